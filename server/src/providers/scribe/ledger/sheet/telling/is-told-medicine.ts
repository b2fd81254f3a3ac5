import type { Fact } from '@chartwright/contract/facts'
import { isNamedIn } from './is-still-taken.ts'
import { drugsIn, namesDrug } from './names-drug.ts'
import type { Quotation } from '../quoting/quotation.ts'
import { DOSES } from '../sheet-rules.data.ts'
import { isToStaff } from '../speech/is-to-staff.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { ENDS, ONE_OF_SEVERAL, STOP_DENIED, STOPS } from './told-on-sheet.data.ts'
import { isDecided, isDrugDecision, isTelling } from '../use-of-sentence.ts'

const LEAST = 0.75

/** 'Stop the naproxen', 'no ibuprofen'. */
export function isAvoided({ kind, status, polarity, time }: Fact): boolean {
  if (kind !== 'medication' || time === 'past') return false
  return status === 'stop' || (status === 'advise' && polarity === 'absent')
}

export function isToldToAvoid(
  fact: Fact,
  sentence: SpokenSentence,
  { facts, quotations }: { facts: readonly Fact[]; quotations: readonly Quotation[] },
): boolean {
  const isSaid = quotations.some(
    ({ use, text }) => (use === 'medicine' || use === 'warning') && isNamedIn(text, fact),
  )
  return (
    !isSaid &&
    isTelling(sentence.text) &&
    STOPS.test(sentence.text) &&
    !STOP_DENIED.test(sentence.text) &&
    sentence.role === 'clinician' &&
    fact.attributes.condition === undefined &&
    !facts.some((other) => isBegun(other) && sharesDrug(other, fact) && isSurer(other, fact))
  )
}

/** What is begun, or goes on, is not stopped: one of the two was misread. */
function isBegun(fact: Fact): boolean {
  return isDrugDecision(fact) && !isAvoided(fact) && fact.polarity === 'present'
}

function isSurer({ sureness = 1 }: Fact, fact: Fact): boolean {
  return sureness >= (fact.sureness ?? 1)
}

function sharesDrug({ concept }: Fact, fact: Fact): boolean {
  return drugsIn(fact.concept).some((name) => drugsIn(concept).includes(name))
}

/** What nobody is known to take is not stopped but avoided. */
export function asAvoided(fact: Fact, { text }: SpokenSentence, facts: readonly Fact[]): Fact {
  const isTaken = facts.some(
    (other) =>
      other.status === 'takes' && other.polarity === 'present' && isNamedIn(other.concept, fact),
  )
  if (fact.status !== 'stop' || isTaken || ENDS.test(text)) return fact
  return { ...fact, status: 'advise', polarity: 'absent' }
}

/** A medicine that was decided on and is named nowhere else: without its dose it is still not missed. */
export function isChanged(
  fact: Fact,
  sentence: SpokenSentence,
  quotations: readonly Quotation[],
): boolean {
  return (
    isDrugDecision(fact) &&
    !isGivenNow(fact) &&
    fact.polarity === 'present' &&
    fact.certainty === 'sure' &&
    (fact.sureness ?? 1) >= LEAST &&
    fact.attributes.condition === undefined &&
    sentence.role === 'clinician' &&
    isDecided(sentence.text) &&
    !isToStaff(sentence.text) &&
    !ONE_OF_SEVERAL.test(sentence.text) &&
    namesDrug(fact.concept) &&
    !quotations.some(({ text }) => isNamedIn(text, fact) && (!isRefill(fact) || DOSES.test(text)))
  )
}

/** Where somebody is told to go on with a medicine, the refill says how much of it. */
function isRefill({ status, attributes: { dose } }: Fact): boolean {
  return status === 'refill' && dose !== undefined
}

/** A shot of the visit itself is nothing to go on with. */
function isGivenNow({ time, attributes: { route } }: Fact): boolean {
  return time === 'now' && route === 'injection'
}
