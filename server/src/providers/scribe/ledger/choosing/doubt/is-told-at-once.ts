import type { Fact } from '@chartwright/contract/facts'

const LINES_OF_OPENING = 12

/** What the patient came for is asked about first: what the next answers say of it is of it. */
export function isToldAtOnce({ kind, lines }: Fact): boolean {
  return kind === 'complaint' && Math.max(...lines) - Math.min(...lines) <= LINES_OF_OPENING
}
