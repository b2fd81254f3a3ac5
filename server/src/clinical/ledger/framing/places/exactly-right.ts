import { RIGHT_BEFORE } from './no-side.data.ts'

/** 'right between the toes': a 'right' that means exactly; 'on the right over the hip' is a side. */
export const EXACTLY_RIGHT = String.raw`(?<!\b(?:the|my|your|his|her) )\bright (?:${RIGHT_BEFORE.join('|')})\b`

const ANY = new RegExp(EXACTLY_RIGHT, 'gi')

export function withoutExactlyRight(words: string): string {
  return words.replace(ANY, ' ')
}
