import { findParts } from '../../../find-sides.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { tokensOf } from '../../../tokens.ts'
import { plainIn } from '../../reading/words-in.ts'

const ASKS_SIDE =
  /\b(?:right or (?:the )?left|left or (?:the )?right|which (?:side|one|\w+) is it)\b/
const BOTH = /\b(?:both|bilateral(?:ly)?|either|each)\b/

/** 'My hands go numb.' — 'The right or left hand?' — 'My right.': of the plural nobody knows whether it is both. */
export function isAskedForSide(
  lines: readonly LedgerLine[],
  { kind, attributes }: FramedFact,
  words: string,
): boolean {
  if (attributes.side !== 'bilateral' || BOTH.test(words)) return false
  if (kind !== 'symptom' && kind !== 'complaint') return false
  const parts = findParts(tokensOf(words))
  return lines.some((line, at) => {
    const answer = lines[at + 1]
    if (line.role !== 'clinician' || answer?.role !== 'patient') return false
    const asked = plainIn(line, line.text)
    if (!ASKS_SIDE.test(asked)) return false
    const said = plainIn(answer, answer.text)
    if (BOTH.test(said) || !/\b(?:left|right)\b/.test(said)) return false
    return findParts(tokensOf(`${asked} ${said}`)).some((part) => parts.includes(part))
  })
}
