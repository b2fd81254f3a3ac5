import { OF_RELATIVE } from '../../quotes/also-said.data.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import { around, isQuestion, joinPassages, type Passage } from '../passage.ts'
import { ASKS_MEDICINES, TELLS_OF_ALL, USES_FORM } from './medicine.data.ts'

/** Questions for all that is taken with their answers, and what was said of it, where no item has told it. */
export function askedAbout(
  spoken: readonly SpokenSentence[],
  told: ReadonlySet<number>,
  names: readonly string[],
): Passage[] {
  const isOfAll = ({ text }: SpokenSentence) => TELLS_OF_ALL.test(text) || usesUnlisted(text, names)
  const found = spoken.flatMap((sentence, at) => {
    if (/allerg/i.test(sentence.text)) return []
    const isAsked = ASKS_MEDICINES.test(sentence.text) && isQuestion(sentence)
    return isAsked || isOfAll(sentence) ? [around([at], spoken)] : []
  })
  return joinPassages(found).filter(({ places }) => {
    const own = places.flatMap((place) => spoken[place] ?? [])
    const texts = own.map(({ text }) => text)
    const isTold = places.some((place) => told.has(place)) || /allerg/i.test(texts.join(' '))
    return !isTold && (texts.length > 1 || own.some(isOfAll))
  })
}

/** A medicine by its form alone, where no item is of that form. */
function usesUnlisted(text: string, names: readonly string[]): boolean {
  const [, form] = USES_FORM.exec(text) ?? []
  if (form === undefined || OF_RELATIVE.test(text) || drugsIn(text).length > 0) return false
  return !names.some((name) => name.includes(form.toLowerCase()))
}
