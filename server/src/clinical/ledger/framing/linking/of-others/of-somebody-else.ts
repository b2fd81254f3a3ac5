import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { relativesIn } from '../../read-person.ts'

const HE_OR_SHE = /\b(?:he|she|they)(?:['’]s)?\b/i

/** 'Codeine?' — 'My mum takes that when she has migraines.': when she has them tells nothing of the patient. */
export function isOfSomebodyElse(
  lines: readonly LedgerLine[],
  mention: Mention | undefined,
  { line, from, words }: Modifier,
): boolean {
  if (mention === undefined || mention.kind === 'family' || mention.isOther) return false
  if (!HE_OR_SHE.test(words)) return false
  const start = mention.line === line ? mention.to : 0
  if (start > from) return false
  return relativesIn(lines[line]?.text.slice(start, from) ?? '').length > 0
}
