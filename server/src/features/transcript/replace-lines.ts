import { linesOf } from './lines-of.ts'

/** Lines of a text, those that are not empty, from one place on become others; the rest stays as it is. */
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

/** Whether the text and the lines that are stored with it are the same. */
export function isTextOf(text: string, lines: readonly string[]): boolean {
  const own = linesOf(text)
  return own.length === lines.length && own.every((line, at) => line === lines[at])
}
