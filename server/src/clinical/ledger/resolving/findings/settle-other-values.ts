import type { FramedFact } from '../../fact.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { OTHER_VALUES, WEIGHT_CHANGED } from './other-values.data.ts'

const TODAY = /\b(?:today|now|currently|this time)\b/i
const FASTING = /^fasting (?:blood )?(?:glucose|sugars?)$/
const FED =
  /\b(?:after|following) (?:(?:a|the|my|your) )?(?:meals?|eating|food|breakfast|lunch|dinner)\b/i
/** So much is a change of weight; nobody but a child weighs so little. */
const MOST_CHANGE = 60

/** The heaviest that somebody was, what was measured at the last visit and how much was lost are no values of today: they are quoted. */
export function settleOtherValues(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const measured = facts.filter(isMeasured)
  return facts.map((fact) => {
    if (!isMeasured(fact)) return fact
    if (isOther(lines, fact, measured)) return quoted(lines, fact)
    return isFed(lines, fact) ? { ...fact, concept: 'blood glucose' } : fact
  })
}

/** Only ever known from a study, which is told with its own time. */
const OF_STUDY = new Set(['ejection fraction'])

function isMeasured({ kind, concept, polarity, attributes: { value } }: FramedFact): boolean {
  const isValue = kind === 'measurement' && polarity === 'present' && value !== undefined
  return isValue && !OF_STUDY.has(concept)
}

function isUndated({ attributes: { when, onset, detail } }: FramedFact): boolean {
  return (when ?? onset ?? detail) === undefined
}

/** 'Your fasting sugar?' — 'Around 100. I check it after meals too, it is 180.': the second is of who has eaten. */
function isFed(lines: readonly LedgerLine[], { concept, attributes, said }: FramedFact): boolean {
  const last = said.at(-1)
  const before = lines[last?.line ?? -1]?.text.slice(0, last?.from) ?? ''
  return (
    FASTING.test(concept) &&
    FED.test(attributes.when ?? '') &&
    FED.test(before) &&
    !/\bfasting\b/i.test(before)
  )
}

/** A sentence with a second value or with a word for today may tell today's. */
function isOther(
  lines: readonly LedgerLine[],
  fact: FramedFact,
  measured: readonly FramedFact[],
): boolean {
  const [first] = fact.said
  if (first === undefined || !isUndated(fact)) return false
  // The number may stand in the answer.
  const last = (isAskedFor(lines, first) && fact.said.at(-1)) || first
  const sentence = [first, last].map((each) => sentenceOf(lines, each)).join('. ')
  if (TODAY.test(sentence)) return false
  if (!OTHER_VALUES.some(([words]) => words.test(sentence)) && !isChange(fact, sentence))
    return false
  const whole = wholeOf(lines, first)
  return measured.every((other) => other === fact || !other.said.some((each) => isIn(each, whole)))
}

function isAskedFor(lines: readonly LedgerLine[], { line, to }: Stretch): boolean {
  return /^[^.!]*\?\s*$/.test(lines[line]?.text.slice(to) ?? '')
}

function isChange({ concept, attributes: { value = '' } }: FramedFact, sentence: string): boolean {
  const most = Math.max(...(value.match(/\d+/g) ?? []).map(Number))
  return concept === 'weight' && most < MOST_CHANGE && WEIGHT_CHANGED.test(sentence)
}

function isIn({ line, from, to }: Stretch, whole: Stretch): boolean {
  return line === whole.line && from >= whole.from && to <= whole.to
}

function wholeOf(lines: readonly LedgerLine[], { line, from, to }: Stretch): Stretch {
  const { before, after } = sentenceAround(lines[line]?.text ?? '', { from, to })
  return { line, from: from - before.length, to: to + after.length }
}

function sentenceOf(lines: readonly LedgerLine[], stretch: Stretch): string {
  const { line, from, to } = wholeOf(lines, stretch)
  return lines[line]?.text.slice(from, to) ?? ''
}

/** A detail of this form is never told by itself: the number is quoted with the sentence that says of when it is. */
function quoted(lines: readonly LedgerLine[], fact: FramedFact): FramedFact {
  const [first] = fact.said
  const last = fact.said.at(-1)
  if (first === undefined || last === undefined) return fact
  const [start, end] = [wholeOf(lines, first), wholeOf(lines, last)]
  const whole = start.line === end.line ? { ...start, to: Math.max(start.to, end.to) } : end
  const attributes = { ...fact.attributes, detail: 'but of another time' }
  return { ...fact, attributes, said: [...fact.said, whole] }
}
