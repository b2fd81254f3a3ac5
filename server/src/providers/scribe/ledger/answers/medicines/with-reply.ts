import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { around, CLOSING, isQuestion, type Passage } from '../passage.ts'
import { OF_IT } from './medicine.data.ts'

const MOST_QUESTIONS = 3

/** What a clinician says of a medicine with the questions that go on from it, and their answer. */
export function withReply(passage: Passage, spoken: readonly SpokenSentence[]): Passage {
  const places = passage.places.flatMap((place) => [place, ...replyTo(place, spoken)])
  return { places: [...new Set(places)].sort((a, b) => a - b) }
}

function replyTo(place: number, spoken: readonly SpokenSentence[]): readonly number[] {
  const here = spoken[place]
  if (here?.role !== 'clinician' || drugsIn(here.text).length === 0) return []
  const after = spoken.flatMap(({ line, text }, at) =>
    line === here.line && at > place && text !== '' ? [at] : [],
  )
  const isAsked = after.every((at) => {
    const next = spoken[at]
    return (
      next &&
      isQuestion(next) &&
      OF_IT.test(next.text) &&
      !CLOSING.test(next.text) &&
      drugsIn(next.text).length === 0
    )
  })
  const last = after.at(-1)
  if (!isAsked || last === undefined || after.length > MOST_QUESTIONS) return []
  return [...after, ...around([last], spoken).places]
}
