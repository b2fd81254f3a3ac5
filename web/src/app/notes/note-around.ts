import type { Note } from '@chartwright/contract/notes'
import type { LineUse } from '../../features/insights/sources/uses-of-lines.ts'

/** What a note knows about the session that it is open in. */
export interface NoteAround {
  /** It has just been written. */
  readonly isNew: boolean
  /** A sentence that was requested. */
  readonly wanted: LineUse | undefined
  onFound(): void
  showLine(segmentId: string): void
  /** Rewrites it in place. */
  update(note: Note): void
  /** The lower edge of the session, for overlays above the text. */
  readonly floor: HTMLElement | null
}
