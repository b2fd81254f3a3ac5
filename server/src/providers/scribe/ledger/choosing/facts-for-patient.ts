import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { Fact } from '@chartwright/contract/facts'
import { findConcept } from '../../../../clinical/ledger/naming/concept-names.ts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import {
  isInstruction,
  isKnownAdvice,
} from '../../../../clinical/realise/patient/advice-to-patient.ts'
import { DEVICE } from '../../../../clinical/realise/patient/devices.data.ts'
import { knownPart } from '../../../../clinical/realise/patient/known-part.ts'
import { visitOf } from '../../../../clinical/realise/patient/tell-patient.ts'
import { CONCEPT_ROWS } from '../../../../clinical/lexicon/concepts/concept-rows.ts'
import { isWordable } from '../../../../clinical/realise/naming/wordable.ts'
import { dueDateOf } from '../../../../clinical/due-date.ts'
import { genericName, groupOfDrug } from '../questions/find-asked.ts'
import { isDisease } from '../tasks/task-object.ts'
import { DRUG_CLASSES } from '../tasks/task-words.data.ts'

const SYMPTOMS = new Set(CONCEPT_ROWS.symptom.map(({ name }) => name))
const VITAL_SIGNS = new Set(
  CONCEPT_ROWS.test.filter(({ group }) => group === 'vital signs').map(({ name }) => name),
)
const LEAST_OF_ADVICE = 0.6
const LEAST_OF_CONCLUSION = 0.5
const LEAST_OF_SUSPICION = 0.64
const LEAST_OF_EVENT = 0.68
const LEAST_OF_SIGN = 0.45
const LEAST_OF_NAME = 0.72
const MOST_WORDS_OF_NAME = 4
const GENERAL =
  /^(?:(?:current|all|other|same|existing|home|regular|new|my|your|the|rest of the|blood pressure|pain) )*(?:medications?|medicines?|meds|drugs?|pills?|treatments?|refills?|regimen|prescriptions?)$/

/**
 * What a patient may be handed: why they came, what was concluded and what is to do. Nothing of
 * others, nothing that was only talked about, and no name that nobody knows.
 */
export function factsForPatient(facts: readonly Fact[]): Fact[] {
  return oneVisit(notInjected(oneOfClass(mergeDrugs(facts.filter(isForPatient)))).map(asVisit))
}

function isForPatient(fact: Fact): boolean {
  if (fact.who !== 'patient') return false
  switch (fact.kind) {
    case 'complaint':
      return fact.polarity === 'present' && isReason(fact)
    case 'assessment':
      return isConclusion(fact)
    case 'medication':
      return isMedicine(fact)
    case 'allergy':
      return isSubstance(fact)
    case 'plan':
      return isPlanned(fact)
    case 'symptom':
    case 'history':
    case 'family':
    case 'social':
    case 'finding':
    case 'measurement':
    case 'result':
      return false
  }
}

/** 'Allergic to hay fever' names no substance; 'no known drug allergies' needs none. */
function isSubstance({ concept, polarity }: Fact): boolean {
  const name = concept.toLowerCase()
  if (!isKnownName('allergy', name) || /^allerg(?:y|ies)$/.test(name)) return false
  return polarity === 'absent' || !isDisease(name)
}

function isReason(fact: Fact): boolean {
  const { concept, sureness = 1 } = fact
  if (visitOf(concept) !== undefined) return true
  const known = findConcept('complaint', concept.toLowerCase())
  if (known !== undefined)
    return !/^(?:emergency department|primary care|hospital admission)$/.test(known)
  return sureness >= LEAST_OF_NAME && isWordable(fact) && FELT.test(concept)
}

const MOST_WORDS_OF_DISEASE = 8
const DISEASE =
  /(?:[a-z]{3}itis|[a-z]{4}osis|opathy|ulcer|fracture|sprain|strain|tear|syndrome|disorder|tics?|contusion|psoriasis|eczema|hernia)\b(?: (?:of|from|in) (?:the )?[\w -]+)?$/
const NO_DISEASE =
  /^(?!(?:non-?\w+|stenosing)\b)(?:\w+ing|flare)\b|\b(?:is|are|was|were|like|seems?|would|could|have|has|had|it|that|this|you|going|get|related|likely|due|possible|possibly|rule|any|no|not|some|or)\b/
