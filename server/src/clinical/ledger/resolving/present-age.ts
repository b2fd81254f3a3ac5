import type { FramedFact } from '../fact.ts'
import type { LedgerLine } from '../reading/token-stream.ts'
import { normalise } from '../../normalise.ts'

const AGE = /\b(\d{1,3})[\s-]*years?[\s-]*old\b/

/** 'A 27-year-old, who had a bypass at the young age of 27': how old somebody is now dates nothing. */
export function withoutPresentAge(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  if (!facts.some(isDatedByAge)) return [...facts]
  const age = lines
    .filter(({ role }) => role === 'clinician')
    .map(({ text }) => AGE.exec(normalise(text))?.[1])
    .find(Boolean)
  return facts.map((fact) => {
    if (age === undefined || fact.attributes.when !== `age ${age}` || !isDatedByAge(fact))
      return fact
    const { when: _, ...attributes } = fact.attributes
    return { ...fact, attributes }
  })
}

function isDatedByAge({ kind, who, attributes: { when } }: FramedFact): boolean {
  return kind === 'history' && who === 'patient' && when?.startsWith('age ') === true
}
