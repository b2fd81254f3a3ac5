import type { Patient } from '@chartwright/contract/patients'
import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/inputs/button.tsx'

interface PatientRowProps {
  listId: string
  patient: Patient
  /** Selected with the arrow keys. */
  isActive: boolean
  isSelected: boolean
  onPick: (patient: Patient) => void
  onDelete: (patient: Patient) => void
}

export function cellId(listId: string, patientId: string): string {
  return `${listId}-${patientId}`
}

export function PatientRow(props: PatientRowProps) {
  const { listId, patient, isActive, isSelected, onPick, onDelete } = props
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])

  return (
    <div
      ref={row}
      role="row"
      aria-selected={isActive}
      className={clsx(
        'flex min-h-control items-center rounded-sm',
        isActive ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <div
        role="gridcell"
        id={cellId(listId, patient.id)}
        aria-current={isSelected || undefined}
        onClick={() => onPick(patient)}
        className="flex min-h-control min-w-0 flex-1 cursor-pointer items-center gap-2 py-1 pl-3"
      >
        <span dir="auto" title={patient.name} className="line-clamp-3 flex-1 wrap-anywhere">
          {patient.name}
        </span>
        {isSelected && <Check aria-hidden className="size-4 shrink-0 text-accent-ink" />}
      </div>
      <div role="gridcell" className="px-1">
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={`Delete ${patient.name}`}
          tabIndex={isActive ? 0 : -1}
          icon={<X aria-hidden className="size-4" />}
          onClick={() => onDelete(patient)}
          className="text-ink-faint"
        />
      </div>
    </div>
  )
}
