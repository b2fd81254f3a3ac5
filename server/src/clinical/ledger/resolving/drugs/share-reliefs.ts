import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

/** Words by which a list of drugs goes on. */
const GOES_ON =
  /^[\s,]*(?:(?:and|or|also|i|i've|have|she|he|they|took|taken|taking|tried|used|some|a|an|the|even|um|uh)[\s,]+)*$/i

/** 'Tylenol and ibuprofen, but nothing helped': what is said behind a list is said of all of it. */
export function shareReliefs(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const shared = new Map<FramedFact, string>()
  const reliefOf = (fact: FramedFact) => fact.attributes.relief ?? shared.get(fact)
  const taken = facts
    .filter(isTried)
    .toSorted((one, other) => (other.said[0]?.from ?? 0) - (one.said[0]?.from ?? 0))
  for (const fact of taken) {
    const next = taken.find((other) => other !== fact && isListedBefore(lines, fact, other))
    const relief = next && reliefOf(next)
    if (relief !== undefined && fact.attributes.relief === undefined) shared.set(fact, relief)
  }
  return facts.map((fact) => {
    const relief = shared.get(fact)
    return relief === undefined ? fact : { ...fact, attributes: { ...fact.attributes, relief } }
  })
}

function isTried({ kind, status, polarity, certainty, who }: FramedFact): boolean {
  return (
    kind === 'medication' &&
    status === 'took' &&
    polarity === 'present' &&
    certainty === 'sure' &&
    who === 'patient'
  )
}

function isListedBefore(
  lines: readonly LedgerLine[],
  { said: [one] }: FramedFact,
  { said: [other] }: FramedFact,
): boolean {
  if (!one || other?.line !== one.line || other.from < one.to) return false
  return GOES_ON.test(lines[one.line]?.text.slice(one.to, other.from) ?? '')
}
