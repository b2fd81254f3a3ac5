import {
  patientDetailsApi,
  COMMON_PRONOUNS,
  PATIENT_SEXES,
  type PatientDetails,
} from '@chartwright/contract/patient-details'
import { PRONOUNS_MAX_CHARS, RECORD_NUMBER_MAX_CHARS } from '@chartwright/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { messageOf } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useDiscardGuard } from '../../../ui/overlays/use-discard-guard.tsx'
import { cachePatient } from '../patients.queries.ts'
import { draftOf, readDraft, type DetailsDraft, type DraftProblems } from './details-draft.ts'
import { DetailsField } from './details-field.tsx'
import { detailsQuery } from './record.queries.ts'
import { SEX_WORDS } from './sex-words.ts'

interface DetailsDialogProps {
  patient: PatientDetails
  onClose: () => void
}

const NOT_GIVEN = 'none'
const SEXES = [
  { value: NOT_GIVEN, label: 'Not given' },
  ...PATIENT_SEXES.map((value) => ({ value, label: SEX_WORDS[value] })),
]

/** Stays open, with what was typed, until the server has saved it. */
export function DetailsDialog({ patient, onClose }: DetailsDialogProps) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(patient))
  const [problems, setProblems] = useState<DraftProblems>({})
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Parameters<typeof call<typeof patientDetailsApi.update>>[1]['body']) =>
      call(patientDetailsApi.update, { params: { id: patient.id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(detailsQuery(patient.id).queryKey, saved)
      cachePatient(client, { id: saved.id, name: saved.name })
      // Sessions and tasks show the name as well.
      if (saved.name !== patient.name) void client.invalidateQueries()
      onClose()
    },
  })
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(patient))
  const guard = useDiscardGuard(
    isChanged,
    onClose,
    'The details are not saved yet. If you close now, they are lost.',
  )
  const change = (field: keyof DetailsDraft) => (value: string) => {
    setDraft((known) => ({ ...known, [field]: value }))
    setProblems(({ [field]: _, ...others }) => others)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (isPending) return
    const read = readDraft(draft)
    if ('problems' in read) setProblems(read.problems)
    else mutate(read.change)
  }
  const text = (field: keyof DetailsDraft, label: string, more: object = {}) => (
    <DetailsField
      label={label}
      value={draft[field]}
      error={problems[field]}
      onChange={change(field)}
      {...more}
    />
  )

  return (
    <Dialog
      open
      title="Patient details"
      description="Everything but the name may stay empty."
      maxWidthPx={560}
      onOpenChange={() => {
        if (!isPending) guard.requestClose()
      }}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 overflow-y-auto p-4">
        {text('name', 'Name', { autoFocus: true })}
        <div className="grid gap-4 sm:grid-cols-2">
          {text('date_of_birth', 'Date of birth', { type: 'date' })}
          {text('record_number', 'Record number', { maxLength: RECORD_NUMBER_MAX_CHARS })}
          <Field label="Sex" error={problems.sex}>
            {(control) => (
              <Select
                {...control}
                placeholder="Not given"
                options={SEXES}
                value={draft.sex === '' ? NOT_GIVEN : draft.sex}
                onValueChange={(chosen) => change('sex')(chosen === NOT_GIVEN ? '' : chosen)}
              />
            )}
          </Field>
          {text('pronouns', 'Pronouns', {
            options: COMMON_PRONOUNS,
            maxLength: PRONOUNS_MAX_CHARS,
            placeholder: 'she/her, he/him, they/them or your own',
          })}
          {text('phone', 'Phone', { type: 'tel' })}
          {text('email', 'Email', { type: 'email' })}
        </div>
        {error && (
          <p role="alert" className="text-danger-ink">
            {messageOf(error)}
          </p>
        )}
        <div className="flex justify-end pt-1">
          <Button type="submit" variant="primary" busy={isPending} busyLabel="Saving...">
            Save details
          </Button>
        </div>
      </form>
      {guard.question}
    </Dialog>
  )
}
