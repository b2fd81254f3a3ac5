/** A phrase of three tokens or more may be said twice in a row, and a short one six times. */
const SHORT_TOKENS = 2
const LONGEST_TOKENS = 24
const SHORT_COPIES = 6
const LONG_COPIES = 2

/**
 * The tokens that would begin one copy too many of what was just repeated. A model that hears half a
 * phrase may say it again and again without end.
 */
export function findBlocked(tokens: readonly number[]): ReadonlySet<number> {
  const blocked = new Set<number>()
  for (let length = 1; length <= LONGEST_TOKENS; length++) {
    const copies = length <= SHORT_TOKENS ? SHORT_COPIES : LONG_COPIES
    const begin = tokens[tokens.length - length]
    if (begin !== undefined && endsWithCopies(tokens, length, copies)) blocked.add(begin)
  }
  return blocked
}

function endsWithCopies(tokens: readonly number[], length: number, copies: number): boolean {
  const start = tokens.length - length * copies
  if (start < 0) return false
  for (let at = start + length; at < tokens.length; at++) {
    if (tokens[at] !== tokens[at - length]) return false
  }
  return true
}
