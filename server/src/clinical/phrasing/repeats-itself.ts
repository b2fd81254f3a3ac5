const LEAST_WORDS = 2
/** Words of that length that begin alike are one word. */
const LONG = 7
const STUTTER = /\b(\w{2,})-\1|\b(\w+) \2\b/i
const SMALL = /^(?:a|an|the|of|in|on|at|to|for|with|and|or|by|as|from|every|days?|times?)$/
const LEAST_LETTERS = 4
const DENIES = /\b(?:no|not|never|none|without|denies)\b/gi

/** Whether something stands twice, as a network that has lost its place writes it. */
export function repeatsItself(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[a-z0-9]+(?:['./-][a-z0-9]+)*/g) ?? []
  const pairs = words.slice(1).map((word, at) => [words[at] ?? '', word])
  const told = pairs
    .filter((pair) => pair.length === LEAST_WORDS && !pair.every((word) => SMALL.test(word)))
    .map((pair) => pair.join(' '))
  const roots = words
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length >= LEAST_LETTERS && !SMALL.test(word) && !/\d/.test(word))
    .map((word) => word.slice(0, LONG))
  return (
    hasTwice(told) ||
    hasTwice(roots) ||
    STUTTER.test(sentence) ||
    (sentence.match(DENIES) ?? []).length > 1
  )
}

function hasTwice(things: readonly string[]): boolean {
  return new Set(things).size < things.length
}
