import { DRUG_DECISIONS, type Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { isSeenSoon } from './seen-soon.ts'
import { namesDrug } from './telling/names-drug.ts'
import {
  AMBULANCE_COMES,
  BROKEN_OFF,
  CONCLUDES,
  CONDITION,
  CONTACT,
  DICTATED,
  DOSES,
  EMERGENCY,
  INSTRUCTS,
  IS_NO_WARNING,
  MEDICINE_WORD,
  NOT_BETTER,
  OF_OTHERS,
  OPENS_CONCLUSION,
  ORDERS_TEST,
  OWN_WISH,
  PLANS,
  PRESCRIBES,
  RESUMES,
  TITRATES,
  TORN,
  WE_CALL,
  WE_DO,
} from './sheet-rules.data.ts'
import { NO_MEDICINE } from './telling/told-on-sheet.data.ts'
import { OPTION, TALK } from './talk.data.ts'

/** What a sentence is for on a sheet; a reason is the patient's own. */
export type Use = 'reason' | 'warning' | 'medicine' | 'step' | 'home' | 'conclusion'

const LEAST_OF_WARNING = 0.6
const LEAST_OF_ADVICE = 0.6
const LEAST_OF_STEP = 0.7
const LEAST_OF_VISIT = 0.75
const LEAST_OF_CONCLUSION = 0.5
const LEAST_OF_NAME = 0.75
const LEAST_WORDS = 2
/** So many words tell a step without a verb. */
const LEAST_OF_NAMES = 4
const DECIDED = new Set<string>(DRUG_DECISIONS)

interface Around {
  /** Facts that were read from it. */
  readonly facts: readonly Fact[]
  /** Whether somebody speaks for the patient or beside them: then 'she' may be the patient. */
  readonly hasCompany: boolean
}

/** Where the words of a clinician belong; undefined for talk, questions and what was only weighed. */
export function useOfSentence(text: string, around: Around): Use | undefined {
  const words = text.split(' ').length
  if (text.endsWith('?') || words < LEAST_WORDS || /^no \w+\.$/i.test(text)) return undefined
  if (isOfOthers(text, around) || DICTATED.test(text) || BROKEN_OFF.test(text)) return undefined
  if (TORN.test(text) && !EMERGENCY.test(text)) return undefined
  if (AMBULANCE_COMES.test(text) && !CONDITION.test(text)) return comesOf(around.facts)
  if (isWarning(text, around.facts)) return 'warning'
  if (isSeenSoon(text)) return 'step'
  if (isAmong(TALK, text)) return undefined
  if (words > LEAST_WORDS && isConclusion(text, around.facts)) return 'conclusion'
  if (isAmong(OPTION, text)) return undefined
  return useOfDecision(text, around.facts)
}

/** Whether it tells when to get help and how; a call for help at once needs no fact. */
function isWarning(text: string, facts: readonly Fact[]): boolean {
  if (WE_CALL.test(text) && !EMERGENCY.test(text)) return false
  if (IS_NO_WARNING.some(([, pattern]) => pattern.test(text))) return false
  if (NOT_BETTER.test(text) && !OF_OTHERS.test(text)) return true
  const isConditional = CONDITION.test(text)
  const net = facts.filter(({ act }) => act === 'safety_net' || act === 'emergency')
  if (EMERGENCY.test(text)) return isConditional || net.length > 0
  if (CONTACT.test(text)) return isConditional
  return (
    !WE_DO.test(text) &&
    isConditional &&
    net.some(({ sureness = 1 }) => sureness >= LEAST_OF_WARNING)
  )
}

function useOfDecision(text: string, facts: readonly Fact[]): Use | undefined {
  const own = facts.filter(({ who, time }) => who === 'patient' && time !== 'past')
  const visits = own.filter(({ act }) => act === 'follow_up')
  const isSureVisit = visits.some(({ sureness = 1 }) => sureness >= LEAST_OF_VISIT)
  if (isSureVisit || (visits.length > 0 && PLANS.test(text))) return 'step'
  const isOrdered = own.some(({ act }) => act === 'order')
  if (isOrdered && ORDERS_TEST.test(text) && !DOSES.test(text)) return orderOf(own)
  if (TITRATES.test(text) || RESUMES.test(text)) return 'medicine'
  if (DOSES.test(text) && namesDrug(text)) return 'medicine'
  const isMedicine = namesDrug(text) || MEDICINE_WORD.test(text)
  const isSure = own.some((fact) => isDrugDecision(fact) && fact.certainty === 'sure')
  if (isMedicine && own.some(isDrugDecision) && (isSure || !isOrdered) && PRESCRIBES.test(text))
    return 'medicine'
  if (own.some((fact) => isStep(fact, text))) return orderOf(own)
  // What is drunk or eaten is no medicine.
  if (own.some((fact) => isFood(fact)) && INSTRUCTS.test(text)) return 'home'
  return own.some((fact) => isAdvice(fact, text)) ? 'home' : undefined
}

/** A medicine that was read as an order stands with the medicines. */
function orderOf(own: readonly Fact[]): Use {
  const ordered = own.filter(({ act }) => act === 'order')
  const isMedicine = ordered.length > 0 && ordered.every(({ concept }) => namesDrug(concept))
  return isMedicine ? 'medicine' : 'step'
}

function isFood(fact: Fact): boolean {
  return isDrugDecision(fact) && NO_MEDICINE.test(fact.concept)
}

/** An ambulance is a step where somebody has read one. */
function comesOf(facts: readonly Fact[]): Use | undefined {
  return facts.some(({ kind }) => kind === 'plan') ? 'step' : undefined
}

export function isDrugDecision({ kind, status, time }: Fact): boolean {
  return kind === 'medication' && (DECIDED.has(status) || (status === 'takes' && time === 'future'))
}

function isStep({ act, polarity, sureness = 1 }: Fact, text: string): boolean {
  if (!/^(?:order|refer|procedure)$/.test(act) || polarity === 'absent') return false
  return PLANS.test(text) || (sureness >= LEAST_OF_STEP && text.split(' ').length > LEAST_OF_NAMES)
}

function isAdvice({ act, sureness = 1 }: Fact, text: string): boolean {
  if (act !== 'advise' && act !== 'safety_net') return false
  if (INSTRUCTS.test(text)) return true
  const isOfClinician = OWN_WISH.test(text) && !/\byou(?:r|'\w+)?\b/i.test(text)
  return act === 'advise' && sureness >= LEAST_OF_ADVICE && !isOfClinician
}

function isConclusion(text: string, facts: readonly Fact[]): boolean {
  const isDecided = facts.some((fact) => isDrugDecision(fact) || fact.kind === 'plan')
  const opens = OPENS_CONCLUSION.test(text)
  return (
    (opens || (!isDecided && CONCLUDES.test(text))) &&
    facts.some(
      ({ kind, who, concept, sureness = 1 }) =>
        kind === 'assessment' &&
        who === 'patient' &&
        sureness >=
          (opens || isKnownName(kind, concept.toLowerCase()) ? LEAST_OF_CONCLUSION : LEAST_OF_NAME),
    )
  )
}

/** Advice for a son who is not there is no advice for the patient; a call for help at once stays. */
function isOfOthers(text: string, { hasCompany }: Around): boolean {
  return (
    !hasCompany &&
    OF_OTHERS.test(text) &&
    !EMERGENCY.test(text) &&
    !/\byou(?:r|'\w+)?\b/i.test(text)
  )
}

/** Neither asked nor only weighed. */
export function isDecided(text: string): boolean {
  return !text.endsWith('?') && !isAmong(OPTION, text)
}

/** Neither asked, nor talk, nor only weighed. */
export function isTelling(text: string): boolean {
  return isDecided(text) && !isAmong(TALK, text)
}

function isAmong(
  rows: readonly (readonly [name: string, pattern: RegExp, example: string])[],
  text: string,
): boolean {
  return rows.some(([, pattern]) => pattern.test(text))
}
