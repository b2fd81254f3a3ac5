import type { Fact } from '@chartwright/contract/facts'
import { placeOfWords } from '../../../sheet/speech/place-of-words.ts'
import type { SpokenSentence } from '../../../sheet/speech/spoken-sentences.ts'
import { passageOf, type Passage } from '../../passage.ts'
import { REFUSES } from '../medicine.data.ts'
import { isSame } from './standing-of-drugs.ts'

/** Where a medicine was refused: as it was read, or right behind the words of the clinician. */
export function refusalOf(
  facts: readonly Fact[],
  all: readonly Fact[],
  spoken: readonly SpokenSentence[],
): Passage[] {
  const declined = all.filter(
    (other) =>
      other.status === 'declined' &&
      other.who === 'patient' &&
      facts.some((fact) => fact.status !== 'declined' && isSame(fact, other)),
  )
  const read = declined.map((fact) => passageOf(fact, spoken))
  return [...read, ...facts.flatMap((fact) => replyTo(fact, spoken))]
}

function replyTo(fact: Fact, spoken: readonly SpokenSentence[]): Passage[] {
  const place = placeOfWords(fact.said[0], spoken)
  const here = spoken[place]
  if (here?.role !== 'clinician') return []
  const at = spoken.findIndex(
    ({ line, role, text }) => line === here.line + 1 && role === 'patient' && REFUSES.test(text),
  )
  return at < 0 ? [] : [{ places: [place, at] }]
}
