import type { ToldSentence } from '../evidence.queries.ts'
import { splitSentences } from '../sentences.ts'
import { hashSentence } from './hash-sentence.ts'

/** By the hash of each sentence: what its writer wrote at once may stand as several in a note. */
export function toldByHash(told: readonly ToldSentence[]): Map<string, ToldSentence> {
  const byHash = new Map<string, ToldSentence>()
  for (const { sentence, ...sources } of told) {
    for (const part of splitSentences(withoutMarks(sentence)))
      byHash.set(hashSentence(part), { sentence: part, ...sources })
  }
  return byHash
}

/** Markdown's own marks are no part of a sentence. */
function withoutMarks(markdown: string): string {
  return markdown.replace(/\\(?=[^\w\s])/g, '').replaceAll('**', '')
}
