import type { Fact } from '@chartwright/contract/facts'
import { EMERGENCY_CALLS } from '../../../../clinical/ledger/resolving/emergency.data.ts'
import { findConcept } from '../../../../clinical/ledger/naming/concept-names.ts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { visitOf } from '../../../../clinical/realise/patient/tell-patient.ts'
import { genericName } from '../find-asked.ts'
import { drugsIn, namesDrug } from './names-drug.ts'
import { factsWithin, isQuotable, type Quotation } from './quote-sheet.ts'
import type { SpokenSentence } from './spoken-sentences.ts'
import { NO_ALLERGY, STOPPED, VAGUE } from './told-on-sheet.data.ts'
import { isTelling } from './use-of-sentence.ts'

const LEAST_OF_STEP = 0.75
const LEAST_OF_COMPLAINT = 0.8
const LEAST_OF_CONCLUSION = 0.6
const EMERGENCIES = new Set(EMERGENCY_CALLS.map(([, concept]) => concept))

interface Sheet {
  readonly facts: readonly Fact[]
  readonly spoken: readonly SpokenSentence[]
  readonly quotations: readonly Quotation[]
}

/**
 * The facts that a sheet tells in plain words beside its quotations: those that were typed, and those
 * that need no words of the visit to be right. Without their details, which may belong to others.
 */
export function toldOnSheet(sheet: Sheet): Fact[] {
  const { facts, spoken, quotations } = sheet
  if (!spoken.some(({ role }) => role === 'clinician')) return [...facts]
  const quoted = new Map(quotations.flatMap((each) => each.factIds.map((id) => [id, each.use])))
  return facts.flatMap((fact) => {
    const at = spoken.findIndex((sentence) => factsWithin(sentence, [fact]).length > 0)
    const sentence = spoken[at]
    if (!sentence || !isQuotable(sentence)) return fact
    const use = quoted.get(fact.id)
    const plain = { ...fact, attributes: {} }
    if (isAvoided(fact)) {
      const isSaid = quotations.some(
        (each) => (each.use === 'medicine' || each.use === 'warning') && isNamedIn(each.text, fact),
      )
      return !isSaid &&
        isTelling(sentence.text) &&
        sentence.role === 'clinician' &&
        !isConditional(fact)
        ? plain
        : []
    }
    if ((use === undefined || use === 'warning') && isTimedVisit(fact, sentence))
      return { ...fact, attributes: timeOf(fact) }
    if (use !== undefined) return []
    return isTold(fact, at, sheet) ? plain : []
  })
}

function isTold(fact: Fact, at: number, sheet: Sheet): boolean {
  const { spoken, quotations } = sheet
  const sentence = spoken[at]
  if (!sentence) return false
  const { kind, concept, sureness = 1, polarity, certainty } = fact
  switch (kind) {
    case 'complaint':
      return (
        visitOf(concept) !== undefined ||
        (sureness >= LEAST_OF_COMPLAINT &&
          findConcept('complaint', concept.toLowerCase()) !== undefined &&
          !VAGUE.test(concept))
      )
    case 'assessment':
      return (
        !quotations.some(({ use }) => use === 'conclusion') &&
        sentence.role === 'clinician' &&
        polarity === 'present' &&
        sureness >= LEAST_OF_CONCLUSION
      )
    case 'allergy':
      return polarity === 'present' && !NO_ALLERGY.test(aroundOf(at, spoken))
    case 'medication':
      return fact.status === 'takes' && fact.time === 'now' && isStillTaken(fact, at, sheet)
    case 'plan':
      if (sentence.role !== 'clinician') return false
      if (fact.act === 'emergency' || EMERGENCIES.has(concept)) return !sentence.text.endsWith('?')
      return (
        /^(?:order|refer)$/.test(fact.act) &&
        polarity === 'present' &&
        certainty === 'sure' &&
        sureness >= LEAST_OF_STEP &&
        !isConditional(fact) &&
        isKnownName('plan', concept.toLowerCase()) &&
        !sheet.facts.some((other) => other.concept === concept && isQuoted(other, quotations)) &&
        isTelling(sentence.text)
      )
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

function isNamedIn(text: string, { concept }: Fact): boolean {
  return drugsIn(text).some((name) => genericName(name) === genericName(concept))
}

/** The day of the next visit stands in the same sentence. */
function isTimedVisit(fact: Fact, sentence: SpokenSentence): boolean {
  const { act, polarity, certainty, attributes, said } = fact
  const isWithin = said.every(
    ({ segment_id, from }) =>
      segment_id === sentence.segmentId && from >= sentence.from && from < sentence.to,
  )
  return (
    act === 'follow_up' &&
    sentence.role === 'clinician' &&
    polarity === 'present' &&
    certainty === 'sure' &&
    attributes.when !== undefined &&
    !isConditional(fact) &&
    isWithin &&
    /^follow[- ]?up$/.test(fact.concept)
  )
}

function timeOf({ attributes: { when } }: Fact): Fact['attributes'] {
  return when === undefined ? {} : { when }
}

function isQuoted({ id }: Fact, quotations: readonly Quotation[]): boolean {
  return quotations.some(({ factIds }) => factIds.includes(id))
}

function isConditional({ attributes: { condition } }: Fact): boolean {
  return condition !== undefined
}

/** 'Stop the naproxen', 'no ibuprofen'. */
function isAvoided({ kind, status, polarity, time }: Fact): boolean {
  if (kind !== 'medication' || time === 'past') return false
  return status === 'stop' || (status === 'advise' && polarity === 'absent')
}

/** Taken by the patient, still, and told of nowhere else. */
function isStillTaken(fact: Fact, at: number, { facts, spoken, quotations }: Sheet): boolean {
  const name = genericName(fact.concept)
  const isSame = (other: string) => genericName(other) === name
  if (fact.polarity === 'absent' || !namesDrug(fact.concept)) return false
  const isOver = facts.some(
    ({ kind, concept, status, polarity }) =>
      kind === 'medication' &&
      isSame(concept) &&
      (polarity === 'absent' || /^(?:stop|hold|took|declined)$/.test(status)),
  )
  const isSaid = quotations.some(({ text }) => isNamedIn(text, fact))
  const isOfCompany = spoken[at]?.role === 'other' && /\b(?:i|i'm|i've|my)\b/i.test(spoken[at].text)
  return !isOver && !isSaid && !isOfCompany && !STOPPED.test(aroundOf(at, spoken))
}

/** A sentence with the next one of its line, and the answer where it asks. */
function aroundOf(at: number, spoken: readonly SpokenSentence[]): string {
  const here = spoken[at]
  const next = spoken.filter(
    ({ line }, place) =>
      place > at && (line === here?.line || line === (here?.line ?? 0) + 1) && place <= at + 3,
  )
  return [here, ...next].map((each) => each?.text ?? '').join(' ')
}
