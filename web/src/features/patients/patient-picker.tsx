import { PATIENT_PICKER_MAX_PX } from '@chartwright/contract/limits'
import type { Patient } from '@chartwright/contract/patients'
import { Unlink } from 'lucide-react'
import { Button } from '../../ui/inputs/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { PatientPickerBody } from './patient-picker-body.tsx'

export interface PatientPickerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSelect: (patient: Patient) => void
  /** The patient currently linked. */
  selectedId?: string | undefined
  /** Removes the link; not offered without it. */
  onUnlink?: () => void
}

/** Document 2 §2.9. Closes itself once a patient is chosen. */
export function PatientPicker(props: PatientPickerProps) {
  const { open, onOpenChange, onSelect, selectedId, onUnlink } = props
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
      {onUnlink && selectedId !== undefined && (
        <div className="border-t border-line p-2">
          <Button
            variant="quiet"
            icon={<Unlink aria-hidden className="size-4" />}
            onClick={() => {
              onUnlink()
              onOpenChange(false)
            }}
            className="w-full"
          >
            Unlink patient
          </Button>
        </div>
      )}
    </Dialog>
  )
}
