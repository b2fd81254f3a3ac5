import { isWithin, stemsOf } from '../words/word-stems.ts'

const MOST_WORDS = 3

/** Other words for the same. */
function plainOf(phrase: string): string {
  return phrase
    .replace(/\bbruising\b/, 'ecchymosis')
    .replace(/\blower extremit(?:y|ies)\b/, 'legs')
    .replace(/\b(?:over|along|around) the\b/, 'of the')
}

/** 'tenderness' is told by 'tenderness of the lower quadrant', and what is told already by nothing else. */
export function withoutBroader(phrases: readonly string[]): string[] {
  const plain = phrases.map(plainOf)
  const isTold = (one: string, at: number) =>
    plain.some(
      (other, place) =>
        place !== at &&
        !/\d/.test(one) &&
        stemsOf(one).length <= MOST_WORDS &&
        isWithin(one, other) &&
        (!isWithin(other, one) || place < at),
    )
  return phrases.filter((_, at) => !isTold(plain[at] ?? '', at))
}

/** Words that add nothing to what was not found. */
const ADDS_NOTHING = /\b(?:palpable|palpated|visible|obvious|evident|appreciable|associated)\b/g

/** 'no masses or palpable masses' are no masses: of the same thing the shorter name. */
export function withoutSame(phrases: readonly string[]): string[] {
  const keyOf = (phrase: string) =>
    stemsOf(phrase.replace(ADDS_NOTHING, ''))
      .sort((a, b) => a.localeCompare(b))
      .join(' ')
  const shortest = new Map<string, string>()
  for (const phrase of phrases) {
    const known = shortest.get(keyOf(phrase))
    if (known === undefined || phrase.length < known.length) shortest.set(keyOf(phrase), phrase)
  }
  return [...shortest.values()]
}

/** 'head injury or injury' is a head injury or another one. */
export function withOthers(names: readonly string[]): string[] {
  const isOther = (name: string) =>
    !name.includes(' ') && names.some((other) => other.endsWith(` ${name}`))
  return [
    ...names.filter((name) => !isOther(name)),
    ...names.filter(isOther).map((name) => `other ${name}`),
  ]
}
