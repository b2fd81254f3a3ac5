import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainSaid } from '../../wording/plain-said.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'

const ASKS =
  /(?:^|\b(?:and|so|now|but|okay|well|then) )(?:what|how|where|have|has|are|is|were|was|do|does|did)\b|\b(?:what|how|where) (?:have|has|are|is|were|was|do|does|did)\b|\b(?:are|were|have|has|do|did) (?:they|you|your|those|these|it)\b/
const EITHER = /\bor\b/
const OR_WHAT = /^ ?(?:or (?:what|so|where|how)\b|\?)/

/** 'Are they in the hundreds or two hundreds?': what the clinician offers to choose from was not measured. */
export function isAskedValue(
  lines: readonly LedgerLine[],
  mention: Mention | undefined,
  modifier: Modifier,
): boolean {
  const line = lines[modifier.line]
  if (mention?.kind !== 'measurement' || modifier.kind !== 'value') return false
  if (line?.role !== 'clinician' || !EITHER.test(plainSaid(modifier.words))) return false
  const { before, after } = sentenceAround(line.text, modifier)
  const behind = plainSaid(line.text.slice(modifier.to, modifier.to + after.length + 1))
  return ASKS.test(plainSaid(before)) && (OR_WHAT.test(behind) || behind.trim() === '')
}

/** A measurement of which nothing is known but what was asked. */
export function isAskedOnly(
  lines: readonly LedgerLine[],
  mention: Mention,
  linked: readonly Modifier[],
  kept: readonly Modifier[],
): boolean {
  return (
    linked.some((one) => isAskedValue(lines, mention, one)) &&
    !kept.some(({ kind }) => kind === 'value')
  )
}
