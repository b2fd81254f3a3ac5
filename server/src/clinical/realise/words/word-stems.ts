export function hasWord(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase())
}

/** Every word that matters of the one stands in the other. */
export function isWithin(words: string, text: string): boolean {
  return shareWithin(words, text) === 1
}

/** How many of the words that matter of the one stand in the other, from 0 to 1. */
export function shareWithin(words: string, text: string): number {
  const own = stemsOf(words)
  const known = new Set(stemsOf(text))
  return own.length === 0 ? 0 : own.filter((stem) => known.has(stem)).length / own.length
}

const EMPTY = new Set('a an the of in on at to and or with for very really quite'.split(' '))

/** The words that matter, without their endings. */
export function stemsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY.has(word))
    .map((word) => PLURALS[word] ?? word)
    .map((word) => (word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?:es|s|e)$/, '')))
}

const PLURALS: Readonly<Record<string, string>> = { calves: 'calf', feet: 'foot', teeth: 'tooth' }
