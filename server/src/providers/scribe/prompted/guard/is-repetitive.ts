/** A sentence may stand in a note so often, one that says that nothing was said more often. */
const MOST_TIMES = 5
const MOST_TIMES_EMPTY = 40
/** One that differs in its figures alone, as readings do. */
const MOST_TIMES_COUNTED = 20
const EMPTY = /^(?:not|none|nothing|no information|n\/?a|unknown|pending|to be completed)\b/
const LEAST_WORDS = 3

const LONGEST_LOOP_WORDS = 40
const MOST_LOOPS = 7
const LEAST_LOOPED_WORDS = 16

/** The same again and again, as models do that have lost their way. */
export function isRepetitive(text: string): boolean {
  return hasManySame(text) || hasLoop(text.toLowerCase().match(/\S+/g) ?? [])
}

function hasManySame(text: string): boolean {
  const times = new Map<string, number>()
  const isTooOften = (sentence: string, most: number): boolean => {
    const count = (times.get(sentence) ?? 0) + 1
    times.set(sentence, count)
    return count > most
  }
  for (const piece of text.toLowerCase().split(/(?<=[.!?;])\s+|\n+/)) {
    const sentence = piece.replace(/^[\s\-*•>#\d.)]+/, '').trim()
    if (sentence.split(/\s+/).length < LEAST_WORDS) continue
    if (isTooOften(sentence, EMPTY.test(sentence) ? MOST_TIMES_EMPTY : MOST_TIMES)) return true
    const uncounted = sentence.replace(/\d+/g, '#')
    if (uncounted !== sentence && isTooOften(uncounted, MOST_TIMES_COUNTED)) return true
  }
  return false
}

/** Words that repeat with any period. */
function hasLoop(words: readonly string[]): boolean {
  for (let period = 1; period <= LONGEST_LOOP_WORDS; period += 1) {
    const least = Math.max(period * MOST_LOOPS, LEAST_LOOPED_WORDS)
    let run = 0
    for (let at = period; at < words.length; at += 1) {
      run = words[at] === words[at - period] ? run + 1 : 0
      if (run >= least) return true
    }
  }
  return false
}
