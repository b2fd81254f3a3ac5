import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { HOW_TO_USE } from './medicine.data.ts'
import { isQuestion, type Passage } from '../passage.ts'

/** Words by which a sentence goes on about a medicine that it does not name. */
const OF_MEDICINE =
  /\b(?:it|that|them|those|this|one|tak(?:e|ing)|use|using|tablets?|pills?|puffs?|capsules?|drops?|dose|twice|once)\b/i
/** What is said so many sentences later is mostly of something else. */
const MOST_APART = 2

/** What was said about a medicine, with how it is used where the next sentence tells that of no other one. */
export function withUse(passage: Passage, spoken: readonly SpokenSentence[]): Passage {
  const [first = 0] = passage.places
  const near = passage.places.filter(
    (place) => spoken[place]?.line !== spoken[first]?.line || place - first <= MOST_APART,
  )
  const places = near.flatMap((place) => {
    const [here, next] = [spoken[place], spoken[place + 1]]
    if (!here || here.role !== 'clinician' || next?.line !== here.line || isQuestion(next))
      return [place]
    const isOfIt =
      HOW_TO_USE.test(next.text) && OF_MEDICINE.test(next.text) && drugsIn(next.text).length === 0
    return isOfIt && drugsIn(here.text).length === 1 ? [place, place + 1] : [place]
  })
  return { places: [...new Set(places)].sort((a, b) => a - b) }
}
