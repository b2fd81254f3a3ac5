import type { Block } from '../../../../../clinical/realise/block.ts'
import type { Want } from '../../headings/place-facts.ts'
import type { Quotation } from './quotation.ts'
import type { Use } from '../use-of-sentence.ts'

/** Where a sentence belongs, best first. */
const BLOCKS_OF: Readonly<Record<Use, readonly Block[]>> = {
  reason: ['complaint', 'hpi'],
  conclusion: ['assessment', 'assessment-and-plan'],
  medicine: ['medications', 'plan', 'advice'],
  home: ['advice', 'plan'],
  warning: ['safety-net', 'follow-up', 'advice', 'plan'],
  step: ['follow-up', 'tests', 'referrals', 'plan'],
}

/** The heading of each quotation: of those that want it, the one that wants the fewest other things. */
export function placeQuotations(
  quotations: readonly Quotation[],
  wants: readonly Pick<Want, 'blocks'>[],
): (number | undefined)[] {
  return quotations.map(({ use }) => {
    for (const block of BLOCKS_OF[use]) {
      const fits = wants
        .map(({ blocks }, at) => ({ at, size: blocks.includes(block) ? blocks.length : Infinity }))
        .filter(({ size }) => size < Infinity)
      const best = fits.sort((a, b) => a.size - b.size)[0]
      if (best) return best.at
    }
    return undefined
  })
}
