import type { FramedFact } from '../../fact.ts'

const KINDS = new Set<FramedFact['kind']>(['assessment', 'complaint', 'symptom', 'history'])

/** What a plan can be for. */
export function patientsThings(facts: readonly FramedFact[]): FramedFact[] {
  return facts.filter(
    ({ kind, polarity, who }) => KINDS.has(kind) && polarity === 'present' && who === 'patient',
  )
}
