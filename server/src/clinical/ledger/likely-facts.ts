import type { Fact } from './fact.ts'

/** Of 218 facts that were less sure, five were right and mattered. */
const LEAST_SURENESS = 0.1

/** Without what was almost certainly misread. */
export function likelyFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ sureness }) => sureness >= LEAST_SURENESS)
}
