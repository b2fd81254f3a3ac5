import type { VisitIndex } from './index-visit.ts'

const LEAST_CHARS = 3

/** Whether a sentence only quotes what was said: then nothing that was said speaks against it. */
export function isVerbatim(text: string, lines: readonly number[], visit: VisitIndex): boolean {
  if (!/^(?:[\p{L}\p{N} -]{2,40}: )?[“"]/u.test(text)) return false
  const said = lines.map((place) => plain(visit.lines[place]?.text ?? ''))
  const parts = text
    .replace(/^[^“":]*: (?=[“"])/, '')
    .split(/ — |…|[”"] (?=[“"])/)
    .map(plain)
  const own = parts.filter((part) => part.length >= LEAST_CHARS)
  return own.length > 0 && own.every((part) => said.some((line) => line.includes(part)))
}

/** Without fillers, marks and spaces: 'do n't' and 'don't' are one. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/(?<![\p{L}'’-])(?:um+|uh+|uhm|erm|hm+)(?![\p{L}'’-])/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
