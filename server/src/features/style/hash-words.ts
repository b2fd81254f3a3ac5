import { createHash } from 'node:crypto'

/** Case-insensitive. */
export function hashWords(words: string): string {
  return createHash('sha256').update(words.toLowerCase()).digest('base64url')
}
