import { genericName } from '../../../lexicon/drug-brands.data.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'

const TAKEN = new Set<FramedFact['status']>(['takes', 'continue', 'refill'])
/** What takes a rate back that was just told. */
const CORRECTS =
  /\b(?:no|sorry|actually|i mean|i meant|rather|wait|scratch that|correction|my mistake|(?:we|they|i|you)(?:'ve| have| had)? (?:increased|raised|changed|bumped|reduced|lowered|decreased|switched|moved|went up|went down)|it (?:was|got|has been) (?:increased|raised|changed|reduced|lowered|decreased))\b/

/** 'The metformin once a day? No, we increased the metformin to twice a day.': how often is what was said last. */
export function correctRates(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact, at) => {
    const next = facts.slice(at + 1).find((other) => isCorrected(lines, fact, other))
    const frequency = next?.attributes.frequency
    return frequency === undefined
      ? fact
      : { ...fact, attributes: { ...fact.attributes, frequency } }
  })
}

function isCorrected(lines: readonly LedgerLine[], one: FramedFact, other: FramedFact): boolean {
  const [first, second] = [one.said[0], other.said[0]]
  if (first === undefined || second === undefined || !isSameDrug(one, other)) return false
  const [rate, next] = [one.attributes.frequency, other.attributes.frequency]
  if (rate === undefined || next === undefined || rate === next) return false
  if (first.line !== second.line || second.from < first.to) return false
  return CORRECTS.test(plainTold(lines[first.line]?.text.slice(first.to, second.from) ?? ''))
}

/** With 'I mean', which is left out elsewhere. */
function plainTold(said: string): string {
  return plainSaid(said.replace(/\bi mean\b/gi, 'i meant'))
}

function isSameDrug(one: FramedFact, other: FramedFact): boolean {
  return (
    one.kind === 'medication' &&
    other.kind === 'medication' &&
    one.polarity === 'present' &&
    other.polarity === 'present' &&
    one.who === other.who &&
    TAKEN.has(one.status) &&
    // 'We changed it to twice a day' may be read as of the past.
    (TAKEN.has(other.status) || other.status === 'took') &&
    genericName(one.concept) === genericName(other.concept)
  )
}
