import type { Fact } from '@chartwright/contract/facts'
import {
  CONCEPT_ROWS,
  CONDITION_ROWS,
} from '../../../../../clinical/lexicon/concepts/concept-rows.ts'
import { isKnownDrug } from '../../../../../clinical/realise/once/drug-names.ts'
import { FAMILY_WELL, IRRELEVANT, LIKING, NO_VISITS, SOCIAL_SUBJECTS } from './relevance.data.ts'

const CONDITIONS = new Set(CONDITION_ROWS.flatMap(({ name, others }) => [name, ...others]))
const TESTS = new Set(CONCEPT_ROWS.test.flatMap(({ name, others }) => [name, ...others]))
/** So sure of talk by the way the reader seldom is. */
const SURE = 0.72
const NO_RELATIVE = /^(?:friend|neighbou?r|co-?worker|colleague|roommate|flatmate|boss)s?$/

/** Whether a note needs it: the errands of a visit, likings and words heard as a drug are nobody's facts. */
export function isRelevant(fact: Fact): boolean {
  const { source, kind, who } = fact
  if (source !== 'heard') return true
  const name = fact.concept.toLowerCase()
  switch (kind) {
    case 'family':
      return (
        !NO_RELATIVE.test(who) &&
        !FAMILY_WELL.test(name) &&
        (isDenied(fact) || !isIrrelevant(fact, name))
      )
    case 'social':
      return isSocial(fact, name)
    case 'history':
      return !isBare(fact) || !(isTestDone(fact, name) || isIrrelevant(fact, name))
    case 'medication':
      if (CONDITIONS.has(name) && !isKnownDrug(name)) return false
      return isDenied(fact) || isExplained(fact) || !isIrrelevant(fact, name)
    case 'allergy':
      return isDenied(fact) || !isIrrelevant(fact, name)
    case 'complaint':
    case 'symptom':
    case 'finding':
    case 'measurement':
    case 'result':
    case 'assessment':
      return !isIrrelevant(fact, name)
    case 'plan':
      return !isIrrelevant(fact, name) && !isFarewell(fact)
  }
}

function isIrrelevant({ kind, act, status }: Fact, name: string): boolean {
  const kinds = [kind, `plan:${act}`, `medication:${status}`]
  return IRRELEVANT.some(([of, words]) => kinds.includes(of) && words.test(name))
}

/** 'The nurse will see you soon' arranges no other visit. */
function isFarewell({ act, attributes, said }: Fact): boolean {
  return (
    act === 'follow_up' &&
    Object.keys(attributes).length === 0 &&
    said.length > 0 &&
    said.every(({ words }) => NO_VISITS.some(([farewell]) => farewell.test(words)))
  )
}

function isSocial(fact: Fact, name: string): boolean {
  const { sureness = 1, attributes } = fact
  const { detail = '', value = '' } = attributes
  const isKnown = SOCIAL_SUBJECTS.test(`${name} ${detail} ${value}`.toLowerCase())
  if (LIKING.test(name) || (!isKnown && sureness < SURE)) return false
  return isDenied(fact) || !isBare(fact) || !isIrrelevant(fact, name)
}

/** 'no medications' says what 'medications' does not. */
function isDenied({ polarity }: Fact): boolean {
  return polarity === 'absent'
}

/** 'medications' with what is said of them. */
function isExplained({ attributes: { detail, reason, condition } }: Fact): boolean {
  return (detail ?? reason ?? condition) !== undefined
}

/** That a test was done is no history without what it showed. */
function isTestDone(fact: Fact, name: string): boolean {
  return TESTS.has(name) && !isDenied(fact)
}

function isBare({ attributes }: Fact): boolean {
  return Object.keys(attributes).every((attribute) => attribute === 'side')
}
