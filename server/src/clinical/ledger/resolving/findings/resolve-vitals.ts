import type { FramedFact } from '../../fact.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const VITALS = new Set([
  'blood pressure',
  'heart rate',
  'temperature',
  'respiratory rate',
  'oxygen saturation',
])

/** Of two values of one vital sign that of the examination or the office is of today; the other is quoted as it was said. */
export function resolveVitals(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const vitals = facts.filter(isVital)
  const examined = new Set(
    vitals
      .filter((fact) => isOfToday(lines, fact) || vitals.some((other) => isBeside(fact, other)))
      .map(firstLine),
  )
  return facts.map((fact) => {
    if (isVital(fact) && isOfThen(lines, fact)) return asSaid(lines, fact)
    if (!isVital(fact) || examined.has(firstLine(fact))) return fact
    const isSecond = vitals.some(
      (other) =>
        other.concept === fact.concept &&
        other.attributes.value !== fact.attributes.value &&
        examined.has(firstLine(other)),
    )
    return isSecond ? asSaid(lines, fact) : fact
  })
}

function isVital({ kind, concept, who, polarity, attributes: a }: FramedFact): boolean {
  return (
    kind === 'measurement' &&
    who === 'patient' &&
    polarity === 'present' &&
    VITALS.has(concept) &&
    a.value !== undefined &&
    (a.when ?? a.onset ?? a.detail) === undefined
  )
}

const WAS = /\bwas(?: (?:about|around|like|up|at|to|over))*\s*$/i
const THEN =
  /^\s*(?:when (?:you|he|she|i) (?:went|came|got|first|were|was|saw|had)|last (?:year|time|month|visit)|in the (?:er|emergency (?:room|department)|ambulance))\b/i

/** 'It was 180 over 95 when you went to the hospital' is no value of today. */
function isOfThen(lines: readonly LedgerLine[], { said: [first] }: FramedFact): boolean {
  if (first === undefined) return false
  const text = lines[first.line]?.text ?? ''
  const before = text.slice(0, first.from)
  const isPast = WAS.test(before) || /\bwas\b/i.test(text.slice(first.from, first.to))
  return isPast && THEN.test(text.slice(first.to))
}

const TODAY = /\btoday\b/i
const ELSEWHERE = /\b(?:last|previous|previously|before|ago|when you|at home|at work|pharmacy)\b/i
const WORDS_NEAR = 10

function isOfToday(lines: readonly LedgerLine[], { said: [first] }: FramedFact): boolean {
  if (first === undefined) return false
  const { before, after } = sentenceAround(lines[first.line]?.text ?? '', first)
  const near = [...before.split(' ').slice(-WORDS_NEAR), ...after.split(' ', WORDS_NEAR)]
  return TODAY.test(near.join(' ')) && !ELSEWHERE.test(near.join(' '))
}

function isBeside(one: FramedFact, other: FramedFact): boolean {
  return one.concept !== other.concept && firstLine(one) === firstLine(other)
}

function firstLine({ said: [first], lines }: FramedFact): number {
  return first?.line ?? lines[0] ?? 0
}

/** A detail of this form is never told by itself. */
function asSaid(lines: readonly LedgerLine[], fact: FramedFact): FramedFact {
  const [first] = fact.said
  if (first === undefined) return fact
  const { before, after } = sentenceAround(lines[first.line]?.text ?? '', first)
  const whole = {
    line: first.line,
    from: first.from - before.length,
    to: first.to + after.length,
  }
  return {
    ...fact,
    attributes: { ...fact.attributes, detail: 'but of another time' },
    said: [...fact.said, whole],
  }
}
