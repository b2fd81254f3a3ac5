import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../server/src/providers/scribe/scribe.ts'
import type { GoldFact } from '../ledger/gold.ts'

/** Gold facts in the product's form, with ids and quotations. */
export function goldFactsOf(
  facts: readonly GoldFact[],
  segments: readonly ScribeSegment[],
): Fact[] {
  return facts.map(({ said, lines, ...fact }, at) => ({
    ...fact,
    id: String(at),
    source: 'heard',
    lines: [...lines],
    said: said.flatMap(([line, from, to]) => {
      const segment = segments[line]
      return segment
        ? { segment_id: segment.id, from, to, words: segment.text.slice(from, to) }
        : []
    }),
  }))
}
