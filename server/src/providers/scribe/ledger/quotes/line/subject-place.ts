/** Where a subject stands decides how it is written: left out, with '-ing', or named. */
export type SubjectPlace = 'main' | 'time' | 'within' | 'other'

const JOINS = new Set(['and', 'but', 'or', 'so', 'though', 'although', ','])
const TIMES = new Set(['when', 'while', 'after', 'before', 'if', 'once', 'whenever'])
const WITHIN = new Set(
  'because as that until unless since like what where how which than whether notice noticed notices'.split(
    ' ',
  ),
)
const PASSED_OVER = /^(?:now|then|also|still|sometimes|usually|recently|currently|lately)$/i

/** Where the subject at a place of a sentence stands. */
export function placeOfSubject(words: readonly string[], at: number): SubjectPlace {
  const before = words.slice(0, at).findLast((word) => !PASSED_OVER.test(word))
  const word = before?.toLowerCase()
  if (word === undefined || JOINS.has(word)) return 'main'
  if (TIMES.has(word)) return 'time'
  return WITHIN.has(word) ? 'within' : 'other'
}

const LEADS_IN = /^(?:before|after|for|from|in|at|on|with|as|given|today|tomorrow|next)$/i
const MOST_LEADING = 6

/** 'Before surgery we will': nothing but time, place or matter comes before. */
export function isLedIn(words: readonly string[], at: number): boolean {
  if (at > MOST_LEADING || !LEADS_IN.test(words[0] ?? '')) return false
  return words
    .slice(1, at)
    .every((word) => !/^(?:is|are|was|were|you|i|we|it|that|has|have)$/i.test(word))
}
