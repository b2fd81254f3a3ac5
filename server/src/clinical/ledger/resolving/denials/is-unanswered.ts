import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { FramedFact } from '../../fact.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const DECIDED = new Set<string>([...DRUG_DECISIONS, 'offered'])
const PLANNED = new Set<string>(['order', 'refer', 'procedure'])
const ASKS =
  /\b(?:do|does|should|can|could|shall|will|would|is|are|am) (?:i|he|she|we|it|that|they)\b|^\W*(?:and|so|what about|how about)\b/i
/** An answer that decides what was asked. */
const DECIDES =
  /\b(?:yes|yeah|yep|yup|no|nope|not|right|correct|exactly|sure|absolutely|of course|definitely|please|keep|stop|carry|continue|hold|pause|fine|okay to|you can|you could|you should|you don|i don|i would|i'd (?:stop|keep|hold|skip|leave|stay|avoid|continue|carry|go|take|try)|we'll|we will|let's|great|good|use)\b/i
const FIRST_SENTENCE = /^[^.?!]*[.?!]?[^.?!]*/

/** 'And the Jardiance, do I stop that?' — 'I'd let the others sort that out.': nothing is decided. */
export function isUnanswered(
  lines: readonly LedgerLine[],
  { kind, status, act, said: [first, ...further] }: FramedFact,
): boolean {
  if (first === undefined) return false
  if (!(kind === 'medication' ? DECIDED.has(status) : PLANNED.has(act))) return false
  const { role, text } = lines[first.line] ?? { role: 'unsure', text: '' }
  if (role !== 'patient' && role !== 'other') return false
  if (further.some(({ line }) => line > first.line)) return false
  const { before, after } = sentenceAround(text, first)
  const isQuestion = text.charAt(first.to + after.length) === '?'
  if (!isQuestion || !ASKS.test(`${before}${text.slice(first.from, first.to)}${after}`))
    return false
  const answer = lines[first.line + 1]
  return answer?.role === 'clinician' && !DECIDES.test(FIRST_SENTENCE.exec(answer.text)?.[0] ?? '')
}
