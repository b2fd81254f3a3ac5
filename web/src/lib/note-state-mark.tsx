import type { Session } from '@chartwright/contract/sessions'
import { FileCheck2, FilePen } from 'lucide-react'
import { describeNoteState } from './note-state.ts'

/** Unobtrusive: whether the notes of a session are signed. Renders nothing if it has none. */
export function NoteStateMark({
  session,
}: {
  session: Pick<Session, 'note_count' | 'signed_note_count'>
}) {
  const { state, words } = describeNoteState(session)
  if (state === 'none') return null
  const Icon = state === 'signed' ? FileCheck2 : FilePen
  return (
    <span role="img" aria-label={words} title={words} className="inline-flex shrink-0">
      <Icon
        aria-hidden
        className={`size-3.5 self-center ${state === 'signed' ? 'text-accent-ink' : 'text-ink-faint'}`}
      />
    </span>
  )
}
