import type { Session } from '@chartwright/contract/sessions'

type NoteState = 'none' | 'draft' | 'partly' | 'signed'

interface Described {
  readonly state: NoteState
  /** In a word or two; empty if there is no note. */
  readonly words: string
}

/** Of all notes of a session together. */
export function describeNoteState(
  session: Pick<Session, 'note_count' | 'signed_note_count'>,
): Described {
  const { note_count: all, signed_note_count: signed } = session
  if (all === 0) return { state: 'none', words: '' }
  if (signed === 0) return { state: 'draft', words: all === 1 ? 'Draft' : 'Drafts' }
  if (signed < all) return { state: 'partly', words: `${signed} of ${all} notes signed` }
  return { state: 'signed', words: 'Signed' }
}
