import type { Fact } from '@chartwright/contract/facts'
import type { ReactNode } from 'react'

/** What can be done with a fact, and what is known of the lines that it rests on. */
export interface FactActs {
  correct(fact: Fact): void
  remove(fact: Fact): void
  showLine(segmentId: string): void
  /** Where the sound of the line is kept. */
  renderPlay(segmentId: string): ReactNode
  /** When the line was said, as in '1:05'; undefined for what was typed. */
  timeOf(segmentId: string): string | undefined
}
