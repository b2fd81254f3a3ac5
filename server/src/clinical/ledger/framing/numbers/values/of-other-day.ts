import { normalise } from '../../../../normalise.ts'
import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainSaid } from '../../wording/plain-said.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'

const TIMES = new Set<Modifier['kind']>(['when', 'onset', 'duration'])

/** 'About 130. Six months ago it was 200.': the day of a second number is not that of the first. */
export function isOfOtherDay(
  lines: readonly LedgerLine[],
  { kind }: Mention,
  modifier: Modifier,
  own: readonly Modifier[],
): boolean {
  if (kind !== 'measurement' || !TIMES.has(modifier.kind)) return false
  const values = own.filter((one) => one.kind === 'value')
  if (values.length === 0 || values.some((value) => areTogether(lines, value, modifier)))
    return false
  const { before, after } = sentenceAround(lines[modifier.line]?.text ?? '', modifier)
  const rest = plainSaid(`${before} ${after}`)
  return /\b(?:was|were)\b/.test(rest) && /\d/.test(normalise(rest))
}

function areTogether(lines: readonly LedgerLine[], one: Modifier, other: Modifier): boolean {
  if (one.line !== other.line) return false
  const [first, second] = one.from <= other.from ? [one, other] : [other, one]
  return !/[.?!;]\s/.test(lines[one.line]?.text.slice(first.to, second.from) ?? '')
}
