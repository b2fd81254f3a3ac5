import type { Fact } from '@chartwright/contract/facts'
import type { ReactNode } from 'react'

/** What can be done with a fact, and what is known about the lines that it is based on. */
export interface FactActs {
  correct(fact: Fact): void
  remove(fact: Fact): void
  showLine(segmentId: string): void
  /** Where the line's audio is still stored. */
  renderPlay(segmentId: string): ReactNode
  /** When the line was said, for example '1:05'; undefined for typed text. */
  timeOf(segmentId: string): string | undefined
}
