import { plainWords } from '../wording/attribute-words.ts'
import { RIGHT_BEFORE } from './no-side.data.ts'

const RIGHT_THERE = new RegExp(String.raw`^right (?=(?:${RIGHT_BEFORE.join('|')})\b)`, 'i')

/** A place as it was said; 'right above the ear' is on no side. */
export function readSite(words: string): string | undefined {
  return plainWords(words.replace(RIGHT_THERE, ''))
}
