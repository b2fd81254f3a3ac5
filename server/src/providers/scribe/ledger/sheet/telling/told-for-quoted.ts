import type { Fact } from '@chartwright/contract/facts'
import type { Quotation } from '../quoting/quotation.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { isDrugDecision } from '../use-of-sentence.ts'
import { isSaidAcrossDrugs } from './is-said-across-drugs.ts'
import { namesDrug } from './names-drug.ts'

const LEAST = 0.75

/**
 * Medicines that are quoted and could be told as well: they are told if their sentence has every word
 * of the quotation, which then goes.
 */
export function toldForQuoted(
  facts: readonly Fact[],
  quotations: readonly Quotation[],
  spoken: readonly SpokenSentence[],
): Fact[] {
  const quoted = new Set(
    quotations.flatMap(({ use, factIds }) => (use === 'medicine' ? factIds : [])),
  )
  return facts.filter(
    (fact) =>
      quoted.has(fact.id) &&
      isDrugDecision(fact) &&
      fact.who === 'patient' &&
      fact.certainty === 'sure' &&
      (fact.sureness ?? 1) >= LEAST &&
      namesDrug(fact.concept) &&
      !isSaidAcrossDrugs(fact, spoken),
  )
}
