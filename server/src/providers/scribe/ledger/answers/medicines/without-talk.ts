import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { CLOSING, isQuestion, type Passage } from '../passage.ts'

/** Words of a question for the medicine that was named. */
const OF_IT =
  /\b(?:it|them|taking|take|doing|dose|side effects?|tablets?|pills?|refill|still|\d+|help(?:s|ed|ing)?)\b/i

/** What was said of a medicine, up to where the clinician goes on to ask for something else. */
export function withoutTalk({ places }: Passage, spoken: readonly SpokenSentence[]): Passage {
  const named = places.findIndex((place) => drugsIn(spoken[place]?.text ?? '').length > 0)
  const first = Math.max(named, 0)
  const line = spoken[places[first] ?? -1]?.line
  const end = places.findIndex((place, at) => {
    const sentence = spoken[place]
    if (!sentence || at <= first || sentence.role !== 'clinician') return false
    return ends(sentence) || (sentence.line !== line && asksElse(sentence))
  })
  return { places: end < 0 ? places : places.slice(0, end) }
}

function ends(sentence: SpokenSentence): boolean {
  return isQuestion(sentence) && (CLOSING.test(sentence.text) || /\ballerg/i.test(sentence.text))
}

function asksElse(sentence: SpokenSentence): boolean {
  const { text } = sentence
  return isQuestion(sentence) && drugsIn(text).length === 0 && !OF_IT.test(text)
}
