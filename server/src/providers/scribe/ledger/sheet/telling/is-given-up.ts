import type { Fact } from '@chartwright/contract/facts'
import { FORMERLY } from '../../answers/plain-answer.data.ts'
import { drugsIn } from './names-drug.ts'
import { genericName } from '../../questions/find-asked.ts'
import { placeOfWords } from '../speech/place-of-words.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'

const ASKS_TAKING = /\b(?:tak(?:e|ing)|us(?:e|ing)|on (?:it|that|them|the))\b/i
/** What was named before, and nothing else. */
const ASKS_FOR_IT = /\b(?:tak(?:e|ing)|us(?:e|ing)|on) (?:it|that|them|this|these|those)\b/i
/** 'Not any more, just at night.' */
const LESS =
  /\b(?:just|only|but|except|unless|instead|(?:if|when(?:ever)?) (?:i|it|needed)|as needed|once|twice|every|now)\b/i
const MOST_AFTER = 4

/** 'Are you taking it every day?' – 'Not any more.': it is asked of a medicine, and not taken now. */
export function isGivenUp({ concept, said }: Fact, spoken: readonly SpokenSentence[]): boolean {
  return said.some((quote) => {
    const place = placeOfWords(quote, spoken)
    const here = spoken[place]
    if (!here) return false
    return spoken.slice(place, place + MOST_AFTER).some((asked, at) => {
      const isAsked = asked.role === 'clinician' && asked.text.endsWith('?')
      if (!isAsked || !ASKS_TAKING.test(asked.text) || asked.line > here.line + 1) return false
      if (at > 0 && !ASKS_FOR_IT.test(asked.text)) return false
      if (namesOther(concept, spoken.slice(place, place + at + 1))) return false
      const answer = spoken.slice(place + at + 1).find(({ text }) => text !== '')
      if (answer === undefined || answer.role === 'clinician') return false
      return FORMERLY.test(answer.text) && !LESS.test(answer.text)
    })
  })
}

/** Of two medicines nobody knows which one was asked for. */
function namesOther(concept: string, spoken: readonly SpokenSentence[]): boolean {
  const own = genericName(drugsIn(concept)[0] ?? concept)
  return spoken.flatMap(({ text }) => drugsIn(text)).some((name) => genericName(name) !== own)
}
