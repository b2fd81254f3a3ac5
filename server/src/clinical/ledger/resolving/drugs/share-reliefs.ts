import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

/** Words by which a list of drugs goes on. */
const GOES_ON =
  /^[\s,]*(?:(?:and|or|also|i|i've|have|she|he|they|took|taken|taking|tried|used|some|a|an|the|even|um|uh)[\s,]+)*$/i

/** Words behind a list that mean all of it; 'that' and 'the naproxen' mean the last. */
const OF_ALL =
  /^[^.?!]{0,60}\b(?:nothing|none|neither|no relief|all of|both|(?:they|these|those)(?: both| all)? (?:did|do|have|had|help|work|seem|are|were)\w*)\b/i
/** 'Tylenol and ibuprofen and it helped', besides what is taken anyway: 'my lisinopril'. */
const IT = /^[^.?!]{0,60}\bit\b/i
const USUAL = /\bmy (?:[a-z]+ )?$/i

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
    const isOfAll = next !== undefined && (shared.has(next) || isSaidOfAll(lines, fact, next))
    const relief = isOfAll ? reliefOf(next) : undefined
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

function isSaidOfAll(
  lines: readonly LedgerLine[],
  { said: [one] }: FramedFact,
  { concept, said: [last] }: FramedFact,
): boolean {
  const text = lines[last?.line ?? -1]?.text ?? ''
  const behind = text.slice(last?.to)
  if (behind.toLowerCase().includes(concept.toLowerCase())) return false
  return OF_ALL.test(behind) || (IT.test(behind) && !USUAL.test(text.slice(0, one?.from)))
}
