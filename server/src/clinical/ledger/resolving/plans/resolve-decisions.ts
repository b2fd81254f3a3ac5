import { genericName } from '../../../lexicon/drug-brands.data.ts'
import { isOfDrugGroup } from '../../../realise/once/drug-names.ts'
import type { FramedFact } from '../../fact.ts'
import { asDeclined } from './as-declined.ts'
import { asPondered } from './as-pondered.ts'
import { asWished } from './as-wished.ts'
import { isDecidedLater } from './decided-later.ts'
import { isUnanswered } from '../denials/is-unanswered.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const TAKEN = new Set<FramedFact['status']>(['takes', 'took', 'continue', 'refill'])
const GIVEN = new Set<FramedFact['status']>(['start', 'advise', 'offered'])
const DONE = new Set<FramedFact['act']>(['order', 'refer', 'procedure'])
const ENDED =
  /\b(?:stopp?ed|quit|came off|took (?:me|him|her) off|gave (?:it|that|them) up|no longer|switched)\b/i
const TOGETHER = /\b(?:with (?:it|that|them)|alongside|together with)\b/i
/** What is said of a thing that nobody takes and nobody should. */
const AVOIDED = /^(?:skip|avoid|stay away from) (?:them|it|that|those)$/
const ANSWER_LINES = 2

/** The last word on a drug or a plan stands: what was offered and dropped, or ended, is not told beside it. */
export function resolveDecisions(
  lines: readonly LedgerLine[],
  given: readonly FramedFact[],
): FramedFact[] {
  const others = given.filter((fact) => isOtherOne(lines, fact))
  const facts = given
    .filter((fact) => !isUnanswered(lines, fact))
    .map((fact) =>
      asPondered(
        lines,
        asWished(lines, asDeclined(lines, asReplaced(asRefused(lines, fact, given), others))),
      ),
    )
  const dropped = new Set(
    facts.filter((fact) => mayBeDropped(fact) && facts.some((other) => isDropped(fact, other))),
  )
  const ended = facts.filter(({ status }) => status === 'took')
  return facts.filter(
    (fact) =>
      !dropped.has(fact) &&
      !isDecidedLater(lines, fact, facts) &&
      ![...dropped].some((other) => isWith(lines, fact, other)) &&
      !ended.some((other) => isEnded(lines, fact, other)),
  )
}

/** 'So no naproxen', 'leave the naproxen then', of a drug that nobody takes: it is not begun. */
function asRefused(
  lines: readonly LedgerLine[],
  fact: FramedFact,
  facts: readonly FramedFact[],
): FramedFact {
  if (fact.kind !== 'medication' || !/^(?:stop|hold)$/.test(fact.status)) return fact
  const words = wordsOf(lines, fact)
  const isTaken = facts.some((other) => isSameDrug(fact, other) && TAKEN.has(other.status))
  if (fact.polarity === 'absent')
    return /^(?:so )?no /i.test(words) ? { ...fact, status: isTaken ? 'advise' : 'start' } : fact
  const wasOffered = facts.some(
    (other) =>
      isSameDrug(fact, other) && GIVEN.has(other.status) && firstLine(other) <= firstLine(fact),
  )
  if (!isTaken && AVOIDED.test(fact.attributes.detail ?? ''))
    return { ...fact, status: 'advise', polarity: 'absent' }
  if (isTaken || !wasOffered || fact.attributes.condition !== undefined) return fact
  return { ...fact, status: 'start', polarity: 'absent' }
}

const OTHER_ONE = /\b(?:the other (?:one|option)|another option|alternative(?:ly)?)\b[^.?!]{0,20}$/i
const REPLACED_LINES = 4

/** 'The other one, valaciclovir, is easier': of two that may be begun the first was only offered. */
function asReplaced(fact: FramedFact, others: readonly FramedFact[]): FramedFact {
  if (!isBegun(fact) || fact.kind !== 'medication' || fact.polarity === 'absent') return fact
  const isReplaced = others.some((other) => {
    const after = firstLine(other) - firstLine(fact)
    return other.concept !== fact.concept && after >= 0 && after <= REPLACED_LINES
  })
  return isReplaced ? { ...fact, status: 'offered', time: 'now' } : fact
}

