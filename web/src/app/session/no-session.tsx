import { NotebookPen } from 'lucide-react'
import { usePage } from '../../lib/use-page.ts'
import { SessionActions } from './session-actions.tsx'

/** Document 2 §2.3. */
export function NoSession() {
  const heading = usePage('Dashboard')
  return (
    <>
      <div className="flex min-h-15 items-center justify-end px-4 py-2 sm:px-6">
        <SessionActions session={undefined} />
      </div>
      <div className="grid flex-1 place-items-center px-6 pb-24 text-center">
        <div>
          <NotebookPen aria-hidden className="mx-auto mb-4 size-8 text-ink-faint" />
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight">
            No Session Selected
          </h1>
          <p className="mt-2 text-balance text-ink-soft">
            Create a new session or select an existing one to get started.
          </p>
        </div>
      </div>
    </>
  )
}
