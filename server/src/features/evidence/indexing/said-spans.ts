import { findDenied } from '../../../clinical/find-denied.ts'
import { SUPPOSED, type Clause } from '../../../clinical/read-visit.ts'
import type { KnownWords } from './content-words.ts'
import { wordsIn, type Facts } from './read-facts.ts'

/** A run of a clause's tokens that is said with one breath: there, not there, or left open. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly isDenied: boolean | null
  readonly words: readonly string[]
}

const HAS_DENIAL =
  /\b(?:no|not|denies|denied|deny|denying|without|never|nor|neither|none|nothing|negative|absence|free|lack)\b/

/** The spans of a clause, in its order. 'Tenderness of the back, no midline tenderness' has two. */
export function readSpans(
  clause: Clause & { readonly facts: Facts },
  known: KnownWords,
): readonly Span[] {
  const { tokens, facts } = clause
  const whole = (isDenied: boolean | null) => [
    { from: 0, to: tokens.length, isDenied, words: facts.words },
  ]
  if (clause.isQuestion && clause.answer === 'no') return whole(clause.isSupposed ? null : true)
  if (!HAS_DENIAL.test(clause.text)) return whole(valueOf(clause, false, 0))
  const denied = findDenied(tokens)
  const spans: Span[] = []
  for (let from = 0; from < tokens.length;) {
    let to = from + 1
    while (to < tokens.length && denied[to] === denied[from]) to += 1
    spans.push({
      from,
      to,
      isDenied: valueOf(clause, denied[from] ?? false, from),
      words: wordsIn(facts, from, to, known),
    })
    from = to
  }
  return spans
}

export function spanAt(spans: readonly Span[], at: number): Span | undefined {
  return spans.find(({ from, to }) => from <= at && at < to)
}

/** Whether what a clause denies or not at a place was so, by its answer. */
export function valueOf(clause: Clause, isDenied: boolean, at: number): boolean | null {
  if (clause.isSupposed && !(isDenied && isBeforeCondition(clause, at))) return null
  if (!clause.isQuestion) return !isDenied && /\bany (?!more)/.test(clause.text) ? null : isDenied
  if (clause.answer === 'no') return true
  if (clause.answer === null) return null
  if (isDenied) return true
  return / or /.test(clause.text) ? null : false
}

/** 'I do not remember an injury, if I had one I would know': the 'if' is of what follows it. */
function isBeforeCondition({ tokens, text }: Clause, at: number): boolean {
  const condition = tokens.findIndex(({ word }) => /^(?:if|unless)$/.test(word))
  return condition > at && !SUPPOSED.test(text.replace(/\b(?:if|unless)\b.*/, ''))
}
