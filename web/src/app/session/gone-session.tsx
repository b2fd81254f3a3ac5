import type { Note } from '@chartwright/contract/notes'
import { CONTEXT_TAB } from '@chartwright/contract/tabs'
import { useQueryClient } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CopyNoteButton } from '../../features/notes/copy-note-button.tsx'
import { noteKey, unsavedText } from '../../features/notes/saving/live-documents.ts'
import { sessionListsKey } from '../../features/sessions/sessions.queries.ts'
import { usePage } from '../../lib/use-page.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { contextKey } from './context-tab.tsx'

interface GoneSessionProps {
  sessionId: string
  /** Those that were known before it was deleted. */
  notes: readonly Note[]
  onLeave: () => void
}

/** Text typed here that can no longer be saved is offered for keeping elsewhere. */
export function GoneSession({ sessionId, notes, onLeave }: GoneSessionProps) {
  const heading = usePage('Session not found')
  const client = useQueryClient()
  const [unsaved] = useState(() =>
    [
      { title: CONTEXT_TAB.title, html: unsavedText(contextKey(sessionId)) },
      ...notes.map(({ id, title }) => ({ title, html: unsavedText(noteKey(id)) })),
    ].flatMap(({ title, html }) => (html === undefined ? [] : { title, html })),
  )
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
          It was deleted, perhaps in another window.
          {unsaved.length > 0 && ' Copy what was not saved before you close it.'}
        </p>
        <ul className="mb-5">
          {unsaved.map(({ title, html }) => (
            <li key={title} className="flex items-center justify-center gap-2">
              <bdi className="truncate">{title}</bdi>
              <CopyNoteButton html={html} />
            </li>
          ))}
        </ul>
        <Button onClick={onLeave}>Close</Button>
      </div>
    </div>
  )
}
