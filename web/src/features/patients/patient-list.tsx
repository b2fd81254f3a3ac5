import { UserRound } from 'lucide-react'
import { messageOf } from '../../lib/http/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PatientGrid, type PatientGridProps } from './patient-grid.tsx'
import { PatientListSkeleton } from './patient-list-skeleton.tsx'

/** Loading, failed, empty, without a match, or the rows: always in the same space. */
export function PatientList(props: PatientGridProps) {
  const { list, rows, text } = props.picker
  if (list.isPending) return <PatientListSkeleton />
  if (list.data === undefined) {
    const retry = (): void => void list.refetch()
    return <ErrorState message={messageOf(list.error)} onRetry={retry} busy={list.isFetching} />
  }
  if (list.data.length === 0) return <NoPatients />
  if (rows.length === 0) return <NoMatch text={text.trim()} />
  return <PatientGrid {...props} />
}

function NoPatients() {
  return (
    <EmptyState
      icon={<UserRound aria-hidden className="size-6" />}
      title="No patients yet"
      hint="Type a name and press Enter to add the first one."
    />
  )
}

function NoMatch({ text }: { text: string }) {
  return (
    <EmptyState
      title={`No patient matches "${text}"`}
      hint="Press Enter to add them as a new patient."
    />
  )
}
