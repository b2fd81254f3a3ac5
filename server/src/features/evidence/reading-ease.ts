import { countWords } from './count-words.ts'

/** Flesch reading ease: 90 reads easily, 60 is plain English, 30 is for graduates. Null without a word. */
export function readingEase(sentences: readonly string[]): number | null {
  const text = sentences.join(' ')
  const words = countWords(text)
  if (words === 0) return null
  const syllables = (text.toLowerCase().match(/[a-z]+/g) ?? []).reduce(
    (sum, word) => sum + countSyllables(word),
    0,
  )
  const ease = 206.835 - 1.015 * (words / sentences.length) - 84.6 * (syllables / words)
  return Math.round(ease * 10) / 10
}

function countSyllables(word: string): number {
  const spoken = word.replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}
