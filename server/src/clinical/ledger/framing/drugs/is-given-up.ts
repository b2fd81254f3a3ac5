import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const STILL = /\bstill (?:using|taking|having|on|use|take|need)\b/
const NO = /^ ?(?:(?:oh|well|um|actually)[ .]+)*(?:no|nope|nah|not (?:since|for|any ?more|now))\b/
/** 'No, I never started it.' */
const NEVER = /\bnever (?:started|took|tried|used|opened|got|picked|filled|had)\b/

/** 'And the Zofran, are you still using it?' — 'No, not since March.' */
export function isGivenUp(lines: readonly LedgerLine[], mention: Mention): boolean {
  if (mention.kind !== 'medication' || mention.status !== 'takes') return false
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  const answer = lines[mention.line + 1]
  if (role !== 'clinician' || answer === undefined || answer.role === 'clinician') return false
  const { before, after } = sentenceAround(text, mention)
  const isLast = !/[.!]/.test(text.slice(mention.to + after.length + 1).trim())
  const said = plainSaid(answer.text)
  return isLast && STILL.test(plainSaid(`${before} ${after}`)) && NO.test(said) && !NEVER.test(said)
}
