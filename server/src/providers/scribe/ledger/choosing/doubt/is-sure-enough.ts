import type { Fact, FactKind } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'

/** How likely right what no table knows must be, before it stands in a note. */
const LEAST: Partial<Record<FactKind, number>> = {
  symptom: 0.57,
  social: 0.62,
  assessment: 0.57,
  family: 0.57,
  history: 0.52,
  plan: 0.5,
  medication: 0.6,
  finding: 0.47,
  result: 0.47,
  complaint: 0.47,
  measurement: 0.45,
}
const LEAST_OF_KNOWN = 0.4
const LEAST_OF_ORDER = 0.35
const ORDERED = new Set<Fact['act']>(['order', 'refer', 'procedure', 'emergency'])

/** Talk by the way is heard as a fact now and then: what is likely wrong is left out. */
export function isSureEnough({ kind, concept, act, sureness = 1 }: Fact): boolean {
  if (ORDERED.has(act)) return sureness >= LEAST_OF_ORDER
  return (
    sureness >= (LEAST[kind] ?? 0) || (sureness >= LEAST_OF_KNOWN && isKnownName(kind, concept))
  )
}
