import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Pencil } from 'lucide-react'
import { useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { CarriedSections } from './carried-sections.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { DetailsSection } from './details-section.tsx'
import { Loaded } from './record-section.tsx'
import { detailsQuery } from './record.queries.ts'
import { TaskSection } from './task-section.tsx'
import { VisitSections } from './visit-sections.tsx'

interface PatientPageProps {
  patientId: string
  onBack: () => void
}

/** Everything known about one patient. Rendered inside the workspace's main. */
export function PatientPage({ patientId, onBack }: PatientPageProps) {
  const query = useQuery(detailsQuery(patientId))
  const heading = usePage(query.data?.name ?? 'Patient')
  const [isEditing, setIsEditing] = useState(false)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col px-4 pb-6 sm:px-6">
      <div className="-mx-3 flex items-center justify-between gap-4 py-4">
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="size-4" />}
          onClick={onBack}
        >
          Patients
        </Button>
        {query.data && (
          <div className="px-3">
            <Button
              icon={<Pencil aria-hidden className="size-4" />}
              onClick={() => setIsEditing(true)}
            >
              Edit details
            </Button>
          </div>
        )}
      </div>
      <h1
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className="pb-5 text-2xl font-semibold tracking-tight wrap-anywhere"
      >
        {query.data?.name ?? 'Patient'}
      </h1>
      <Loaded query={query}>
        {(patient) => (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <DetailsSection patient={patient} />
              <CarriedSections patientId={patientId} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <VisitSections patientId={patientId} />
              <TaskSection patientId={patientId} />
            </div>
          </div>
        )}
      </Loaded>
      {isEditing && query.data && (
        <DetailsDialog patient={query.data} onClose={() => setIsEditing(false)} />
      )}
    </div>
  )
}
