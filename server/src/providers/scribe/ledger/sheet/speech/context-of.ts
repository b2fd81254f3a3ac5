import {
  ANSWERS,
  CONDITION,
  INSTRUCTS,
  LEANS_BACK,
  OFFERED,
  POINTS_BACK,
} from '../sheet-rules.data.ts'
import type { SpokenSentence } from './spoken-sentences.ts'
import { TO_DEVICE } from '../talk.data.ts'
import type { Use } from '../use-of-sentence.ts'

/** So many sentences before one make it clear. */
const MOST_BEFORE = 3
const LEAST_WORDS = 3

const OF_ILLNESS =
  /^if (?:it|things)(?:'s| is| are| still| does| do)?(?: not|n't)? (?:getting|get|got|still|any)?\b.*\b(?:better|worse)\b/i

/** The sentence where a stretch begins to be clear by itself; undefined where none does. */
export function contextOf(
  at: number,
  spoken: readonly SpokenSentence[],
  use: Use,
): number | undefined {
  if (use === 'conclusion') return at
  // What does not get better is what the visit is about.
  if (use === 'warning' && OF_ILLNESS.test(spoken[at]?.text ?? '')) return at
  let first = at
  while (first > at - MOST_BEFORE && leansBack(spoken[first])) {
    const before = spoken[first - 1]
    if (before === undefined || before.line !== spoken[at]?.line) break
    first -= 1
  }
  if (use === 'warning' && !CONDITION.test(spoken[at]?.text ?? '')) return signBefore(at, spoken)
  const isClean = spoken
    .slice(first, at)
    .every(({ text }) => !text.endsWith('?') && !TO_DEVICE.test(text))
  if (!isClean && use !== 'warning') return undefined
  const start = spoken[first]
  if (ANSWERS.test(spoken[at]?.text ?? '')) return questionBefore(at, spoken) ?? first
  const isClear = !leansBack(start) || /^(?:then )?if\b/i.test(start?.text ?? '')
  return isClear || use === 'warning' ? first : offerBefore(first, spoken)
}

/** Where to go is told with when to. */
function signBefore(at: number, spoken: readonly SpokenSentence[]): number {
  const before = spoken[at - 1]
  const isSign = before?.line === spoken[at]?.line && CONDITION.test(before?.text ?? '')
  return isSign ? at - 1 : at
}

function leansBack(sentence: SpokenSentence | undefined): boolean {
  const text = sentence?.text ?? ''
  const isShort = text.split(' ').length < LEAST_WORDS && !INSTRUCTS.test(text)
  return isShort || LEANS_BACK.test(text) || POINTS_BACK.test(text)
}

/** Where the line begins that was answered, if it asks something. */
function questionBefore(at: number, spoken: readonly SpokenSentence[]): number | undefined {
  const start = spoken.findIndex(({ line }) => line === spoken[at]?.line)
  const asked = spoken[start - 1]
  if (asked?.text.endsWith('?') !== true || asked.role === 'clinician') return undefined
  return spoken.findIndex(({ line }) => line === asked.line)
}

/** 'Would you do the one that you mail in?' — 'I will.' — 'I'll order that.' */
function offerBefore(first: number, spoken: readonly SpokenSentence[]): number | undefined {
  const line = spoken[first]?.line ?? 0
  const offer = spoken.findLastIndex((each) => each.line === line - 2)
  const isOffer = spoken[offer]?.role === 'clinician' && OFFERED.test(spoken[offer].text)
  const isAnswered = spoken.some((each) => each.line === line - 1 && each.role !== 'clinician')
  const isFirst = spoken[first - 1]?.line !== line || spoken[first - 1]?.text === ''
  return isOffer && isAnswered && isFirst ? offer : undefined
}
