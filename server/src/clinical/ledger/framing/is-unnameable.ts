import { hasContent } from '../reading/has-content.ts'
import type { Mention } from '../reading/find-mentions.ts'
import { DRUG_VERBS } from './drugs/drug-verbs.data.ts'
import { GENERIC_NAMES } from './wording/generic.data.ts'
import { isPart } from '../../find-sides.ts'
import { isKnownName } from '../naming/name-concept.ts'
import { plainOf } from '../naming/name-words.ts'
import { isRelative } from './read-person.ts'
import { TIME_ALONE } from './time-alone.ts'

const GENERIC = new Set(GENERIC_NAMES)
/** What asks for more of a thing. */
const FURTHER = /^(?:(?:any|some|the|your|my|other|new|more|further|recent|similar) )+/
/** 'hold the' of 'hold the methotrexate' is no drug. */
const VERBS = new Set(DRUG_VERBS.map(([said]) => said))

/** What to do, without when to do it: the warning itself is another fact. */
const CALL_ONLY =
  /^(?:please |just |then )*(?:(?:give )?(?:me |us )?(?:a )?call(?: me| us| back| the office)?|let (?:me|us) know|come back|come in)$/

/** 'Call us if you see it' */
const PRONOUN = /^(?:it|that|this|them|anything|something|you|see|sooner|worry|concerns?)?$/

const NUMBER_WORDS =
  /\b(?:about|around|like|over|or|to|and|point|the|it|is|was|it'll|be|one|two|three|hundred|today|last)\b/g
/** 'up to 10 milligrams daily' */
const DOSED =
  /\b(?:mg|milligrams?|mcg|micrograms?|tablets?|pills?|puffs?)\b(?! ?(?:per|\/|a) ?[dl])/i
/** What is felt or found has a name besides its place. */
const PLACED = new Set<Mention['kind']>(['symptom', 'finding', 'result', 'assessment'])

/** 'one forty': a number, of nobody knows what. */
function isUnnamed(concept: string): boolean {
  return !isKnownName('measurement', concept) && !/[a-z]{3}/.test(concept.replace(NUMBER_WORDS, ''))
}

const WORDS_OF_MEASURE = 3

/** 'Blood pressure' and no more: a warning of a temperature and a rash names more than a measure. */
function isMeasureAlone(concept: string): boolean {
  return (
    concept.split(' ').length <= WORDS_OF_MEASURE &&
    isKnownName('measurement', concept) &&
    !/\bfor\b/.test(concept)
  )
}

/** 'one severe reaction': what happened, and not what to. */
const REACTION =
  /^(?:(?:one|two|an?|severe|bad|serious|mild|similar|previous|prior|allergic|other|such|this|that|several|few|many|some|the|really|very|same) )*(?:reactions?|episodes?|attacks?|symptoms?|hives|rash(?:es)?|itching|swelling|anaphylaxis|sneezing)$/

/** 'Any allergies?' — 'I am allergic to …' */
const TO_WHAT = /^(?:(?:any|known|other) )*allerg(?:ies|ic)(?: to)?$/

const NOT_WHEN = /^(?:no )?not (?:while|when|during) (?:(?:i am|i'm|i|he is|she is|my|the) )*(?=\w)/

/** 'Not while sleeping' tells when a thing is not felt, and not what. */
function isTimeOnly(words: string): boolean {
  const plain = plainOf(words)
  const doing = plain.replace(NOT_WHEN, '')
  return doing !== plain && !doing.includes(' ')
}

/** Whether words that the reader took for a fact name no thing that a note could tell. */
export function isUnnameable({ kind, act, words, polarity }: Mention, concept: string): boolean {
  if (
    kind === 'allergy' &&
    polarity === 'present' &&
    (REACTION.test(concept) || TO_WHAT.test(concept))
  )
    return true
  if (act === 'safety_net' && (CALL_ONLY.test(plainOf(words)) || PRONOUN.test(concept))) return true
  // 'Return if BMI' warns of nothing.
  if (act === 'safety_net' && plainOf(words) === concept && isMeasureAlone(concept)) return true
  if (!hasContent(concept)) return true
  if (kind === 'symptom' && polarity === 'absent' && isTimeOnly(words)) return true
  if (kind === 'medication' && VERBS.has(concept)) return true
  if (kind === 'family' && isRelative(concept.replace(/ (?:has|had|have|did|was|is|got)$/, '')))
    return true
  if (kind === 'measurement' && (isUnnamed(concept) || TIME_ALONE.test(concept))) return true
  if (kind === 'measurement' && (DOSED.test(words) || concept === 'scale')) return true
  // A pregnant sister is no illness of the family.
  if (kind === 'family' && /^pregnan(?:cy|t)$/.test(concept)) return true
  if (kind === 'history' && isMeasureAlone(concept) && !isKnownName(kind, concept)) return true
  if (PLACED.has(kind) && isPart(concept)) return true
  // 'Any changes?' is not the menopause.
  return [plainOf(words), concept].some((name) => GENERIC.has(name.replace(FURTHER, '')))
}
