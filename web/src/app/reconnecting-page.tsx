import { RotateCw } from 'lucide-react'
import { retrySession } from '../lib/account/session.ts'
import { Button } from '../ui/inputs/button.tsx'

/** There is a session, but it could not be checked yet whether it is still valid. */
export function ReconnectingPage() {
  return (
    <main className="grid min-h-dvh place-items-center px-6">
      <div className="flex animate-fade-in flex-col items-center gap-4 text-center">
        <div role="status">
          <p className="text-ink">Reconnecting…</p>
          <p className="mt-1 text-balance text-ink-soft">
            You have not been signed out. Your work appears as soon as the server answers.
          </p>
        </div>
        <Button icon={<RotateCw aria-hidden className="size-4" />} onClick={retrySession}>
          Retry
        </Button>
      </div>
    </main>
  )
}
