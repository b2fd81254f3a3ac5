import { PATIENT_PICKER_MAX_PX } from '@chartwright/contract/limits'
import type { Patient } from '@chartwright/contract/patients'
import { Dialog } from '../../ui/dialog.tsx'
import { PatientPickerBody } from './patient-picker-body.tsx'

export interface PatientPickerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSelect: (patient: Patient) => void
  /** The patient who is linked now. */
  selectedId?: string | undefined
}

/** Document 2 §2.9. Closes itself once a patient is chosen. */
export function PatientPicker({ open, onOpenChange, onSelect, selectedId }: PatientPickerProps) {
  const pick = (patient: Patient): void => {
    onSelect(patient)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Select Patient"
      maxWidthPx={PATIENT_PICKER_MAX_PX}
    >
      <PatientPickerBody onPick={pick} selectedId={selectedId} />
    </Dialog>
  )
}
