import type { Fact } from '@chartwright/contract/facts'
import { marksOf } from './tell-facts.ts'

/** Where the same thing was both said and denied, or one drug has two doses: both stand, and it is told. */
export function findContradictions(facts: readonly Fact[]): string[] {
  const found = new Set<string>()
  for (const [at, one] of facts.entries())
    for (const other of facts.slice(at + 1)) {
      const told = contradiction(one, other)
      if (told !== undefined) found.add(told)
    }
  return [...found]
}

const TELLING = [
  'site',
  'side',
  'when',
  'onset',
  'condition',
  'trigger',
  'severity',
  'quality',
  'frequency',
] as const

function contradiction(one: Fact, other: Fact): string | undefined {
  const isSame = one.kind === other.kind && one.concept === other.concept && one.who === other.who
  if (!isSame || one.time !== other.time || one.certainty !== 'sure' || other.certainty !== 'sure')
    return undefined
  const [a, b] = [one.attributes, other.attributes]
  const marks = marksOf([one, other])
  if (one.polarity !== other.polarity && one.status === other.status)
    return TELLING.some((name) => a[name] !== b[name])
      ? undefined
      : `It was both said and denied: ${one.concept}. Please check the lines. ${marks}`
  if (one.kind !== 'medication' || one.status !== other.status || one.polarity === 'absent')
    return undefined
  return a.dose !== undefined && b.dose !== undefined && a.dose !== b.dose
    ? `Two doses were said for ${one.concept}: ${a.dose} and ${b.dose}. Please check which one holds. ${marks}`
    : undefined
}
