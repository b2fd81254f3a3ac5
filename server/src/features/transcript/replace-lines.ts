import { linesOf } from './lines-of.ts'

/** Replaces non-empty lines of a text from one index on; the rest is unchanged. */
export function replaceLines(
  text: string,
  at: number,
  count: number,
  lines: readonly string[],
): string {
  const found = [...text.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== '')
  const first = found[at]
  const last = found[at + count - 1]
  if (!first || !last) throw new Error('the transcript has fewer lines than segments')
  return text.slice(0, first.index) + lines.join('\n') + text.slice(last.index + last[0].length)
}

/** Whether the text and the lines stored with it are the same. */
export function isTextOf(text: string, lines: readonly string[]): boolean {
  const own = linesOf(text)
  return own.length === lines.length && own.every((line, at) => line === lines[at])
}
