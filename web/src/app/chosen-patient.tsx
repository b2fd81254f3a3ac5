import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { PatientPicker } from '../features/patients/patient-picker.tsx'
import { patientsQuery } from '../features/patients/patients.queries.ts'
import { Button } from '../ui/button.tsx'

export function ChosenPatient() {
  const [isOpen, setIsOpen] = useState(false)
  const [chosenId, setChosenId] = useState<string>()
  const patients = useQuery({ ...patientsQuery, enabled: isOpen || chosenId !== undefined })
  const chosen = patients.data?.find(({ id }) => id === chosenId)

  return (
    <section
      aria-labelledby="chosen-patient"
      className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="min-w-0">
        <h2 id="chosen-patient" className="text-sm text-ink-soft">
          Patient
        </h2>
        <p className="font-medium wrap-anywhere">
          {chosen ? <bdi>{chosen.name}</bdi> : 'No patient selected'}
        </p>
      </div>
      <Button icon={<UserRound aria-hidden className="size-4" />} onClick={() => setIsOpen(true)}>
        Select Patient
      </Button>
      <PatientPicker
        open={isOpen}
        onOpenChange={setIsOpen}
        onSelect={({ id }) => setChosenId(id)}
        selectedId={chosenId}
      />
    </section>
  )
}
