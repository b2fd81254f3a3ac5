import { isOfDrugGroup } from '../../../realise/once/drug-names.ts'
import type { FramedFact } from '../../fact.ts'

const ANY = new Set(['allergies', 'allergy', 'known allergies', 'drug allergy', 'drug allergies'])

const ANY_DRUG = new Set([
  'medications',
  'medication',
  'medicines',
  'medicine',
  'regular medications',
  'drugs',
])

/** 'No medications' was said of something, where any is taken or given. */
export function resolveMedications(facts: readonly FramedFact[]): FramedFact[] {
  const has = facts.some(
    ({ kind, polarity, who, concept, status }) =>
      kind === 'medication' &&
      polarity === 'present' &&
      who === 'patient' &&
      !ANY_DRUG.has(concept) &&
      status !== 'took' &&
      status !== 'mentioned' &&
      status !== 'declined',
  )
  const taken = facts.filter(
    ({ kind, polarity, certainty, status }) =>
      kind === 'medication' && polarity === 'present' && certainty === 'sure' && TAKEN.has(status),
  )
  return facts.filter(
    (fact) =>
      !(has && isDeniedDrug(fact) && ANY_DRUG.has(fact.concept)) &&
      !taken.some((drug) => isOfDeniedGroup(drug, fact)),
  )
}

/** What is decided about a drug that is taken already, or told of it. */
const TAKEN = new Set<FramedFact['status']>([
  'takes',
  'continue',
  'refill',
  'increase',
  'decrease',
  'hold',
  'stop',
])

/** 'No blood thinners' was a mistake, where Eliquis is taken. */
function isOfDeniedGroup(drug: FramedFact, denied: FramedFact): boolean {
  return (
    isDeniedDrug(denied) &&
    denied.status === 'takes' &&
    drug.who === denied.who &&
    isOfDrugGroup(drug.concept, denied.concept)
  )
}

function isDeniedDrug({ kind, polarity }: FramedFact): boolean {
  return kind === 'medication' && polarity === 'absent'
}

/** 'No, just latex' leaves no 'no known allergies' beside the latex. */
export function resolveAllergies(facts: readonly FramedFact[]): FramedFact[] {
  const has = facts.some(
    ({ kind, polarity, who, concept }) =>
      kind === 'allergy' && polarity === 'present' && who === 'patient' && !ANY.has(concept),
  )
  return has ? facts.filter((fact) => !isNone(fact)) : [...facts]
}

function isNone({ kind, polarity, concept }: FramedFact): boolean {
  return kind === 'allergy' && polarity === 'absent' && ANY.has(concept)
}
