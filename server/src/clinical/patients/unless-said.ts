import type { FactContent } from '@chartwright/contract/facts'
import { isSameDrug } from '../realise/once/drug-names.ts'
import { isAnyAllergy, isAnyDrug, keyOf } from './name-carried.ts'

type Told = Pick<FactContent, 'kind' | 'concept' | 'attributes' | 'who' | 'polarity'>

const PROBLEMS = new Set<FactContent['kind']>(['history', 'assessment', 'complaint', 'symptom'])

/**
 * Whether what was known before still has to be told. Today's word on the same thing counts
 * alone. 'No allergies' of today takes away none that was named, as in `carryForward`.
 */
export function isUnsaid(before: Told, today: readonly Told[]): boolean {
  return !today.some((said) => said.who === 'patient' && speaksOf(said, before))
}

function speaksOf(said: Told, before: Told): boolean {
  if (before.kind === 'medication' && said.kind === 'medication') {
    if (isAnyDrug(before.concept)) return said.polarity === 'present' || isAnyDrug(said.concept)
    return !isAnyDrug(said.concept) && isSameDrug(before.concept, said.concept)
  }
  if (before.kind === 'allergy' && said.kind === 'allergy') {
    if (isAnyAllergy(before.concept)) return true
    return !isAnyAllergy(said.concept) && keyOf(said) === keyOf(before)
  }
  return PROBLEMS.has(before.kind) && PROBLEMS.has(said.kind) && nameOf(said) === nameOf(before)
}

/** 'left knee pain' before, and knee pain on the left today. */
function nameOf(fact: Told): string {
  return keyOf({ ...fact, kind: 'history' })
    .split(' ')
    .sort()
    .join(' ')
}
