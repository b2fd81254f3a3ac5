import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const BOTTOM = /\b(?:the|my|his|her|your) bottom\b(?! of\b)/i
const OF_FOOT = /\b(?:foot|feet|toes?|heels?|soles?|shoes?)\b/i
const LINES_BACK = 3

/** 'the bottom is numb' where a foot is spoken of is the bottom of the foot, and no buttock. */
export function withFoot(lines: readonly LedgerLine[], { line, words }: Mention): string {
  if (!BOTTOM.test(words)) return words
  const said = lines.slice(Math.max(0, line - LINES_BACK), line + 1)
  if (!said.some(({ text }) => OF_FOOT.test(text))) return words
  return words.replace(BOTTOM, (bottom) => `${bottom} of the foot`)
}
