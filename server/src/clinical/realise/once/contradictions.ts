import type { Fact } from '@chartwright/contract/facts'
import { isSameOccasion } from './adds-nothing.ts'
import { drugOf, isKnownDrug } from './drug-names.ts'
import type { KnownFact } from './known-fact.ts'
import { isSameName } from './same-name.ts'

/** Without those that a surer one of the same thing and occasion speaks against. */
export function leaveContradicted(known: readonly KnownFact[]): KnownFact[] {
  return known.filter(
    ({ plain }) =>
      !known.some(
        ({ plain: other }) =>
          isStopped(other, plain) ||
          (weightOf(other) > weightOf(plain) && contradicts(other, plain)),
      ),
  )
}

function contradicts(one: Fact, other: Fact): boolean {
  if (one.who !== other.who || one.polarity === other.polarity) return false
  if (isDeniedAllergy(one, other)) return true
  if (groupOf(one) === '' || groupOf(one) !== groupOf(other)) return false
  if (one.kind === 'medication')
    return one.status === other.status && drugOf(one.concept) === drugOf(other.concept)
  return isSameName(one.concept, other.concept) && isSameOccasion(one, other)
}

/** Whether the last word on a drug is to stop it, though it was to go on before. */
function isStopped(one: Fact, other: Fact): boolean {
  return (
    one.kind === 'medication' &&
    other.kind === 'medication' &&
    one.status === 'stop' &&
    /^(?:continue|refill)$/.test(other.status) &&
    [one, other].every(
      ({ polarity, certainty }) => polarity === 'present' && certainty === 'sure',
    ) &&
    (one.attributes.when ?? one.attributes.condition) === undefined &&
    one.concept === other.concept &&
    Math.max(...one.lines) >= Math.max(...other.lines)
  )
}

/** 'no known allergies', besides one that is named; 'no drug allergies', besides a drug. */
function isDeniedAllergy(one: Fact, denied: Fact): boolean {
  if (denied.kind !== 'allergy' || denied.polarity !== 'absent' || one.kind !== 'allergy')
    return false
  if (/^(?:known |any )*allerg(?:y|ies)$/.test(denied.concept)) return true
  return /^(?:known |any )*drug allerg(?:y|ies)$/.test(denied.concept) && isKnownDrug(one.concept)
}

/** What the patient tells and what the clinician finds may well differ; so may what was and what is. */
function groupOf({ kind, certainty }: Fact): string {
  if (certainty === 'possible' && kind !== 'assessment') return ''
  if (/^(?:complaint|symptom|assessment)$/.test(kind)) return 'told'
  return /^(?:history|finding|medication|social)$/.test(kind) ? kind : ''
}

/** A person's word holds; then what the visit is about; then what the reader is surer of. */
function weightOf({ kind, polarity, source, sureness = 1 }: Fact): number {
  if (source !== 'heard') return 10
  if (polarity === 'present' && /^(?:complaint|assessment|allergy)$/.test(kind)) return 5
  return sureness
}
