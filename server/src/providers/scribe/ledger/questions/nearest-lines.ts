import type { ScribeSegment } from '../../scribe.ts'

const MOST = 3
const LONGEST = 200
/** The first lines in which the pattern is found, as quotations around it. */
export function linesWith(pattern: RegExp, segments: readonly ScribeSegment[]): string[] {
  return segments
    .flatMap(({ text, index }) => {
      const at = text.search(pattern)
      return at < 0 ? [] : [`- “${stretch(text.trim(), at)}” [${index + 1}]`]
    })
    .slice(0, MOST)
}

function stretch(plain: string, found: number): string {
  if (plain.length <= LONGEST) return plain
  const at = Math.max(0, found - LONGEST / 3)
  const from = at === 0 ? 0 : plain.indexOf(' ', at) + 1
  const piece = plain.slice(from, from + LONGEST)
  const isCut = from + LONGEST < plain.length
  return `${from > 0 ? '…' : ''}${isCut ? piece.slice(0, piece.lastIndexOf(' ')) : piece}${isCut ? '…' : ''}`
}
