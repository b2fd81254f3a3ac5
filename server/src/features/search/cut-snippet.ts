import { SEARCH_SNIPPET_CHARS } from '@chartwright/contract/limits'
import type { Mark } from '@chartwright/contract/search'

const LEAD_CHARS = 40

/**
 * The part of a line that is shown, with its first mark visible. Marks are adjusted to the part.
 */
export function cutSnippet(line: string, marks: readonly Mark[]): { text: string; marks: Mark[] } {
  if (line.length <= SEARCH_SNIPPET_CHARS) return { text: line, marks: [...marks] }
  const first = marks[0]?.start ?? 0
  let start = first <= LEAD_CHARS ? 0 : first - LEAD_CHARS
  if (start > 0) start = wordAfter(line, start, first)
  let end = Math.min(line.length, start + SEARCH_SNIPPET_CHARS)
  if (isInsidePair(line, end)) end -= 1
  const lead = start > 0 ? '…' : ''
  const inside = marks.flatMap((mark) => {
    const shown = { start: Math.max(mark.start, start), end: Math.min(mark.end, end) }
    if (shown.start >= shown.end) return []
    const moved = lead.length - start
    return [{ start: shown.start + moved, end: shown.end + moved }]
  })
  return { text: lead + line.slice(start, end) + (end < line.length ? '…' : ''), marks: inside }
}

/** Where a word starts, before `latest` if possible. */
function wordAfter(line: string, from: number, latest: number): number {
  const space = line.indexOf(' ', from)
  if (space >= 0 && space < latest) return space + 1
  return isInsidePair(line, from) ? from + 1 : from
}

function isInsidePair(line: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(line.charAt(at))
}
