/**
 * Words added by a correction that are worth remembering: long enough, each once, without numbers.
 */
export function newWords(before: string, after: string): string[] {
  const known = new Set(wordsOf(before).map((word) => word.toLowerCase()))
  const found = new Map<string, string>()
  for (const word of wordsOf(after)) {
    const plain = word.toLowerCase()
    if (word.length >= SHORTEST && !known.has(plain)) found.set(plain, word)
  }
  return [...found.values()].slice(0, MOST)
}

const SHORTEST = 5
const MOST = 6

function wordsOf(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}'’-]*\p{L}/gu) ?? []
}
