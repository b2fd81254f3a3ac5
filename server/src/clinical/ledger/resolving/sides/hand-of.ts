import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const HANDED = /^(?:(?:left|right)?[- ]?hand(?:ed|edness)|hand dominance|dominant hand)$/
/** 'are you | left handed | or right handed' tells nothing. */
const OR_OTHER = /^\W*or\b/i
const EITHER_OR = /\b(?:left|right)(?:[- ]handed)?,? or $/i
const SIDE = /\b(left|right)\b/gi

/** The hand that somebody writes with, by the words that told it last: 'left or right handed?' — 'Left.' */
export function handOf(
  lines: readonly LedgerLine[],
  { kind, concept, polarity, said }: FramedFact,
): 'left' | 'right' | undefined {
  if (kind !== 'social' || polarity === 'absent' || !HANDED.test(concept)) return undefined
  for (const { line, from, to } of [...said].reverse()) {
    const text = lines[line]?.text ?? ''
    if (OR_OTHER.test(text.slice(to)) || EITHER_OR.test(text.slice(0, from))) continue
    const words = text.slice(from, to)
    const sides = new Set([...words.matchAll(SIDE)].map(([side]) => side.toLowerCase()))
    const [side] = sides
    if (sides.size === 1) return side as 'left' | 'right'
  }
  return undefined
}
