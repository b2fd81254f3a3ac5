import type { Fact, FactKind } from '@chartwright/contract/facts'
import { isKnownName } from '../../../clinical/ledger/naming/name-concept.ts'

/** How sure the reader must be of what no table knows, before it stands in a note. */
const LEAST: Partial<Record<FactKind, number>> = {
  symptom: 0.6,
  social: 0.65,
  assessment: 0.6,
  family: 0.6,
  history: 0.5,
  plan: 0.5,
  medication: 0.65,
  finding: 0.45,
  result: 0.45,
  complaint: 0.45,
  measurement: 0.45,
}
const ORDERED = new Set<Fact['act']>(['order', 'refer', 'procedure', 'emergency'])

/** Talk by the way is heard as a fact now and then: what is neither known nor sure is left out. */
export function isSureEnough({ kind, concept, act, sureness = 1 }: Fact): boolean {
  const least = ORDERED.has(act) ? 0.35 : (LEAST[kind] ?? 0)
  return sureness >= least || isKnownName(kind, concept)
}
