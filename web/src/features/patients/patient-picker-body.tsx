import type { Patient } from '@chartwright/contract/patients'
import { useId, useRef, useState } from 'react'
import { FieldError } from '../../ui/inputs/field-error.tsx'
import { AddPatientButton } from './add-patient-button.tsx'
import { DeletePatientDialog } from './delete-patient-dialog.tsx'
import { PatientList } from './patient-list.tsx'
import { PatientSearch } from './patient-search.tsx'
import { usePatientPicker } from './use-patient-picker.ts'

interface PatientPickerBodyProps {
  onPick: (patient: Patient) => void
  selectedId: string | undefined
}

export function PatientPickerBody({ onPick, selectedId }: PatientPickerBodyProps) {
  const picker = usePatientPicker(onPick)
  const search = useRef<HTMLInputElement>(null)
  const [doomed, setDoomed] = useState<Patient>()
  const listId = useId()

  const add = (): void => {
    search.current?.focus()
    picker.submit()
  }

  return (
    <div className="flex h-90 min-h-0 flex-col">
      <div className="flex flex-col gap-2 px-4 pt-1.5 pb-3">
        <PatientSearch picker={picker} listId={listId} inputRef={search} />
        <FieldError id={`${listId}-problem`} message={picker.problem} />
      </div>
      <div className="min-h-0 flex-1 border-y border-line">
        <PatientList
          id={listId}
          picker={picker}
          selectedId={selectedId}
          onPick={onPick}
          onDelete={setDoomed}
        />
      </div>
      <p role="status" className="sr-only">
        {picker.text.trim() !== '' && foundWords(picker.matches.length)}
      </p>
      <AddPatientButton picker={picker} onAdd={add} />
      <DeletePatientDialog
        patient={doomed}
        onClose={() => setDoomed(undefined)}
        returnFocus={search}
      />
    </div>
  )
}

function foundWords(count: number): string {
  return count === 1 ? '1 patient found' : `${count} patients found`
}