const FELT =
  /^(?:\w+ ){0,2}(?:pain|ache|aches|swelling|rash|cough|numbness|tingling|weakness|bleeding|lump|itching|burning|injury|infection|ulcer|wound|sore|twitching|problems?)\b/
const EVENT = /^(?:heart attack|stroke|pulmonary embolism|cardiac arrest|anaphylaxis|seizure)$/

/** An operation is nothing that one has, and a weight loss is mostly wanted. */
function isConclusion({ concept, sureness = 1, kind, certainty, status }: Fact): boolean {
  const name = concept.toLowerCase()
  if (name === 'weight loss') return false
  const known = findConcept(kind, name)
  const isOpen = certainty === 'possible' || status === 'suspected'
  const least = isOpen
    ? LEAST_OF_SUSPICION
    : EVENT.test(name)
      ? LEAST_OF_EVENT
      : LEAST_OF_CONCLUSION
  if (known !== undefined) return isDisease(known) && sureness >= least
  const isName = isShort(concept) && !/^\w+ing\b|\b\w{1,2}\b/.test(name)
  return (sureness >= LEAST_OF_NAME && isName) || (sureness >= least && isNamedDisease(name))
}

/** 'Nonhealing ulcer of the foot' is in no table and is still a name. */
function isNamedDisease(name: string): boolean {
  return (
    name.split(' ').length <= MOST_WORDS_OF_DISEASE && DISEASE.test(name) && !NO_DISEASE.test(name)
  )
}

function isShort(concept: string): boolean {
  return concept.split(' ').length <= MOST_WORDS_OF_NAME
}

const DECIDED = new Set<Fact['status']>(DRUG_DECISIONS)

function isMedicine(fact: Fact): boolean {
  const { concept, status, polarity, certainty, time, attributes, sureness = 1 } = fact
  const name = concept.toLowerCase()
  if (GENERAL.test(name) || isDisease(name) || time === 'past') return false
  const isNamed =
    isKnownName('medication', name) ||
    (sureness >= LEAST_OF_NAME && attributes.dose !== undefined && isShort(name))
  if (!isNamed) return false
  if (certainty !== 'sure') return attributes.condition !== undefined && DECIDED.has(status)
  if (polarity === 'absent') return /^(?:advise|stop|takes)$/.test(status) && time === 'future'
  return DECIDED.has(status) || status === 'takes' || status === ''
}

function isPlanned(fact: Fact): boolean {
  const { act, concept, certainty, polarity, attributes, sureness = 1 } = fact
  const name = concept.toLowerCase()
  const isOption = certainty === 'possible' && attributes.condition === undefined
  const isUnsureNo = polarity === 'absent' && sureness < LEAST_OF_NAME
  switch (act) {
    case 'order':
    case 'procedure':
      return (
        !isOption &&
        !isUnsureNo &&
        !VITAL_SIGNS.has(name) &&
        (DEVICE.test(name) || isNamed(name)) &&
        !(act === 'procedure' && certainty === 'possible' && sureness < LEAST_OF_ADVICE)
      )
    case 'refer':
    case 'declined':
      return isNamed(name) && !isUnsureNo
    case 'follow_up':
      return !isOption && polarity === 'present'
    case 'emergency':
      return sureness >= LEAST_OF_SIGN
    case 'safety_net':
      return SYMPTOMS.has(name) || sureness >= LEAST_OF_SIGN || isInstruction(fact)
    case 'advise':
      return !isOption && (sureness >= LEAST_OF_ADVICE || isKnownAdvice(fact))
    case 'counsel':
    case '':
      return false
  }
}

function isNamed(name: string): boolean {
  return !isDisease(name) && (isKnownName('plan', name) || knownPart(name) !== undefined)
}

/** One line for each medicine: what was decided about it, with the dose that is taken where it goes on. */
function mergeDrugs(facts: readonly Fact[]): Fact[] {
  const isDrug = ({ kind, polarity }: Fact) => kind === 'medication' && polarity === 'present'
  const same = (one: Fact) => (other: Fact) =>
    isDrug(other) && genericName(other.concept) === genericName(one.concept)
  return facts.flatMap((fact) => {
    if (!isDrug(fact)) return fact
    const all = facts.filter(same(fact)).sort((a, b) => rankOf(a) - rankOf(b))
    if (all[0] !== fact) return []
    if (fact.status !== 'continue' && fact.status !== 'refill') return fact
    const known = all.find(({ attributes }) => attributes.dose !== undefined)
    return { ...fact, attributes: { ...known?.attributes, ...fact.attributes } }
  })
}

