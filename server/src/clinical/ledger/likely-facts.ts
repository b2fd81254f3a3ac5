import type { Fact } from './fact.ts'

/** Of 218 facts that were less sure, five were right and mattered. */
const LEAST_SURENESS = 0.1

const STOPS = new Set<Fact['status']>(['stop', 'hold'])
const SELF_HARM = /\b(?:suicid\w*|self-harm)\b/i

/** Without what was almost certainly misread; what was decided is quoted from its words all the same. */
export function likelyFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter((fact) => fact.sureness >= LEAST_SURENESS || isQuoted(fact))
}

function isQuoted({ kind, status, concept }: Fact): boolean {
  if (kind === 'medication') return STOPS.has(status)
  return kind === 'plan' || (kind === 'symptom' && SELF_HARM.test(concept))
}
