import type { Fact } from '@chartwright/contract/facts'
import { EMERGENCY_CALLS } from '../../../../../clinical/ledger/resolving/plans/emergency.data.ts'
import { findConcept } from '../../../../../clinical/ledger/naming/concept-names.ts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'
import { isKnownAdvice } from '../../../../../clinical/realise/patient/advice-to-patient.ts'
import { visitOf } from '../../../../../clinical/realise/patient/tell-patient.ts'
import { factsWithin } from '../speech/facts-within.ts'
import { aroundOf, isNamedIn, isStillTaken } from './is-still-taken.ts'
import { isSureDecision, isToldInstead } from './is-told-instead.ts'
import { isOrderedIn } from './is-ordered-in.ts'
import { isConcludedIn, isNamedUnquoted, isProblem, isReasonToo } from './is-problem.ts'
import { isTimedVisit } from './is-timed-visit.ts'
import { ownDetails } from './own-details.ts'
import { isAvoided, isChanged, isToldToAvoid } from './is-told-medicine.ts'
import type { Quotation } from '../quoting/quotation.ts'
import { isQuotable } from '../quoting/quote-sheet.ts'
import { drugsIn } from './names-drug.ts'
import { genericName } from '../../questions/find-asked.ts'
import { isSaidAcrossDrugs } from './is-said-across-drugs.ts'
import { CONDITION, FOR_THAT, MEETS_AGAIN, PLANS } from '../sheet-rules.data.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { FEARED, NO_ALLERGY, VAGUE } from './told-on-sheet.data.ts'
import { isDecided, isDrugDecision, isTelling } from '../use-of-sentence.ts'

const LEAST_OF_STEP = 0.75
/** What nobody could be handed as it was said is told where it was read surely. */
const LEAST_UNQUOTED = 0.75
const LEAST_OF_COMPLAINT = 0.75
const LEAST_OF_CONCLUSION = 0.64
const LEAST_OF_NAMED = 0.8
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
  const withinOf = (sentence: SpokenSentence) => factsWithin(sentence, facts)
  const told = facts.flatMap((fact) => {
    const at = spoken.findIndex((sentence) => factsWithin(sentence, [fact]).length > 0)
    const sentence = spoken[at]
    if (!sentence) return fact
    const use = quoted.get(fact.id)
    if (use !== 'conclusion' && isProblem(fact, sentence, sheet))
      return plain(fact, isQuotable(sentence) ? {} : detailsOf(fact, spoken))
    if (use === undefined && !isQuotable(sentence))
      return isSureUnquoted(fact, at, sheet) ? plain(fact, detailsOf(fact, spoken)) : []
    if (use === undefined && isSureDecision(fact) && isToldInstead(sentence, withinOf(sentence)))
      return isSureUnquoted(fact, at, sheet) ? plain(fact, detailsOf(fact, spoken)) : []
    if (isAvoided(fact))
      return use === undefined && isToldToAvoid(fact, sentence, quotations) ? plain(fact) : []
    const { when } = fact.attributes
    const isOpen = (use === undefined || use === 'warning') && !isMet(quotations)
    if (isOpen && when !== undefined && isTimedVisit(fact, sentence))
      return { ...fact, attributes: { when } }
    const details = { ...doseOf(fact, sheet), ...ownDetails(fact, facts) }
    return use === undefined && isTold(fact, at, sheet) ? plain(fact, details) : []
  })
  return told.filter((fact) => !isReasonToo(fact, told))
}

/** Whether the next visit is quoted with its day. */
function isMet(quotations: readonly Quotation[]): boolean {
  return quotations.some(({ use, text }) => use === 'step' && MEETS_AGAIN.test(text))
}

/** Without details, and without how a problem stands: only that it is there is sure. */
function plain(fact: Fact, attributes: Fact['attributes'] = {}): Fact {
  const isStanding = fact.kind === 'assessment' && fact.status !== 'suspected'
  return { ...fact, attributes, ...(isStanding ? { status: '' as const } : {}) }
}

/** Of a fact that is told without its words: no dose that was said behind another medicine, and no time of a referral. */
function detailsOf(fact: Fact, spoken: readonly SpokenSentence[]): Fact['attributes'] {
  const { attributes, kind, act } = fact
  if (kind === 'medication' && isSaidAcrossDrugs(fact, spoken)) return {}
  if (act !== 'refer') return attributes
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => name !== 'when' && name !== 'duration'),
  )
}

