import type { Omission } from '@chartwright/contract/insights'
import type { TranscriptSegment } from '@chartwright/contract/transcript'
import type { ReactNode } from 'react'

/** For a line of the transcript. */
export type LineActs = Pick<InsightActs, 'lineOf' | 'speakerOf' | 'showLine' | 'renderPlay'>

/** What can be done from the panel; the workspace provides it. */
export interface InsightActs {
  lineOf(segmentId: string): TranscriptSegment | undefined
  /** The speaker, in a word. */
  speakerOf(line: TranscriptSegment): string | undefined
  /** In the transcript. */
  showLine(segmentId: string): void
  /** Plays what was said, while its audio is stored. */
  renderPlay(line: TranscriptSegment): ReactNode
  showSentence(sentence: number, options?: { takeFocus?: boolean }): void
  insert(omission: Omission): void
  /** Why nothing can be inserted now. */
  readonly insertProblem: string | undefined
  /** Whether it is already in the text, which may not be saved yet. */
  isInNote(text: string): boolean
  /** Resolves to the reason if it failed. */
  dismiss(omission: Omission, reason: string): Promise<string | undefined>
  restore(omission: Omission): void
}
