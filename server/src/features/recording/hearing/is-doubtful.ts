import { findAmounts, findNamedDrugs } from '../../../clinical/find-drugs.ts'
import { tokensOf } from '../../../clinical/tokens.ts'
import type { Heard } from '../../../providers/stt/stt.ts'

/** Half of the lines below this confidence contain a wrong word. */
const SURE = 0.9

/** Talk about a drug, where a name is to be expected. */
const DRUG_TALK =
  /\b(?:milligrams?|mg|micrograms?|mcg|tablets?|pills?|capsules?|puffs?|inhaler|prescri\w+|refills?|(?:once|twice|three times) (?:a day|daily))\b/i

interface Range {
  readonly said: RegExp
  readonly from: number
  readonly to: number
}

/** The number after these words, and the range possible in a living adult or child. */
const RANGES: readonly Range[] = [
  { said: /\b(?:heart rate|pulse)\D{0,20}(\d+(?:\.\d+)?)/i, from: 30, to: 220 },
  {
    said: /\b(?:respiratory rate|respirations?|breath\w*)\D{0,20}(\d+(?:\.\d+)?)/i,
    from: 6,
    to: 60,
  },
  { said: /\b(?:temperature|temp)\D{0,20}(\d+(?:\.\d+)?)/i, from: 34, to: 108 },
  { said: /\b(?:saturation|sats?|oxygen|o2)\D{0,20}(\d+(?:\.\d+)?)/i, from: 50, to: 100 },
  { said: /\b(?:blood pressure|bp|pressure)\D{0,20}(\d+(?:\.\d+)?)/i, from: 60, to: 250 },
  { said: /(\d+(?:\.\d+)?) ?over ?\d/i, from: 60, to: 250 },
  { said: /\bover ?(\d+(?:\.\d+)?)/i, from: 30, to: 150 },
]
/** Units that nothing is measured in, and numbers that nobody says. */
const IMPOSSIBLE = /\b(?:inches|feet|pounds|degrees) (?:per|a) minute\b|\b\d{5,}\b|\d\.\d{3,}/i

/** A recogniser that has lost track of sentences writes them without capitals and full stops. */
const LOST_SENTENCES = /\bi\b(?![.'’])/

/** Whether a line is worth a second hearing, since a stronger recogniser is slow. */
export function isDoubtful({ text, confidence }: Heard): boolean {
  if (confidence === undefined || confidence < SURE) return true
  return LOST_SENTENCES.test(text) || hasImplausibleNumber(text) || hasSuspectedDrug(text)
}

function hasImplausibleNumber(text: string): boolean {
  if (IMPOSSIBLE.test(text)) return true
  return RANGES.some(({ said, from, to }) => {
    const number = Number(said.exec(text)?.[1] ?? from)
    return number < from || number > to
  })
}

/** A drug is being discussed, but none is named. */
function hasSuspectedDrug(text: string): boolean {
  const tokens = tokensOf(text)
  const isTalkedOf = DRUG_TALK.test(text) || findAmounts(tokens).length > 0
  return isTalkedOf && findNamedDrugs(tokens).length === 0
}
