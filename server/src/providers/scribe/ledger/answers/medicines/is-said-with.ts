import { NAMES_RELATIVE } from '../../quotes/also-said.data.ts'

/** Words between two names that give them different standings. */
const PARTS =
  /\b(?:instead|rather|stop\w*|not|n't|but|avoid|than|from|off|switch\w*|if|unless|because|so|then|which|that|you|i|we|he|she|they)\b|n't\b|['’]s\b/i
const MOST_WORDS = 12

/** Whether a sentence names two medicines in one breath: 'naproxen twice a day along with tramadol'. */
export function isSaidWith(text: string, one: string, other: string): boolean {
  return wordsBetween(text, one, other) !== undefined
}

/** How many words stand between two medicines that are named in one breath. */
export function wordsBetween(text: string, one: string, other: string): number | undefined {
  const lower = text.toLowerCase()
  const [first, second] = [one, other].map((name) => placeOfName(lower, name))
  if (first === undefined || second === undefined || first < 0 || second < 0) return undefined
  const [from, to] = first < second ? [first + one.length, second] : [second + other.length, first]
  const between = lower.slice(from, to)
  const words = between.trim().split(/\s+/).length
  const isParted = PARTS.test(between) || NAMES_RELATIVE.test(between)
  const isOneBreath = /,|\b(?:and|or|with|plus)\b/.test(between) && !isParted
  return isOneBreath && words <= MOST_WORDS ? words : undefined
}

/** 'iron' is not named in 'spironolactone'. */
function placeOfName(text: string, name: string): number {
  const own = name.toLowerCase()
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at))
  for (let at = text.indexOf(own); at >= 0; at = text.indexOf(own, at + 1)) {
    const end = at + own.length
    const isEnd = !isLetter(end) || (text.charAt(end) === 's' && !isLetter(end + 1))
    if (isEnd && !isLetter(at - 1)) return at
  }
  return -1
}
