import type { TranscriptSegment } from '@chartwright/contract/transcript'
import type { Stretch } from '../lines/line-pieces.ts'

export interface Match extends Stretch {
  readonly lineId: string
}

/** Every match in order, case-insensitively. */
export function findInLines(
  lines: readonly Pick<TranscriptSegment, 'id' | 'text'>[],
  wanted: string,
): Match[] {
  if (wanted.trim() === '') return []
  const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  const pattern = new RegExp(literal, 'giu')
  return lines.flatMap(({ id, text }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      return { lineId: id, from: index, to: index + found.length }
    }),
  )
}
