import { genericName } from '../../../lexicon/drug-brands.data.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const DEEDS = new Set<FramedFact['act']>(['order', 'refer', 'procedure'])
const GIVEN = new Set<FramedFact['status']>(['start', 'offered', 'advise'])
/** The need was still open; 'if it gets worse' is a separate plan. */
const OPEN_NEED = /^(?:if (?:you|we) (?:need|want|like|wish|think|feel)\b|depending\b)/
/** Words in a plan besides its name. */
const BESIDE =
  /\b(?:this (?:morning|afternoon|evening|week)|today|tomorrow|now|an?|the|your|more|some|referral|(?:to|for) (?=\w))\b/g

/** 'We could do an MRI.' … 'I'll order the MRI.': the earlier suggestion is dropped. */
export function isDecidedLater(
  lines: readonly LedgerLine[],
  fact: FramedFact,
  facts: readonly FramedFact[],
): boolean {
  if (!isConsidered(fact)) return false
  const last = facts
    .filter((other) => isOfSame(fact, other))
    .toSorted(byPlace)
    .at(-1)
  return last !== undefined && byPlace(fact, last) < 0 && isDecided(lines, fact, last)
}

function isConsidered({ kind, certainty, polarity, act, status, attributes }: FramedFact): boolean {
  const { condition, when, duration, frequency, dose } = attributes
  const isThing = kind === 'plan' ? DEEDS.has(act) || act === 'advise' : GIVEN.has(status)
  // Its own dose or time would be lost.
  const isBare = (when ?? duration ?? frequency ?? dose) === undefined
  const isOpen = condition === undefined || OPEN_NEED.test(condition)
  return isThing && isBare && isOpen && certainty === 'possible' && polarity === 'present'
}

function isDecided(lines: readonly LedgerLine[], fact: FramedFact, other: FramedFact): boolean {
  const isThing = other.kind === 'plan' ? DEEDS.has(other.act) : other.status === 'start'
  return (
    isThing &&
    other.certainty === 'sure' &&
    other.polarity === 'present' &&
    other.time !== 'past' &&
    other.attributes.condition === undefined &&
    lines[lineOf(other)]?.role !== 'patient' &&
    isAtSamePlace(fact, other)
  )
}

/** Any decision about the same thing, including one against it. */
function isOfSame(fact: FramedFact, other: FramedFact): boolean {
  return (
    fact !== other &&
    fact.kind === other.kind &&
    fact.who === other.who &&
    nameOf(fact) === nameOf(other)
  )
}

function isAtSamePlace(
  { attributes: one }: FramedFact,
  { attributes: other }: FramedFact,
): boolean {
  const isSame = (a: string | undefined, b: string | undefined) => a === undefined || a === b
  return isSame(one.side, other.side) && isSame(one.site, other.site)
}

function nameOf({ kind, concept }: FramedFact): string {
  if (kind === 'medication') return genericName(concept)
  return concept.replace(BESIDE, ' ').replace(/\s+/g, ' ').trim()
}

function byPlace(one: FramedFact, other: FramedFact): number {
  return lineOf(one) - lineOf(other) || (one.said[0]?.from ?? 0) - (other.said[0]?.from ?? 0)
}

function lineOf({ said: [first], lines }: FramedFact): number {
  return first?.line ?? lines[0] ?? 0
}
