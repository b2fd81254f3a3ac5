import type { Fact } from '@chartwright/contract/facts'
import { placeOfWords } from '../../sheet/speech/place-of-words.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { SETTLED } from './status.data.ts'

/** A medicine with the status that the words of its sentence give it. */
export function settleStatus(fact: Fact, spoken: readonly SpokenSentence[]): Fact {
  if (fact.source !== 'heard') return fact
  const text = spoken[placeOfWords(fact.said[0], spoken)]?.text ?? ''
  const row = SETTLED.find(([, read, words]) => read.includes(fact.status) && words.test(text))
  return row ? { ...fact, status: row[3] } : fact
}
