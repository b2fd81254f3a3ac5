import type { Fact } from '@chartwright/contract/facts'
import { DEVICE } from '../../../../../clinical/realise/patient/devices.data.ts'
import { knownPart } from '../../../../../clinical/realise/patient/known-part.ts'
import type { Around } from '../task-around.ts'
import { AFTER_SURGERY, afterOperation } from './after-operation.ts'
import { isTellable, taskObject } from '../task-object.ts'
import { DEPARTMENT, DONE_THERE, GENERAL_DRUG } from '../task-words.data.ts'

/** Asked, not made a condition: 'order an MRI to see if there is a tear'. */
const WHETHER =
  /\b(?:see|assess|check|determine|know|tell|find out|look|make sure|decide|wonder|ask|evaluate|figure out)$/
const POLITE =
  /^if (?:that's|that is|that sounds|it's|you're|you are) (?:ok|okay|alright|all right|fine|good|happy)\b/
const OPEN =
  /\b(?:may|might|could|would(?! (?:like|recommend|suggest|want|also like|advise))|possibly|potentially|perhaps|maybe|probably|think(?:ing)? about|consider(?:ing)?)\b/
/** How long, and not whether. */
const SPAN = /^(?:until|till|while|as long as)\b/
const NOT_BETTER =
  /\b(if (?:your|the|those|these|it|things|they|symptoms|you)\b[^,.]*(?:n't|\bnot|\bno|\bworse|\bstill|\bpersist|\bcontinue)\b[^,.]*)/

/**
 * The plan as it was decided, with the condition that is its own; undefined where nothing was
 * decided, or only on a condition that nobody could tell from the title.
 */
export function asDecided(heard: Fact, around: readonly Around[]): Fact | undefined {
  const fact = withOwnAct(afterOperation(withOwnCondition(heard, around), around), around)
  const { certainty, attributes } = fact
  const { condition } = attributes
  if (condition === undefined)
    return certainty === 'sure' || isCalled(fact, around)
      ? { ...fact, certainty: 'sure' }
      : undefined
  if (
    certainty === 'possible' &&
    around.some(({ before, words }) => OPEN.test(`${before} ${words}`))
  )
    return undefined
  if (isStoppedByPatient(fact) || isPatientsOwn(fact) || isOnlyIfFound(fact) || isOfClassOnly(fact))
    return undefined
  if (isTellable(condition)) return fact
  if (!SPAN.test(condition) || certainty !== 'sure') return undefined
  const { condition: _, ...others } = attributes
  return { ...fact, attributes: others }
}

/** 'Stop it if you get a cough' is for the patient to do. */
function isStoppedByPatient({ status, attributes: { condition = '' } }: Fact): boolean {
  return (status === 'stop' || status === 'hold') && /^(?:if|when) you\b/.test(condition)
}

/** 'A sample if anything looks suspicious' is taken or not while something else is done. */
function isOnlyIfFound({ certainty, attributes: { condition = '' } }: Fact): boolean {
  return certainty === 'possible' && /\b(?:any|some)thing\b/.test(condition)
}

const CALLED =
  /\b(?:start|give you|prescribe|put you on|send)\b[^.]*\b(?:something|one|a (?:drug|medicine|medication|tablet)) called$/

/** 'Start them today, something called amoxicillin': a drug that is named, and not one of several. */
function isCalled(
  { kind, status, attributes: { frequency } }: Fact,
  around: readonly Around[],
): boolean {
  return (
    kind === 'medication' &&
    status === 'start' &&
    frequency !== undefined &&
    around.some(
      ({ before, after }) => CALLED.test(before) && !OPEN.test(before) && !/^,? ?or\b/.test(after),
    )
  )
}

const OF_RESULT =
  /\b(?:results?|report|mri|ct|scan|x-?ray|ultrasound|labs?|blood ?work|tests?|biopsy|positive|negative|abnormal|normal)\b/

/** A return that has no time and hangs on how it goes: nobody can book it. */
function isPatientsOwn({ act, attributes: { when, duration, condition = '' } }: Fact): boolean {
  const isOpen = act === 'follow_up' && (when ?? duration) === undefined
  return isOpen && /^(?:if|unless|as needed|when)\b/.test(condition) && !OF_RESULT.test(condition)
}

/** 'We decide on antibiotics if there is an infection': neither the drug nor its need is known. */
function isOfClassOnly(fact: Fact): boolean {
  const name = taskObject(fact)?.toLowerCase() ?? ''
  return fact.kind === 'medication' && fact.certainty === 'possible' && GENERAL_DRUG.test(name)
}

function withOwnCondition(fact: Fact, around: readonly Around[]): Fact {
  const { certainty, act, attributes } = fact
  const { condition, ...others } = attributes
  if (condition === undefined) {
    const unsaid = act === 'follow_up' ? notBetter(around) : undefined
    return unsaid === undefined ? fact : { ...fact, attributes: { ...others, condition: unsaid } }
  }
  if (around.some(({ after }) => WHETHER.test(leading(after, condition))))
    return { ...fact, certainty: 'sure', attributes: others }
  const result = RESULT.exec(condition)?.[1]
  if (
    act === 'order' &&
    result !== undefined &&
    around.some(({ before }) => before.includes(condition))
  )
    return { ...fact, attributes: { ...others, condition: `if the result before is ${result}` } }
  const isOfUse =
    certainty === 'sure' &&
    condition !== AFTER_SURGERY &&
    DEVICE.test(taskObject(fact)?.toLowerCase() ?? '')
  const isTimed = (attributes.when ?? attributes.duration) !== undefined
  const isOfNext =
    act === 'follow_up' && certainty === 'sure' && isTimed && /^(?:if|as) needed$/.test(condition)
  if (isOfUse || isOfNext || POLITE.test(condition)) return { ...fact, attributes: others }
  return fact
}

/** 'If that's negative, we do an x-ray': the result of another test. */
const RESULT =
  /^if (?:that's|it's|that is|it is|that comes back) (positive|negative|abnormal|normal)$/

function notBetter(around: readonly Around[]): string | undefined {
  const found = around.map(({ before }) => NOT_BETTER.exec(before)?.[1]?.trim())
  return found.includes(undefined) ? undefined : found[0]
}

/** What stands before the condition, where it follows the plan. */
function leading(after: string, condition: string): string {
  const at = after.indexOf(condition.split(' ').slice(0, 3).join(' '))
  return at < 0 ? '' : after.slice(0, at).trim()
}

const SCHEDULED =
  /\b(?:schedule|set|get|sign|book) (?:you|him|her) (?:up |in |scheduled |down )?(?:for|with)\b[^,]*$/

/** 'I give you a strainer', which was heard as advice. */
const GIVES =
  /\b(?:give|get|fit|provide|hand|prescribe|order|put) (?:you|him|her)(?: (?:with|in|on|up|an?|the|some|for))*$/
const ASKED =
  /\b(?:ask|get|have) (?:the |our )?([\w -]+?) to (?:see|assess|review) (?:you|him|her)\b/

/** A follow-up here is no referral; 'I ask audiology to see you' is one, to whom it names. */
function asOwnVisit(fact: Fact, around: readonly Around[]): Fact {
  const asked = around.map(({ words }) => ASKED.exec(words)?.[1]).find((name) => name !== undefined)
  return asked === undefined ? { ...fact, act: 'follow_up' } : { ...fact, concept: asked }
}

const OWN_VISIT = /^follow[- ]?up(?: (?:visit|appointment))?$/

/** Done by the practice itself: 'schedule you for an upper endoscopy' sends nobody elsewhere. */
function withOwnAct(fact: Fact, around: readonly Around[]): Fact {
  const name = taskObject(fact)?.toLowerCase() ?? ''
  if (fact.act === 'follow_up' && isTestAgain(name)) return { ...fact, act: 'order' }
  const isGiven = fact.act === 'advise' && DEVICE.test(name)
  if (isGiven && around.some(({ before }) => GIVES.test(before)))
    return { ...fact, act: 'procedure' }
  if (fact.act === 'refer' && OWN_VISIT.test(name)) return asOwnVisit(fact, around)
  const isOwn =
    fact.act === 'refer' &&
    DONE_THERE.test(name) &&
    !DEPARTMENT.test(name) &&
    !/ (?:to|at|with) /.test(name)
  if (!isOwn || !around.every(({ before }) => SCHEDULED.test(before)) || around.length === 0)
    return fact
  return { ...fact, act: 'procedure' }
}

/** 'come back for a follow-up x-ray': a test beside the visit. */
function isTestAgain(name: string): boolean {
  const test = /^(?:follow-?up|repeat) (.+)$/.exec(name)?.[1]
  return test !== undefined && IMAGE.test(test) && knownPart(test) !== undefined
}

const IMAGE = /\b(?:x-?rays?|mri|ct|scan|ultrasound|mammogram|echocardiogram|\w*scopy)$/