/** How a medicine is taken, where no other medicine is named in its lines. */
function doseOf(fact: Fact, { spoken }: Sheet): Fact['attributes'] {
  if (!isDrugDecision(fact) || isSaidAcrossDrugs(fact, spoken)) return {}
  const lines = new Set(fact.lines)
  const named = spoken.filter(({ line }) => lines.has(line)).flatMap(({ text }) => drugsIn(text))
  if (new Set(named.map(genericName)).size !== 1) return {}
  const { dose, frequency, amount, duration } = fact.attributes
  return Object.fromEntries(
    Object.entries({ dose, frequency, amount, duration }).filter(([, value]) => value),
  )
}

/** What nobody could be handed as it was said, where it was read surely and stands nowhere else. */
function isSureUnquoted(fact: Fact, at: number, sheet: Sheet): boolean {
  const { quotations } = sheet
  if (fact.kind === 'assessment') return isNamedUnquoted(fact, sheet, at)
  if ((fact.sureness ?? 1) < LEAST_UNQUOTED) return false
  if (fact.act === 'order' && isOrderedIn(quotations, fact.concept)) return false
  if (fact.kind !== 'medication') return fact.act !== 'follow_up' || !isMet(quotations)
  if (fact.status === 'takes' && fact.time === 'now') return isStillTaken(fact, at, sheet)
  return !quotations.some(({ text }) => isNamedIn(text, fact))
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
      return isConcluded(fact, sentence, quotations)
    case 'allergy':
      return polarity === 'present' && !NO_ALLERGY.test(aroundOf(at, spoken))
    case 'medication':
      if (fact.status === 'takes' && fact.time === 'now') return isStillTaken(fact, at, sheet)
      return isChanged(fact, sentence, quotations)
    case 'plan':
      if (sentence.role !== 'clinician') return false
      if (isKnownAdvice(fact))
        return polarity === 'present' && sureness >= LEAST_OF_STEP && isDecided(sentence.text)
      if (fact.act === 'emergency' || EMERGENCIES.has(concept)) return isForNow(at, spoken)
      return (
        /^(?:order|refer)$/.test(fact.act) &&
        polarity === 'present' &&
        certainty === 'sure' &&
        sureness >= LEAST_OF_STEP &&
        !isConditional(fact) &&
        isKnownName('plan', concept.toLowerCase()) &&
        !sheet.facts.some((other) => other.concept === concept && isQuoted(other, quotations)) &&
        !quotations.some(
          ({ use, text }) => use === 'step' && text.toLowerCase().includes(concept),
        ) &&
        (isTelling(sentence.text) || isPlanned(fact, sentence))
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

/** 'Go to A and E' without its 'if' would send everybody there. */
function isForNow(at: number, spoken: readonly SpokenSentence[]): boolean {
  const [before, here] = [spoken[at - 1], spoken[at]]
  if (here === undefined || here.text.endsWith('?') || CONDITION.test(here.text)) return false
  return !FOR_THAT.test(here.text) || !CONDITION.test(before?.text ?? '')
}

/** What is ordered while the talk is of the examination still. */
function isPlanned({ sureness = 1 }: Fact, { text }: SpokenSentence): boolean {
  return sureness >= LEAST_OF_NAMED && isDecided(text) && PLANS.test(text)
}

/** What the clinician surely calls by its name, or any conclusion where none is quoted. */
function isConcluded(
  { concept, polarity, status, certainty, sureness = 1 }: Fact,
  { role, text }: SpokenSentence,
  quotations: readonly Quotation[],
): boolean {
  if (role !== 'clinician' || polarity !== 'present' || status === 'resolved') return false
  if (certainty !== 'sure' && FEARED.test(concept)) return false
  const quoted = quotations.filter(({ use }) => use === 'conclusion')
  if (isConcludedIn(quotations, concept)) return false
  if (sureness >= LEAST_OF_NAMED) return !text.endsWith('?')
  return quoted.length === 0 && isTelling(text) && sureness >= LEAST_OF_CONCLUSION
}

function isQuoted({ id }: Fact, quotations: readonly Quotation[]): boolean {
  return quotations.some(({ factIds }) => factIds.includes(id))
}

function isConditional({ attributes: { condition } }: Fact): boolean {
  return condition !== undefined
}
