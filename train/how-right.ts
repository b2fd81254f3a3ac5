import { compareAttributes } from '../bench/ledger/compare-attributes.ts'
import { faultsOf, type ComparedFact } from '../bench/ledger/match-facts.ts'

const NOT_ANNOTATED = 0.8

/** How right a fact is, compared with gold: what it leaves out is not wrong. */
export function howRight(gold: ComparedFact, found: ComparedFact): number {
  const isLeftOut = { side: found.attributes.side, dose: found.attributes.dose }
  const faults = faultsOf(gold, found).filter(
    (fault) => !((fault === 'side' || fault === 'dose') && isLeftOut[fault] === undefined),
  )
  const verdicts = compareAttributes(gold, found)
  if (faults.length > 0 || verdicts.includes('different')) return 0
  return verdicts.includes('not in gold') ? NOT_ANNOTATED : 1
}
