import { genericName } from '../../questions/find-asked.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { HOW_TO_USE } from './medicine.data.ts'
import { isQuestion, type Passage } from '../passage.ts'
import { wordsIn } from '../spoken-clauses.ts'

/** Words by which a sentence goes on about a medicine that it does not name. */
const OF_MEDICINE =
  /\b(?:it|that|them|those|this|one|tak(?:e|ing)|use|using|tablets?|pills?|puffs?|capsules?|drops?|dose|twice|once)\b/i
/** And in a line of its own. */
const OF_IT = /\b(?:it|that|them|those|one|tablets?|pills?|puffs?|capsules?|drops?|dose)\b/i
/** An instruction for something else. */
const OF_ELSE =
  /^(?:(?:please|just|then|also|and|i(?:'d| would)(?: also)? like you to|i(?: also)? want you to|you (?:can|should|need to)) )*(?:check|drink|eat|measure|weigh|monitor|walk|ice|wear (?:that|the|your|a)|use (?:ice|heat|the (?:\w+ )?rinse)|do (?:\w+ ){0,3}(?:exercis\w+|stretch\w*))\b/i
/** What is said so many sentences later is mostly of something else. */
const MOST_APART = 2
const MOST_LINES = 2
const MOST_WORDS_BETWEEN = 3

/** What was said about a medicine, with how it is used where the next sentence tells that of no other one. */
export function withUse(passage: Passage, spoken: readonly SpokenSentence[]): Passage {
  const [first = 0] = passage.places
  const near = passage.places.filter(
    (place) => spoken[place]?.line !== spoken[first]?.line || place - first <= MOST_APART,
  )
  const places = near.flatMap((place) => {
    const here = spoken[place]
    const after = nextOf(place, spoken)
    const next = spoken[after]
    if (!here || here.role !== 'clinician' || !next || isQuestion(next)) return [place]
    const isOfIt =
      HOW_TO_USE.test(next.text) &&
      OF_MEDICINE.test(next.text) &&
      !OF_ELSE.test(next.text) &&
      drugsIn(next.text).length === 0
    const isOne = new Set(drugsIn(here.text).map(genericName)).size === 1
    const isNear = next.line === here.line || OF_IT.test(next.text)
    return isOfIt && isOne && isNear ? [place, after] : [place]
  })
  return { places: [...new Set(places)].sort((a, b) => a - b) }
}

/** The next sentence of the clinician, where nobody says more than a word or two before it; else -1. */
function nextOf(place: number, spoken: readonly SpokenSentence[]): number {
  const here = spoken[place]
  for (let at = place + 1; at < spoken.length; at += 1) {
    const next = spoken[at]
    if (!here || !next || next.line > here.line + MOST_LINES) return -1
    if (next.text !== '' && next.role === 'clinician') return at
    if (wordsIn(next.text) > MOST_WORDS_BETWEEN) return -1
  }
  return -1
}
