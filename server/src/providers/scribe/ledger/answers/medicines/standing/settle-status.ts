import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../../../sheet/speech/spoken-sentences.ts'
import { isGivenUp } from '../../../sheet/telling/is-given-up.ts'
import { aroundName } from '../around-name.ts'
import { DECIDES_NOW, IS_TAKEN, SETTLED } from './status.data.ts'

/** A medicine with the status that the words right before it give it, where nobody decides on it or takes it. */
export function settleStatus(fact: Fact, spoken: readonly SpokenSentence[]): Fact {
  if (fact.source !== 'heard') return fact
  if (fact.status === 'takes' && isGivenUp(fact, spoken)) return { ...fact, status: 'took' }
  const around = aroundName(fact, spoken)
  if (!around) return fact
  const { sentence, before } = around
  const row = SETTLED.find(
    ([, read, isOfClinician, words]) =>
      read.includes(fact.status) &&
      (sentence.role === 'unsure' || isOfClinician === (sentence.role === 'clinician')) &&
      words.test(before),
  )
  if (!row || IS_TAKEN.test(sentence.text) || isDecided(sentence, spoken)) return fact
  return { ...fact, status: row[4] }
}

/** In the same sentence or the next one. */
function isDecided(sentence: SpokenSentence, spoken: readonly SpokenSentence[]): boolean {
  const place = spoken.indexOf(sentence)
  return spoken
    .slice(place, place + 2)
    .some(({ role, text }) => (role === 'clinician' || role === 'unsure') && DECIDES_NOW.test(text))
}
