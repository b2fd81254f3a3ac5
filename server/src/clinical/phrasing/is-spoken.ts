import { SPOKEN_PHRASES } from './spoken-phrases.data.ts'

/** Whether a sentence is put as it was said, and not as it is written. */
export function isSpoken(sentence: string): boolean {
  return SPOKEN_PHRASES.some(([words]) => words.test(sentence))
}
