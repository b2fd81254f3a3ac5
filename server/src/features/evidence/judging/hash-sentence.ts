import { createHash } from 'node:crypto'

const HASH_CHARS = 32

/** The same for a sentence however it is spaced, marked up or ended. */
export function hashSentence(sentence: string): string {
  const plain = sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/%.]+/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return createHash('sha256').update(plain).digest('hex').slice(0, HASH_CHARS)
}
