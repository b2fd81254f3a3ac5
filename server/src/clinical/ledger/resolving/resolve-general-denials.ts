import type { FramedFact } from '../fact.ts'

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
  return facts.filter(
    ({ kind, polarity, concept }) =>
      !(has && kind === 'medication' && polarity === 'absent' && ANY_DRUG.has(concept)),
  )
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
