import { findSides } from '../../../../find-sides.ts'
import { normalise } from '../../../../normalise.ts'
import { tokensOf } from '../../../../tokens.ts'
import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import { withoutExactlyRight } from '../../places/exactly-right.ts'
import { readSide } from '../../places/read-side.ts'

/** How many lines away the side of a finding may be said: in the question before it or the answer after it. */
const FINDING_LINES = 1
/** 'a left adnexal mass with an | associated node' */
const BESIDE = /^(?:an? |some )?(?:associated|adjacent|surrounding|accompanying)\b/i

/** A side that was said of another thing than the one that it points at. */
export function isSideOfOther(
  lines: readonly { readonly text: string }[],
  { kind, polarity, line, from, to, words }: Mention,
  modifier: Modifier,
): boolean {
  if (modifier.kind !== 'side') return false
  // 'Your left arm?' — … — 'Now pain with flexion': the examiner has gone on to the other arm.
  if (modifier.line !== line)
    return kind === 'finding' && Math.abs(modifier.line - line) > FINDING_LINES
  const isBefore = modifier.to <= from
  const text = lines[line]?.text ?? ''
  const between = isBefore ? text.slice(modifier.to, from) : text.slice(to, modifier.from)
  if (isBefore && BESIDE.test(words)) return true
  // 'a scar on the right calf. No other lesions.' are on neither leg.
  if (isBefore && kind === 'finding' && polarity === 'absent' && /[.;]/.test(between)) return true
  const side = readSide(modifier.words)
  if (side !== 'left' && side !== 'right') return false
  const sides = findSides(tokensOf(withoutExactlyRight(normalise(between))))
  return sides.some((other) => other.side !== side)
}
