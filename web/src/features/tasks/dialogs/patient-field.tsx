import { UserRound, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { IconButton } from '../../../ui/inputs/icon-button.tsx'
import type { PickerContext, RenderPatientPicker } from '../patient-picker-slot.ts'
import type { NamedPatient } from '../task-patients.ts'

interface PatientFieldProps {
  context: PickerContext
  patient: NamedPatient | undefined
  onChange: (patient: NamedPatient | undefined) => void
  isUpdating?: boolean
  renderPicker: RenderPatientPicker
}

export function PatientField(props: PatientFieldProps) {
  const { context, patient, onChange, isUpdating = false, renderPicker } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm font-medium text-ink">
        Patient
      </span>
      <div className="flex gap-2">
        <Button
          id={`${id}-value`}
          aria-labelledby={`${id}-label ${id}-value`}
          busy={isUpdating}
          icon={<UserRound aria-hidden className="size-4 text-ink-soft" />}
          onClick={() => setIsOpen(true)}
          className="min-w-0 flex-1 justify-start"
        >
          {isUpdating ? (
            'Updating...'
          ) : (
            <bdi className="truncate">{patient?.name ?? 'Select patient'}</bdi>
          )}
        </Button>
        {patient && !isUpdating && (
          <IconButton
            label="Remove patient"
            icon={<X aria-hidden className="size-4" />}
            onClick={() => onChange(undefined)}
          />
        )}
      </div>
      {renderPicker({
        context,
        open: isOpen,
        onOpenChange: setIsOpen,
        onSelect: onChange,
        selectedId: patient?.id,
      })}
    </div>
  )
}
