import type { FactStatus } from '@chartwright/contract/facts'

/** What is told of a drug after it, of one that is not taken, or not any more. */
export const DRUG_ENDINGS: readonly (readonly [said: string, status: FactStatus])[] = [
  ['weaned myself off', 'took'],
  ['weened myself off', 'took'],
  ['weaned off', 'took'],
  ['came off', 'took'],
  ['took myself off', 'took'],
  ['stopped taking', 'took'],
  ['stopped it', 'took'],
  ['quit taking', 'took'],
  ['ran out', 'took'],
  ['decided against', 'declined'],
  ['turned it down', 'declined'],
  ['did not want', 'declined'],
  ['declined it', 'declined'],
  ['refused it', 'declined'],
]
