import type { Note } from '@chartwright/contract/notes'
import type { LineUse } from '../../features/insights/sources/uses-of-lines.ts'

/** What a note knows of the session that it is open in. */
export interface NoteAround {
  /** It was written just now. */
  readonly isNew: boolean
  /** A sentence that somebody came for. */
  readonly wanted: LineUse | undefined
  onFound(): void
  showLine(segmentId: string): void
  /** Writes it again, in its place. */
  update(note: Note): void
  /** The lower edge of the session, for what lies above the text. */
  readonly floor: HTMLElement | null
}
