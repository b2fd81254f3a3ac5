import { CircleAlert } from 'lucide-react'

/** The live region is always present, so that a message is announced when it appears. */
export function DialogAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {message !== undefined && (
        <p className="flex gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  )
}
