import { useQueryClient } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { useEffect } from 'react'
import { sessionListsKey } from '../features/sessions/sessions.queries.ts'
import { usePage } from '../lib/use-page.ts'
import { Button } from '../ui/button.tsx'

export function GoneSession({ onLeave }: { onLeave: () => void }) {
  const heading = usePage('Session not found')
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: sessionListsKey })
  }, [client])
  return (
    <div className="grid flex-1 place-items-center px-6 pb-24 text-center">
      <div role="alert">
        <FileX2 aria-hidden className="mx-auto mb-4 size-8 text-ink-faint" />
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight">
          This session is not there any more
        </h1>
        <p className="mt-2 mb-5 text-balance text-ink-soft">
          It was deleted, perhaps in another window. Text that was not saved is kept in this
          browser.
        </p>
        <Button onClick={onLeave}>Close</Button>
      </div>
    </div>
  )
}
