import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { around, isQuestion, joinPassages, type Passage } from '../passage.ts'
import { ASKS_MEDICINES, TELLS_OF_ALL } from './medicine.data.ts'

/** Questions for all that is taken with their answers, and what was said of it, where no item has told it. */
export function askedAbout(
  spoken: readonly SpokenSentence[],
  told: ReadonlySet<number>,
): Passage[] {
  const found = spoken.flatMap((sentence, at) => {
    if (/allerg/i.test(sentence.text)) return []
    const isAsked = ASKS_MEDICINES.test(sentence.text) && isQuestion(sentence)
    return isAsked || TELLS_OF_ALL.test(sentence.text) ? [around([at], spoken)] : []
  })
  return joinPassages(found).filter(({ places }) => {
    const texts = places.map((place) => spoken[place]?.text ?? '')
    const isTold = places.some((place) => told.has(place)) || /allerg/i.test(texts.join(' '))
    return !isTold && (texts.length > 1 || texts.some((text) => TELLS_OF_ALL.test(text)))
  })
}
