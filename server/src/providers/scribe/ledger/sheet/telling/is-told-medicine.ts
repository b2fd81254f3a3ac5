import type { Fact } from '@chartwright/contract/facts'
import { isNamedIn } from './is-still-taken.ts'
import { namesDrug } from './names-drug.ts'
import type { Quotation } from '../quoting/quotation.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { ONE_OF_SEVERAL, STOP_DENIED, STOPS } from './told-on-sheet.data.ts'
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
  quotations: readonly Quotation[],
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
    fact.attributes.condition === undefined
  )
}

/** A medicine that was decided on and is named nowhere else: without its dose it is still not missed. */
export function isChanged(
  fact: Fact,
  sentence: SpokenSentence,
  quotations: readonly Quotation[],
): boolean {
  return (
    isDrugDecision(fact) &&
    fact.polarity === 'present' &&
    fact.certainty === 'sure' &&
    (fact.sureness ?? 1) >= LEAST &&
    fact.attributes.condition === undefined &&
    sentence.role === 'clinician' &&
    isDecided(sentence.text) &&
    !ONE_OF_SEVERAL.test(sentence.text) &&
    namesDrug(fact.concept) &&
    !quotations.some(({ text }) => isNamedIn(text, fact))
  )
}
