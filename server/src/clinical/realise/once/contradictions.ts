import type { Fact } from '@chartwright/contract/facts'
import { tidyFact } from '../tidy-fact.ts'
import { isSameOccasion } from './adds-nothing.ts'
import { drugOf } from './drug-names.ts'
import { isSameName } from './same-name.ts'

/** Without those that a surer one of the same thing and occasion speaks against. */
export function leaveContradicted(facts: readonly Fact[]): Fact[] {
  return facts.filter(
    (fact) => !facts.some((other) => contradicts(other, fact) && weightOf(other) > weightOf(fact)),
  )
}

function contradicts(one: Fact, other: Fact): boolean {
  if (one.who !== other.who || one.polarity === other.polarity) return false
  if (isFullDenial(other) && one.kind === 'allergy') return true
  if (groupOf(one) === '' || groupOf(one) !== groupOf(other)) return false
  if (one.kind === 'medication')
    return one.status === other.status && drugOf(one.concept) === drugOf(other.concept)
  const [first, second] = [one, other].map((fact) => tidyFact(fact).concept)
  return isSameName(first ?? '', second ?? '') && isSameOccasion(one, other)
}

/** 'no known allergies', besides one that is named. */
function isFullDenial({ kind, polarity, concept }: Fact): boolean {
  return (
    kind === 'allergy' &&
    polarity === 'absent' &&
    /^(?:known |drug |any )*allerg(?:y|ies)$/.test(concept)
  )
}

/** What the patient tells and what the clinician finds may well differ. */
function groupOf({ kind, certainty }: Fact): string {
  if (certainty === 'possible') return ''
  if (/^(?:complaint|symptom|history|assessment)$/.test(kind)) return 'told'
  return /^(?:finding|medication|social)$/.test(kind) ? kind : ''
}

/** A person's word holds; then what the visit is about; then what the reader is surer of. */
function weightOf({ kind, polarity, source, sureness = 1 }: Fact): number {
  if (source !== 'heard') return 10
  if (polarity === 'present' && /^(?:complaint|assessment|allergy)$/.test(kind)) return 5
  return sureness
}
