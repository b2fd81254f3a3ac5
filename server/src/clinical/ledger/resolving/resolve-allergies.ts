import type { FramedFact } from '../fact.ts'

const ANY = new Set(['allergies', 'allergy', 'known allergies', 'drug allergy', 'drug allergies'])

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
