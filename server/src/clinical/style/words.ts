/**
 * As a whole word, with a small or a capital first letter where it has a small one: 'pt' is not 'PT'.
 * '/' is part of short forms, so that 'w/' is not found in 'w/o'.
 */
function wordPattern(word: string): RegExp {
  const [first = '', ...rest] = word
  const begin = first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : first
  const escaped = rest.join('').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}/-])${begin}${escaped}(?![\\p{L}\\p{N}/-])`, 'gu')
}

export function countWord(text: string, word: string): number {
  return text.match(wordPattern(word))?.length ?? 0
}

/** Where a sentence begins with it, it begins with a capital. */
export function replaceWord(sentence: string, source: string, target: string): string {
  return sentence.replace(wordPattern(source), (found, at: number) => {
    const isCapital = at === 0 && /^\p{Lu}/u.test(found)
    return isCapital ? target.charAt(0).toUpperCase() + target.slice(1) : target
  })
}
