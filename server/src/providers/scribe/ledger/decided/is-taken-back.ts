import { isRefused } from '../sheet/quoting/is-refused.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'

const MOST_AFTER = 2
/** 'No, not now' to 'any questions?' takes nothing back. */
const ASKS_FOR_MORE = /\b(?:questions?|anything else)\b/i
const LEADS = String.raw`^(?:(?:oh|well|sorry|hang on|hold on|wait|and|but|so|okay|hm+),? )*`
const NUMBER = String.raw`(?:\d|five|ten|twelve|\w+(?:ty|teen)\b|(?:a )?hundred|half)`
/** How what was just decided is taken back. */
const TAKES_BACK: readonly RegExp[] = [
  new RegExp(
    String.raw`${LEADS}(?:actually,? (?:no\b|not\b|let's not|i (?:don't|wouldn't)|we (?:don't|won't|shouldn't))|(?:actually,? )?scratch that|forget (?:that|it|about (?:that|it))|never ?mind|no,? (?:wait|let's not|i (?:don't|wouldn't)|we won't|not)|let's not\b|wait,? no\b|on second thoughts?)`,
    'i',
  ),
  // As it was, after all.
  new RegExp(
    String.raw`${LEADS}(?:actually|you know what),? (?:(?:let's|we'll|i'll|just)(?: just)? )?(?:stay (?:on|at|with) (?:the |your )?${NUMBER}|(?:keep|leave) (?:it|you|that)\b|stick (?:with|to) (?:the |your )?${NUMBER})`,
    'i',
  ),
  new RegExp(String.raw`${LEADS}(?:actually|you know what)\b.*\binstead\b(?! of)`, 'i'),
]

/** Whether the words behind a decision take it back, or the patient says no to it. */
export function isTakenBack(at: number, spoken: readonly SpokenSentence[]): boolean {
  if (isRefused(at, spoken)) return true
  const line = spoken[at]?.line ?? 0
  return spoken
    .slice(at + 1, at + 1 + MOST_AFTER)
    .some(
      (each, place) =>
        each.line - line <= 1 &&
        TAKES_BACK.some((words) => words.test(each.text)) &&
        !(each.role !== 'clinician' && ASKS_FOR_MORE.test(spoken[at + place]?.text ?? '')),
    )
}
