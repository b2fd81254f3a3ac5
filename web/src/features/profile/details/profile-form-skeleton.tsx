import { Skeleton } from '../../../ui/skeleton.tsx'

/** As tall as the form that replaces it. */
export function ProfileFormSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading profile...</span>
      <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {['Role', 'Specialty', 'Organization Name', 'Organization Size', 'Country'].map((name) => (
          <FieldSkeleton key={name} />
        ))}
      </div>
      <Skeleton className="h-control w-28" />
    </div>
  )
}

/** A label's line and a control. */
export function FieldSkeleton() {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex h-5 items-center">
        <Skeleton className="h-3 w-24" />
      </div>
      <Skeleton className="h-control w-full" />
    </div>
  )
}
