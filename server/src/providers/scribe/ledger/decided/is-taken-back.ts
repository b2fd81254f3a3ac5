import { isRefused } from '../sheet/quoting/is-refused.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'

const MOST_AFTER = 2
/** How what was just decided is taken back. */
const TAKES_BACK =
  /^(?:(?:oh|well|sorry|hang on|hold on|wait|and|but|so|okay),? )*(?:actually,? (?:no\b|not\b|let's not|i (?:don't|wouldn't)|we (?:don't|won't|shouldn't))|scratch that|forget (?:that|it|about (?:that|it))|never ?mind|no,? (?:wait|let's not|i (?:don't|wouldn't)|we won't|not)|let's not\b|wait,? no\b|on second thoughts?)/i

/** Whether the words behind a decision take it back, or the patient says no to it. */
export function isTakenBack(at: number, spoken: readonly SpokenSentence[]): boolean {
  if (isRefused(at, spoken)) return true
  const line = spoken[at]?.line ?? 0
  return spoken
    .slice(at + 1, at + 1 + MOST_AFTER)
    .some((each) => each.line - line <= 1 && TAKES_BACK.test(each.text))
}
