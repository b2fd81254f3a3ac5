import type { ChatSource } from '@chartwright/contract/chat'
import type { ScribeSegment } from '../../providers/scribe/scribe.ts'

/** The lines that an answer cites as `[12]` or `[3, 7]`, each once, in order of citation. */
export function findSources(
  answer: string,
  segments: readonly ScribeSegment[],
  areStored: boolean,
): ChatSource[] {
  const byLine = new Map(segments.map((segment) => [segment.index + 1, segment]))
  const named = [...answer.matchAll(/\[(\d{1,6}(?:\s*,\s*\d{1,6})*)\]/g)].flatMap(
    ([, lines = '']) => lines.split(',').map(Number),
  )
  return [...new Set(named)].flatMap((line) => {
    const segment = byLine.get(line)
    if (!segment) return []
    return { line, segment_id: areStored ? segment.id : null, text: segment.text }
  })
}
