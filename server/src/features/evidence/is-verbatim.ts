import type { VisitIndex } from './index-visit.ts'

const LEAST_CHARS = 3

/** Whether a sentence only quotes what was said: then nothing that was said speaks against it. */
export function isVerbatim(text: string, lines: readonly number[], visit: VisitIndex): boolean {
  if (!/^[“"]/.test(text)) return false
  const said = lines.map((place) => plain(visit.lines[place]?.text ?? ''))
  const parts = text.split(/ — |…/).map(plain)
  const own = parts.filter((part) => part.length >= LEAST_CHARS)
  return own.length > 0 && own.every((part) => said.some((line) => line.includes(part)))
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
