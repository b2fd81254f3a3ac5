import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const DECIDED = new Set<Mention['kind']>(['assessment', 'plan'])
const AGREES =
  /^\s*(?:(?:oh|well|um|uh|so),? )*(?:yes|yeah|yep|right|exactly|correct|absolutely|definitely|sure|of course|that's (?:right|fine|it)|i think so|you can|please do)\b/i

/** 'Is she going to be deaf?' asks what will be, and tells nothing of what is. */
const LEAD = '(?:(?:a|an|and|so|but|then|um|uh|er|oh|well|okay|right)[\\s,]+)*'
const ASKS_FUTURE = new RegExp(
  String.raw`^${LEAD}(?:(?:will|would) (?:i|he|she|it|they)|(?:is|are|am) (?:i|he|she|it|they) (?:going to|gonna)) (?:be|go|need|get|have|end up|lose|become|leave)\b|^${LEAD}does (?:it|this|that) mean\b`,
  'i',
)
const NO_TALK_OF_NOW = new Set<Mention['kind']>(['history', 'symptom', 'finding', 'result'])

/** 'Do you think it's cancer?': what the patient asks is concluded or planned only where the clinician agrees. */
export function isPatientsQuestion(
  lines: readonly LedgerLine[],
  { kind, line, from, to, time }: Mention,
): boolean {
  const { role, text } = lines[line] ?? { role: 'unsure', text: '' }
  if (NO_TALK_OF_NOW.has(kind)) return asksFuture(lines, { line, from, to })
  const isDecided = DECIDED.has(kind) || (kind === 'medication' && time === 'future')
  if (role !== 'patient' || !isDecided) return false
  if (text.slice(to).split(/[.!]/, 1)[0]?.includes('?') !== true) return false
  const next = lines[line + 1]
  return next?.role === 'clinician' && !AGREES.test(next.text)
}

function asksFuture(lines: readonly LedgerLine[], { line, from, to }: Stretch): boolean {
  const { role, text } = lines[line] ?? { role: 'unsure', text: '' }
  if (role !== 'patient' && role !== 'other') return false
  const { before, after } = sentenceAround(text, { from, to })
  return (
    text[to + after.length] === '?' && ASKS_FUTURE.test(`${before}${text.slice(from, to)}`.trim())
  )
}
