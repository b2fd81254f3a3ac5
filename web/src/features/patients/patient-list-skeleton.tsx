import { Skeleton } from '../../ui/skeleton.tsx'

const NAME_WIDTHS = ['w-36', 'w-28', 'w-40', 'w-32', 'w-24', 'w-36']

export function PatientListSkeleton() {
  return (
    <div role="status" className="h-full overflow-hidden p-1">
      <span className="sr-only">Loading patients...</span>
      {NAME_WIDTHS.map((width, index) => (
        <div key={index} className="flex min-h-control items-center px-3">
          <Skeleton className={`h-3.5 ${width}`} />
        </div>
      ))}
    </div>
  )
}
