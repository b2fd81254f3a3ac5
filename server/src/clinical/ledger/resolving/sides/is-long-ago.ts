import type { FramedFact } from '../../fact.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { EARLIER_TIMES, OPERATED, POINTED_AT } from './long-ago.data.ts'

/** 'I have had many injuries to my ankle': which ankle it was nobody knows. */
export function isLongAgo(
  lines: readonly LedgerLine[],
  { kind, polarity, said: [named] }: FramedFact,
): boolean {
  if (kind !== 'history' || polarity !== 'present' || named === undefined) return false
  const text = lines[named.line]?.text ?? ''
  const words = text.slice(named.from, named.to)
  if (POINTED_AT.test(words) || OPERATED.test(words)) return false
  const { before, after } = sentenceAround(text, named)
  const sentence = `${before}${words}${after}`
  return EARLIER_TIMES.some(([row]) => row.test(sentence))
}
