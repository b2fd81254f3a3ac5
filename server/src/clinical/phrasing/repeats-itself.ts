const LEAST_WORDS = 2
/** Words of that length that begin alike are one word. */
const LONG = 7
const STUTTER = /\b(\w{2,})-\1|\b(\w+) \2\b/i
const SMALL = /^(?:a|an|the|of|in|on|at|to|for|with|and|or|by|as)$/

/** Whether two words or more stand twice, as a network that has lost its place writes them. */
export function repeatsItself(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[a-z0-9]+(?:['./-][a-z0-9]+)*/g) ?? []
  const seen = new Set<string>()
  for (let at = 0; at + LEAST_WORDS <= words.length; at += 1) {
    const pair = words.slice(at, at + LEAST_WORDS)
    const key = pair.join(' ')
    if (seen.has(key) && !pair.every((word) => SMALL.test(word))) return true
    seen.add(key)
  }
  const roots = words.filter((word) => word.length >= LONG).map((word) => word.slice(0, LONG))
  return new Set(roots).size < roots.length || STUTTER.test(sentence)
}
