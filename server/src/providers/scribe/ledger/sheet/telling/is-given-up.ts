import type { Fact } from '@chartwright/contract/facts'
import { FORMERLY } from '../../answers/plain-answer.data.ts'
import { placeOfWords } from '../speech/place-of-words.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'

const ASKS_TAKING = /\b(?:tak(?:e|ing)|us(?:e|ing)|on (?:it|that|them|the))\b/i
const MOST_AFTER = 4

/** 'Are you taking it every day?' – 'Not any more.': it is asked of a medicine, and not taken now. */
export function isGivenUp({ said }: Fact, spoken: readonly SpokenSentence[]): boolean {
  return said.some((quote) => {
    const place = placeOfWords(quote, spoken)
    const here = spoken[place]
    if (!here) return false
    return spoken.slice(place, place + MOST_AFTER).some((asked, at) => {
      const isAsked = asked.role === 'clinician' && asked.text.endsWith('?')
      if (!isAsked || !ASKS_TAKING.test(asked.text) || asked.line > here.line + 1) return false
      const answer = spoken.slice(place + at + 1).find(({ text }) => text !== '')
      return answer !== undefined && answer.role !== 'clinician' && FORMERLY.test(answer.text)
    })
  })
}
