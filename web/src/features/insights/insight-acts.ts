import type { Omission } from '@chartwright/contract/insights'
import type { TranscriptSegment } from '@chartwright/contract/transcript'
import type { ReactNode } from 'react'

/** For a line of the transcript. */
export type LineActs = Pick<InsightActs, 'lineOf' | 'speakerOf' | 'showLine' | 'renderPlay'>

/** What can be done from the panel; the workspace knows how. */
export interface InsightActs {
  lineOf(segmentId: string): TranscriptSegment | undefined
  /** Who said it, in a word. */
  speakerOf(line: TranscriptSegment): string | undefined
  /** In the transcript. */
  showLine(segmentId: string): void
  /** Plays what was said, while its sound is kept. */
  renderPlay(line: TranscriptSegment): ReactNode
  showSentence(sentence: number, options?: { takeFocus?: boolean }): void
  insert(omission: Omission): void
  /** Why nothing can be inserted now. */
  readonly insertProblem: string | undefined
  /** It stands in the text already, which may not be saved yet. */
  isInNote(text: string): boolean
  /** Answers what hindered it. */
  dismiss(omission: Omission, reason: string): Promise<string | undefined>
  restore(omission: Omission): void
}
