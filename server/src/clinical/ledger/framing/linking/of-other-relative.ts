import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { readPerson, relativesIn } from '../read-person.ts'

/** 'He had gout.' — 'And your mother?' — 'She just turned ninety.': the age is not his. */
export function isOfOtherRelative(
  lines: readonly LedgerLine[],
  mention: Mention | undefined,
  { line, to }: Modifier,
): boolean {
  if (mention?.kind !== 'family' || line <= mention.line) return false
  const between = [
    ...lines.slice(mention.line + 1, line).map(({ text }) => text),
    lines[line]?.text.slice(0, to) ?? '',
  ].join(' ')
  const named = relativesIn(between)
  return named.length > 0 && !named.includes(readPerson(lines, mention))
}
