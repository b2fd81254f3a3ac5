import type { FramedFact } from '../fact.ts'

/** 'It is sore.' — 'My foot is a little sore.': what the patient came for has the fuller name, where there is one. */
export function nameComplaints(facts: readonly FramedFact[]): FramedFact[] {
  const felt = facts.filter(({ kind, polarity }) => kind === 'symptom' && polarity === 'present')
  return facts.map((fact) => {
    if (fact.kind !== 'complaint' || fact.polarity !== 'present') return fact
    // What has a place has its name.
    if (fact.concept.includes(' ') || fact.attributes.site !== undefined) return fact
    const fuller = new Set(
      felt.filter((other) => isFuller(fact, other)).map(({ concept }) => concept),
    )
    const [only] = fuller
    const isTaken = facts.some(({ kind, concept }) => kind === 'complaint' && fuller.has(concept))
    return only === undefined || fuller.size > 1 || isTaken ? fact : { ...fact, concept: only }
  })
}

/** Told much later it is rather something else. */
const LINES_AROUND = 6

function isFuller(fact: FramedFact, other: FramedFact): boolean {
  if (fact.who !== other.who || fact.time !== other.time) return false
  const apart = Math.abs((fact.lines[0] ?? 0) - (other.lines[0] ?? 0))
  if (apart > LINES_AROUND) return false
  const [one, next] = [fact.attributes.side, other.attributes.side]
  if (one !== undefined && next !== undefined && one !== next) return false
  return other.concept.endsWith(` ${fact.concept}`)
}
