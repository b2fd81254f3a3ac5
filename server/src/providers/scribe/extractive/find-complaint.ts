import { findConditions } from '../../../clinical/find-conditions.ts'
import type { Statement } from './statement.ts'
import type { SourcedSentence } from './sourced.ts'
import { tidySentence } from './tidy-sentence.ts'

const PLACE =
  '(?:knee|shoulder|back|hip|ankle|elbow|wrist|neck|foot|feet|leg|arm|hand|finger|thumb|toe|heel|chest|abdominal|abdomen|stomach|belly|groin|rib|jaw|ear|eye|throat|lips?|tongue|face|head|pelvic|flank|calf|thigh|joint|muscle|tooth|breast|side|hamstring|achilles|sinus|facial)'
const SIDE =
  '(?:(?:left|right|lower|upper|bilateral|low|mid|middle|chronic|severe|acute|both|ring|index) )*'
const PHRASES = new RegExp(
  `\\b(?:${SIDE}${PLACE}(?: ${PLACE})? (?:pain|swelling|injury|numbness|weakness|ulcer|rash|infection|fracture|stiffness|spasms?|ache)|` +
    `(?:annual|routine|yearly|wellness) (?:exam|physical|check-?up|visit)|physical exam(?=\\.| today|$)|` +
    `shortness of breath|difficulty (?:breathing|swallowing|sleeping)|sore throat|runny nose|weight (?:loss|gain)|blurry vision|high blood pressure|back pain|` +
    `(?:persistent |dry |bad |chronic )?cough|headaches?|migraines?|dizziness|nausea|vomiting|diarrhea|constipation|fatigue|rash|fever|palpitations|heartburn|insomnia|anxiety|depression|hearing loss|toothache|joint pain|chest tightness|follow-?up(?= (?:of|for|visit))|medication refill)\\b`,
  'g',
)
const REASON =
  /\b(?:presents?|presenting|here|coming in|came in|come in|comes in|referred)(?: today| to the \w+| here)* (?:for|with|because of|complaining of) (?:a |an |your |my |his |her |the |some )?([a-z0-9' -]{4,60}?)(?=[.,]|$| who\b| and (?:he|she|i|you)\b| that\b| today\b| so\b)/
const EARLY = 0.25
const MOST = 2

/** The first complaints or conditions that the visit begins with, in the words that were used. */
export function findComplaints(statements: readonly Statement[]): SourcedSentence[] {
  const found = new Map<string, SourcedSentence>()
  for (const statement of statements) {
    if (statement.role !== 'typed' && (statement.position > EARLY || statement.answer === 'no'))
      continue
    const text = statement.text.toLowerCase()
    if (/\b(?:no|not|denies|without|any|my (?:mom|dad|mother|father))\b/.test(text)) continue
    const reason = REASON.exec(text)?.[1]
    for (const phrase of [
      ...(reason === undefined ? [] : [reason]),
      ...(text.match(PHRASES) ?? []),
      ...findConditions(text).map(({ name }) => name),
    ]) {
      const sentence = tidySentence(phrase)
      const isKnown = [...found.keys()].some((key) => key.includes(phrase) || phrase.includes(key))
      if (sentence && !isKnown && found.size < MOST)
        found.set(phrase, { text: sentence, segmentIds: statement.segmentIds })
    }
  }
  return [...found.values()]
}
