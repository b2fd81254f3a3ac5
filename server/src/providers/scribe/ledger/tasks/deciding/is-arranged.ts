import type { Fact } from '@chartwright/contract/facts'
import type { Around } from '../task-around.ts'

const ARRANGED = new Set<Fact['act']>(['order', 'refer', 'procedure'])
const HAS = /\b(?:you're|you are|s?he's|s?he is|i see)(?: (?:already|all))*$/
const BOOKED = /^(?:already )?(?:scheduled|booked|set up)\b/

/** 'I see you're scheduled on the 24th': others have arranged it, wherever else it is told. */
export function isArranged({ act }: Fact, around: readonly Around[]): boolean {
  return (
    ARRANGED.has(act) && around.some(({ before, words }) => HAS.test(before) && BOOKED.test(words))
  )
}
