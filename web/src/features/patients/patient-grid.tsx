import type { Patient } from '@chartwright/contract/patients'
import { PatientRow } from './patient-row.tsx'
import { ROWS_MAX, type Picker } from './use-patient-picker.ts'

export interface PatientGridProps {
  id: string
  picker: Picker
  selectedId: string | undefined
  onPick: (patient: Patient) => void
  onDelete: (patient: Patient) => void
}

export function PatientGrid({ id, picker, selectedId, onPick, onDelete }: PatientGridProps) {
  const { matches, rows, active } = picker
  return (
    <div id={id} role="grid" aria-label="Patients" className="h-full overflow-y-auto p-1">
      {rows.map((patient) => (
        <PatientRow
          key={patient.id}
          listId={id}
          patient={patient}
          isActive={patient.id === active?.id}
          isSelected={patient.id === selectedId}
          onPick={onPick}
          onDelete={onDelete}
        />
      ))}
      {matches.length > ROWS_MAX && (
        <div role="row">
          <p role="gridcell" className="px-3 py-2 text-sm text-ink-soft tabular-nums">
            The first {ROWS_MAX} of {matches.length}. Type more of the name to see the rest.
          </p>
        </div>
      )}
    </div>
  )
}
