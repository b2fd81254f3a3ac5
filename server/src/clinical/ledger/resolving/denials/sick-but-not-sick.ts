import type { FramedFact } from '../../fact.ts'

const SICK = 'feeling sick'

/** 'I feel sick, but I'm not actually sick.': whoever says both has nausea, and does not vomit. */
export function sickButNotSick(facts: readonly FramedFact[]): FramedFact[] {
  const sick = facts.filter(({ kind, concept }) => kind === 'symptom' && concept === SICK)
  const denied = sick.filter(({ polarity }) => polarity === 'absent')
  const felt = sick.filter(
    (fact) =>
      fact.polarity === 'present' &&
      denied.some((other) => other.lines.some((line) => fact.lines.includes(line))),
  )
  if (felt.length === 0) return [...facts]
  return facts.map((fact) => {
    if (felt.includes(fact)) return { ...fact, concept: 'nausea' }
    return denied.includes(fact) ? { ...fact, concept: 'vomiting' } : fact
  })
}
