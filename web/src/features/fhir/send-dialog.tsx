import type { Note } from '@chartwright/contract/notes'
import { useState } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { Input } from '../../ui/inputs/input.tsx'
import { SendForm } from '../../ui/inputs/send-form.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { RecordSystem } from './record-system.ts'
import { useSendNote } from './use-send-note.ts'

interface SendDialogProps {
  note: Note
  to: RecordSystem
  onClose: () => void
}

const NUMBER = /^[1-9]\d{0,17}$/

export function SendDialog({ note, to, onClose }: SendDialogProps) {
  const { system, host } = to
  const sendNote = useSendNote(note.id)
  const [patient, setPatient] = useState('')
  const [encounter, setEncounter] = useState('')
  const isPlaced = NUMBER.test(patient.trim()) && NUMBER.test(encounter.trim())
  const place = { remote_patient: patient.trim(), remote_encounter: encounter.trim() }

  return (
    <Dialog open onOpenChange={onClose} title="Send to the record" maxWidthPx={440}>
      <SendForm
        given={system === 'fhir' || isPlaced ? system : ''}
        send={() => sendNote(system === 'fhir' ? { system } : { system, ...place })}
        onSent={onClose}
        label="Send"
        busyLabel="Sending..."
        variant="primary"
      >
        <p className="text-ink-soft wrap-anywhere">
          {`The signed note and what it tells of the patient are sent to ${host}. What was sent cannot be taken back from here.`}
        </p>
        {system === 'openemr' && (
          <>
            <NumberField label="Patient ID in OpenEMR" value={patient} onChange={setPatient} />
            <NumberField label="Encounter number" value={encounter} onChange={setEncounter} />
          </>
        )}
      </SendForm>
    </Dialog>
  )
}

interface NumberFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function NumberField({ label, value, onChange }: NumberFieldProps) {
  const isWrong = value.trim() !== '' && !NUMBER.test(value.trim())
  return (
    <Field label={label} error={isWrong ? 'This must be a number.' : undefined}>
      {(control) => (
        <Input
          {...control}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
