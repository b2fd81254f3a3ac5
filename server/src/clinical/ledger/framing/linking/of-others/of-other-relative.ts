import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { readPerson, relativesIn } from '../../read-person.ts'

/** 'Which grandfather?' — 'My mother's.' */
const OF_SIDE = /['’]s?(?: side| family)?[\s.]*$|\bside\b/i

/** 'He had gout.' — 'And your mother?' — 'She just turned ninety.': the age is not his. */
export function isOfOtherRelative(
  lines: readonly LedgerLine[],
  mention: Mention | undefined,
  { line, to, words }: Modifier,
): boolean {
  if (mention?.kind !== 'family' || line <= mention.line || OF_SIDE.test(words)) return false
  const between = [
    ...lines.slice(mention.line + 1, line).map(({ text }) => text),
    lines[line]?.text.slice(0, to) ?? '',
  ].join(' ')
  const named = relativesIn(between)
  return named.length > 0 && !named.includes(readPerson(lines, mention))
}
