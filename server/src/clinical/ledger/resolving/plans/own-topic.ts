import type { FramedFact } from '../../fact.ts'
import { stemsOf } from '../../naming/name-words.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { NO_TOPIC } from './announcements.data.ts'
import { SCREENINGS } from './screenings.data.ts'

/** Whether a plan says itself that it is not for the problem that was spoken of. */
export function hasOwnTopic(
  lines: readonly LedgerLine[],
  fact: FramedFact,
  problem: string,
): boolean {
  return isOwnTopic(lines, fact) || isScreening(fact, problem) || hasOwnReason(fact, problem)
}

/** 'Omeprazole, every other day is fine': it is what the sentence is about. */
function isOwnTopic(lines: readonly LedgerLine[], { kind, said: [first] }: FramedFact): boolean {
  if (kind !== 'medication' || first === undefined) return false
  const text = lines[first.line]?.text ?? ''
  return /[.?!]\s*$/.test(text.slice(0, first.from)) && /^\s?,/.test(text.slice(first.to))
}

function isScreening({ concept }: FramedFact, problem: string): boolean {
  return SCREENINGS.some(([plan, looksFor]) => plan.test(concept) && !looksFor.test(problem))
}

const BECAUSE = /^because of (?:(?:the|your|that|this|some) )*/i
const LOOKS = new Set<FramedFact['act']>(['order', 'refer'])

/** 'An EKG because of your palpitations'; what must not be taken because of something is another matter. */
function hasOwnReason({ act, attributes: { reason = '' } }: FramedFact, problem: string): boolean {
  if (!LOOKS.has(act) || !BECAUSE.test(reason)) return false
  const cause = reason.replace(BECAUSE, '')
  const own = new Set(stemsOf(problem))
  return !NO_TOPIC.test(cause) && !stemsOf(cause).some((stem) => own.has(stem))
}