const RANKS: readonly Fact['status'][] = [
  'stop',
  'hold',
  'increase',
  'decrease',
  'start',
  'refill',
  'continue',
  'advise',
  'takes',
]

function rankOf({ status, certainty, attributes }: Fact): number {
  const place = RANKS.indexOf(status)
  return (
    (place < 0 ? RANKS.length : place) +
    (certainty === 'sure' ? 0 : RANKS.length) +
    (attributes.dose === undefined ? 1 / 2 : 0)
  )
}

/** By what is done with its drugs a class is told already. What is stopped is always told. */
const NAMED_BY: Partial<Record<Fact['status'], readonly Fact['status'][]>> = {
  start: ['start'],
  advise: ['advise', 'start'],
  takes: ['takes', 'continue', 'refill', 'increase', 'decrease'],
}

/**
 * A class gives way to its drug. Two drugs of one class that were both advised are a choice, which
 * ends where one of them is prescribed.
 */
function oneOfClass(facts: readonly Fact[]): Fact[] {
  const drugs = facts.filter(
    ({ kind, polarity, certainty }) =>
      kind === 'medication' && polarity === 'present' && certainty === 'sure',
  )
  return facts.flatMap((fact) => {
    if (!drugs.includes(fact)) return fact
    const name = fact.concept.toLowerCase()
    const members = DRUG_CLASSES.find(([said]) => said.test(name))?.[1]
    const isNamed = (other: Fact) =>
      members?.test(groupOfDrug(other.concept) ?? '') === true &&
      NAMED_BY[fact.status]?.includes(other.status)
    if (drugs.some(isNamed)) return []
    const group = groupOfDrug(fact.concept)
    if (group === undefined || fact.status !== 'advise') return fact
    const same = drugs.filter(({ concept }) => groupOfDrug(concept) === group)
    if (same.some(({ status }) => status === 'start')) return []
    const choice = same.filter(({ status }) => status === 'advise')
    if (choice.length < 2) return fact
    if (choice[0] !== fact) return []
    return { ...fact, concept: choice.map(({ concept }) => concept).join(' or ') }
  })
}

const INJECTED = /^(?:anesthetic|corticosteroid)$/

/** What goes into an injection in the practice is nothing to take at home. */
function notInjected(facts: readonly Fact[]): Fact[] {
  const hasInjection = facts.some(
    ({ kind, concept }) => kind === 'plan' && /\binjection\b/.test(concept),
  )
  return facts.filter(
    ({ kind, concept, status, attributes: { frequency } }) =>
      !(hasInjection && kind === 'medication' && status === 'start' && frequency === undefined) ||
      !INJECTED.test(groupOfDrug(concept) ?? ''),
  )
}

/** An appointment that is named by its time, or in words of talk. */
function asVisit(fact: Fact): Fact {
  const { act, attributes } = fact
  const isTimed = (attributes.when ?? attributes.duration) !== undefined
  return act === 'follow_up' && isTimed && !isWordable(fact)
    ? { ...fact, concept: 'follow-up' }
    : fact
}

/** The same day in other words is one appointment; one without a condition is sure to be kept. */
function oneVisit(facts: readonly Fact[]): Fact[] {
  const dayOf = ({ act, attributes: { when, duration } }: Fact) =>
    act === 'follow_up' ? dueDateOf(when ?? duration ?? '', ANY_DAY) : undefined
  const isTimed = facts.some((fact) => dayOf(fact) !== undefined)
  return facts.filter((fact) => {
    const day = dayOf(fact)
    if (fact.act !== 'follow_up') return true
    if (day === undefined) return !(isTimed && /^follow[- ]?up$/.test(fact.concept))
    const same = facts.filter((other) => dayOf(other) === day)
    const plain = same.find(({ attributes }) => attributes.condition === undefined) ?? same[0]
    return fact === plain
  })
}

const ANY_DAY = '2026-01-01'
