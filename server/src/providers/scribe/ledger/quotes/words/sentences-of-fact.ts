import type { Fact } from '@chartwright/contract/facts'
import type { SaidIn } from '../../../../../clinical/realise/once/said-together.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { sentenceAround } from './sentences-of-line.ts'

/** The sentences of the visit in which a fact was said. */
export function sentencesOfFact({ said }: Fact, segments: readonly ScribeSegment[]): SaidIn[] {
  return said.flatMap((quotation) => {
    const line = segments.find(({ id }) => id === quotation.segment_id)
    if (line === undefined) return []
    const { from, to } = sentenceAround(line.text, quotation)
    return [{ id: `${line.id}:${String(to)}`, text: line.text.slice(from, to) }]
  })
}
