import type { Fact } from '@chartwright/contract/facts'
import { placeOfWords } from '../../../sheet/speech/place-of-words.ts'
import type { SpokenSentence } from '../../../sheet/speech/spoken-sentences.ts'
import type { Passage } from '../../passage.ts'
import { NO_REFILL } from '../medicine.data.ts'
import { isNamed } from './standing-of-drugs.ts'

const MOST_OF_ANSWER = 2

/** Where a clinician will not write a refill, with what the patient asked; undefined where nobody asked for one. */
export function notRefilled(fact: Fact, spoken: readonly SpokenSentence[]): Passage | undefined {
  const { status, polarity, concept, said } = fact
  if (status !== 'refill' || polarity !== 'absent' || !isNamed(concept)) return undefined
  const place = placeOfWords(said[0], spoken)
  const here = spoken[place]
  if (here === undefined) return undefined
  if (here.role === 'clinician') return NO_REFILL.test(here.text) ? { places: [place] } : undefined
  if (/n't\b|\b(?:no|not)\b/i.test(here.text)) return undefined
  const answer = spoken.flatMap(({ line, role, text }, at) =>
    line === here.line + 1 && role === 'clinician' && text !== '' ? [at] : [],
  )
  return { places: [place, ...answer.slice(0, MOST_OF_ANSWER)] }
}
