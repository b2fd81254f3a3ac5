import type { Fact } from '@chartwright/contract/facts'
import { shareWithin, stemsOf } from '../../../../clinical/realise/words/word-stems.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { SAYS_LITTLE } from '../quotes/also-said.data.ts'
import { sentenceAround } from '../quotes/words/sentences-of-line.ts'

/** What must not be done, or how far or how long, behind what shall be done. */
const TERMS =
  /(?:^|[\s,;])(?:(?:and|but|so|just|please) )*(?:don['’]t|do not|never|no more than|not more than|nothing|no|not|only|unless|until|till)\s+(?!(?:problem|worries|doubt|matter|big deal|need|rush)\b).*$/i
const LEAST_TOLD = 0.5

/** Whether advice goes on with terms that nothing else tells: 'cut down slowly, don't stop at once'. */
export function losesTerms(
  { kind, act, source, polarity, said, text, id }: Fact,
  told: readonly Fact[],
  segments: readonly ScribeSegment[],
): boolean {
  const [own] = said
  const line = segments.find((each) => each.id === own?.segment_id)
  if (kind !== 'plan' || act !== 'advise' || source !== 'heard' || polarity !== 'present')
    return false
  if (own === undefined || line === undefined) return false
  const { to } = sentenceAround(line.text, own)
  const [terms = ''] = TERMS.exec(line.text.slice(own.to, to)) ?? []
  const plain = terms.replaceAll(SAYS_LITTLE, ' ')
  if (stemsOf(plain).length === 0) return false
  const beside = told.flatMap((other) =>
    other.id !== id && other.said.some(({ segment_id }) => segment_id === own.segment_id)
      ? [other.text, ...other.said.map(({ words }) => words)]
      : [],
  )
  return shareWithin(plain, [text, ...beside].join(' ')) < LEAST_TOLD
}