function isOtherOne(lines: readonly LedgerLine[], fact: FramedFact): boolean {
  const [first] = fact.said
  if (first === undefined || !isBegun(fact)) return false
  return OTHER_ONE.test(lines[first.line]?.text.slice(0, first.from) ?? '')
}

/** Of drugs, what is given alone. */
function mayBeDropped({ kind, status }: FramedFact): boolean {
  return kind === 'plan' || GIVEN.has(status)
}

function isDropped(fact: FramedFact, other: FramedFact): boolean {
  if (fact === other || fact.who !== other.who || fact.kind !== other.kind) return false
  const isLater = firstLine(other) > firstLine(fact)
  if (fact.kind === 'plan') {
    if (fact.concept !== other.concept || !isLater || other.polarity === 'absent') return false
    if (fact.act === 'declined') return DONE.has(other.act) && other.certainty === 'sure'
    return other.act === 'declined' && DONE.has(fact.act) && fact.certainty === 'possible'
  }
  if (isLater && fact.status === 'start' && isUntil(other) && bareName(fact) === bareName(other))
    return true
  if (!isSameDrug(fact, other) || !isLater || !GIVEN.has(fact.status)) return false
  if (fact.polarity === 'absent') return isBegun(other) && other.polarity === 'present'
  if (fact.attributes.condition !== undefined) return false
  if (isOpen(fact) && isOpen(other)) return other.attributes.condition !== undefined
  return isRefused(other)
}

/** 'Wait on the tacrolimus till you hear from me.' */
function isUntil({ status, polarity, attributes: { condition = '' } }: FramedFact): boolean {
  return status === 'hold' && polarity === 'present' && /^(?:until|till)\b/.test(condition)
}

function bareName({ concept }: FramedFact): string {
  return genericName(
    concept.replace(/ (?:ointment|cream|gel|lotion|solution|inhaler|tablets)$/, ''),
  )
}

function isOpen({ status, polarity, certainty }: FramedFact): boolean {
  return GIVEN.has(status) && polarity === 'present' && certainty === 'possible'
}

function isBegun({ status, certainty }: FramedFact): boolean {
  return status === 'start' && certainty === 'sure'
}

function isRefused({ status, polarity, certainty, attributes }: FramedFact): boolean {
  if (certainty !== 'sure' || attributes.condition !== undefined) return false
  return polarity === 'absent' ? GIVEN.has(status) : status === 'declined'
}

/** 'naproxen, and together with it omeprazole': what goes with a dropped drug is dropped as well. */
function isWith(lines: readonly LedgerLine[], fact: FramedFact, other: FramedFact): boolean {
  const [own, first] = [fact.said[0], other.said[0]]
  if (fact.kind !== 'medication' || fact.certainty !== 'possible' || !own || !first) return false
  if (own.line !== first.line || own.from < first.to) return false
  return TOGETHER.test(lines[own.line]?.text.slice(first.to, own.from) ?? '')
}

/** 'Atorvastatin 80 at night.' — 'I stopped that one.' */
function isEnded(lines: readonly LedgerLine[], fact: FramedFact, other: FramedFact): boolean {
  if (fact.status !== 'takes' || other.status !== 'took') return false
  const isOfGroup = fact.kind === 'medication' && isOfDrugGroup(fact.concept, other.concept)
  if (!isSameDrug(fact, other) && !(isOfGroup && fact.who === other.who)) return false
  if (fact.polarity === 'absent' || other.polarity === 'absent') return false
  const after = firstLine(other) - Math.max(...fact.lines)
  if (after < 0 || after > ANSWER_LINES) return false
  return other.said.some(({ line, from, to }) =>
    ENDED.test(lines[line]?.text.slice(from, to) ?? ''),
  )
}

function isSameDrug(one: FramedFact, other: FramedFact): boolean {
  return (
    one.kind === 'medication' &&
    other.kind === 'medication' &&
    one.who === other.who &&
    genericName(one.concept) === genericName(other.concept)
  )
}

function firstLine({ said: [first], lines }: FramedFact): number {
  return first?.line ?? lines[0] ?? 0
}

function wordsOf(lines: readonly LedgerLine[], { said: [first] }: FramedFact): string {
  return first === undefined ? '' : (lines[first.line]?.text.slice(first.from, first.to) ?? '')
}
