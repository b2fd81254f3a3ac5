import { CircleAlert } from 'lucide-react'

/** The live region is always present, so that a message is announced when it appears. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <div id={id} role="alert" className="empty:hidden">
      {message && (
        <p className="flex gap-1.5 text-sm text-danger-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  )
}
