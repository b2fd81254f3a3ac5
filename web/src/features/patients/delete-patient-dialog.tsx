import type { Patient } from '@chartwright/contract/patients'
import type { RefObject } from 'react'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useDeletePatient } from './use-delete-patient.ts'

interface DeletePatientDialogProps {
  /** Open while there is one. */
  patient: Patient | undefined
  onClose: () => void
  /** The row that opened it may be gone. */
  returnFocus: RefObject<HTMLElement | null>
}

export function DeletePatientDialog({ patient, onClose, returnFocus }: DeletePatientDialogProps) {
  const deletePatient = useDeletePatient()

  const confirm = (): void => {
    if (patient) deletePatient(patient)
    onClose()
  }

  return (
    <ConfirmDialog
      open={patient !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Delete Patient?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        returnFocus.current?.focus()
      }}
    >
      <p>
        Are you sure you want to delete "<bdi>{patient?.name}</bdi>"?
      </p>
      <p>
        Sessions and tasks of this patient are kept, but no longer linked to anyone. This action
        cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
