import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { sentencesOf, type Stretch } from '../quotes/words/sentences-of-line.ts'

/**
 * Whether a problem is named in the sentence of a fact, or in the one before it. A sentence that has a
 * drug of its own says nothing of the next one.
 */
export function isNamedBefore(
  problem: Fact,
  { said: [first] }: Fact,
  segments: readonly ScribeSegment[],
  facts: readonly Fact[],
): boolean {
  const line = segments.find(({ id }) => id === first?.segment_id)
  if (!first || !line) return false
  const sentences = sentencesOf(line.text)
  const own = sentences.findLastIndex(({ from }) => from <= first.from)
  const isSaidIn = ({ said }: Fact, sentence: Stretch | undefined) =>
    said.some(
      ({ segment_id, from }) =>
        sentence && segment_id === line.id && from >= sentence.from && from < sentence.to,
    )
  if (isSaidIn(problem, sentences[own])) return true
  const before = sentences[own - 1]
  const hasDrug = facts.some((one) => one.kind === 'medication' && isSaidIn(one, before))
  return !hasDrug && isSaidIn(problem, before)
}
