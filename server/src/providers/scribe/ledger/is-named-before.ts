import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../scribe.ts'
import { sentencesOf } from './quotes/sentences-of-line.ts'

/** Whether a problem is named in the sentence of a fact or in the one before it. */
export function isNamedBefore(
  problem: Fact,
  { said: [first] }: Fact,
  segments: readonly ScribeSegment[],
): boolean {
  const line = segments.find(({ id }) => id === first?.segment_id)
  if (!first || !line) return false
  const sentences = sentencesOf(line.text)
  const own = sentences.findLastIndex(({ from }) => from <= first.from)
  const start = sentences[Math.max(0, own - 1)]?.from ?? 0
  const end = sentences[own]?.to ?? line.text.length
  return problem.said.some(
    ({ segment_id, from }) => segment_id === line.id && from >= start && from < end,
  )
}
