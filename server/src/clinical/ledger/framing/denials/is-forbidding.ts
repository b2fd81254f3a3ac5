import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

/** What is named by what it leaves out. */
const LEAVES_OUT = /^(?:non-|avoid\b)|\b(?:avoidance|cessation|abstinence|rest)$/
const DENIES = /n['’]t\b|\b(?:no|not|never|without)\b/i
const NEED_NOT = /(?:n['’]t|\b(?:no|not)) (?:need|have|want|stay|avoid|be|must|rest|stop)\b/i
const NEAR_CHARS = 30

/** 'Stay off that leg' advises non-weight bearing, 'no alcohol with that' to avoid it, and not against it. */
export function isForbidding(
  lines: readonly LedgerLine[],
  mention: Mention,
  name: string,
): boolean {
  if (mention.act !== 'advise' || !LEAVES_OUT.test(name)) return false
  const { before } = sentenceAround(lines[mention.line]?.text ?? '', mention)
  return !DENIES.test(before.slice(-NEAR_CHARS)) && !NEED_NOT.test(mention.words)
}
