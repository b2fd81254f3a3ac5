import type { FactContent } from '@chartwright/contract/facts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { DESCRIBES, notWords } from '../words/not-words.ts'
import { phraseOf } from './phrase-fact.ts'

const CONDITIONS = new Set(CONCEPT_ROWS.condition.flatMap(({ name, others }) => [name, ...others]))

export function isKnownCondition(name: string): boolean {
  return CONDITIONS.has(name.toLowerCase())
}

/** Something that was done or that happened, rather than something that one has. */
const EVENT =
  /\b(?:accident|admission|application|appointment|biopsy|birth|booster|care|cast|change|counsel?ling|crutches|ice|changes|check|collision|colonoscopy|consult|consultation|contacts?|crash|delivery|dose|evaluation|exposure|falls?|flights?|hospitali[sz]ation|imaging|immuni[sz]ation|injection|injections|irrigation|mammogram|mri|operation|pregnancy|procedure|psychotherapy|referral|removal|repair|replacement|resection|scan|screen|screening|monitoring|video|sting|stay|stress test|study|surger(?:y|ies)|test|tests|testing|\w*therapy|trauma|treatment|trip|ultrasound|vaccin\w+|visit|work-?up|x-?rays?|[\w-]+(?:ectomy|plasty|oscopy|otomy|ostomy|graphy|gram|desis))\b/

/** A phrase that no 'history of' can stand before. */
const NO_NOUN =
  /^(?:children$|(?:medication|drug|food) intolerances?$|\w+ed|ran|fell|went|came|began|rode|drove|threw|tore|been|born|bitten|broken|brought|cut|done|fallen|felt|found|given|got|had|hit|hurt|kept|lost|put|seen|sent|stung|struck|taken|told|took|unable|able|never|not|currently|right-|left-|recent|further|new|newly|up to date|well|in remission|no )\b|\b(?:good|well|normal|stable|negative|fine|up to date|unchanged|[a-z]+ed|medical history)$|^(?:ice|feeling|doing) |\b(?:improved|requested|made)\b/

/** How somebody is, though the tables know it as a condition. */
const IS_SO = /^(?:overweight|obese|pregnant|(?:post|peri|pre)-?menopausal|\S+ positive)$/i

/** Where somebody was seen. */
const PLACES = /^(?:emergency department|urgent care|hospital|clinic)$/

/** Who somebody was seen by. */
const SPECIALTIES = new Set(
  CONCEPT_ROWS.care
    .filter(({ group, name }) => group === 'specialty' && /(?:ology|iatry|ics|istry)$/.test(name))
    .map(({ name }) => name),
)
const DONE = new Set([...CONCEPT_ROWS.test, ...CONCEPT_ROWS.procedure].map(({ name }) => name))

/** Whether 'history of' reads right before it. */
export function isCondition({ concept }: FactContent): boolean {
  if (PLACES.test(concept) || SPECIALTIES.has(concept) || DONE.has(concept.toLowerCase()))
    return false
  if (WORN.test(concept) || STITCHED.test(concept) || EXERCISES.test(concept)) return false
  if (IS_SO.test(concept)) return false
  if (CONDITIONS.has(concept.toLowerCase())) return true
  return !EVENT.test(concept.toLowerCase()) && !NO_NOUN.test(concept.toLowerCase())
}

/** What is denied in general. */
const OTHERS =
  /^(?:other|similar|major|significant|serious|real serious|chronic medical|medical|past medical|health) /

/** Whether what is denied is a group of things: 'other illnesses', 'medical problems'. */
export function isGeneral({ concept }: FactContent): boolean {
  return OTHERS.test(concept)
}

/** Who was seen: a specialty is neither had nor not had. */
export function isSpecialty({ concept }: FactContent): boolean {
  return SPECIALTIES.has(concept)
}

/** What is worn, put in or done: 'history of splint' says nothing. */
const WORN =
  /^(?:(?:air|ankle|arm|back|elbow|finger|foot|hand|hard|hinged|knee|leg|neck|night|shoulder|soft|thumb|wrist) ){0,2}(?:splint|sling|brace|walking boot)$/
const STITCHED =
  /^(?:(?:\d+|absorbable|additional|few|more|several|skin|some|surgical) ){0,2}(?:sutures|stitches|staples)$/
const EXERCISES =
  /^(?:range of motion|(?:ankle|back|breathing|core|hip|home|knee|neck|pelvic floor|shoulder|strengthening|stretching)) (?:exercises|stretches)$/

function putName({ concept, polarity, time }: FactContent): string | undefined {
  if (polarity !== 'present') return undefined
  if (WORN.test(concept)) return `${concept} used`
  if (STITCHED.test(concept)) return `${concept} placed`
  return EXERCISES.test(concept) && time === 'now' ? `doing ${concept}` : undefined
}

function eventName(concept: string): string {
  if (PLACES.test(concept)) return `${concept} visit`
  return SPECIALTIES.has(concept) ? `seen by ${concept}` : concept
}

export function historyClause(fact: FactContent): string {
  const phrase = phraseOf({ ...fact, concept: putName(fact) ?? eventName(fact.concept) })
  if (fact.certainty === 'ruled_out') return `${phrase} ruled out`
  if (fact.polarity === 'absent')
    return isCondition(fact) && !DESCRIBES.test(phrase) && !OTHERS.test(phrase)
      ? `no history of ${phrase}`
      : notWords(phrase.replace(/^similar /, 'previous similar '))
  if (fact.certainty === 'possible') return `possible ${phrase}`
  const { when, onset, duration } = fact.attributes
  const isDated = (when ?? onset ?? duration) !== undefined
  return isCondition(fact) && !isDated ? `history of ${phrase}` : phrase
}
