import type { LiveMessage } from '@chartwright/contract/live-socket'
import type { TranscriptSegment } from '@chartwright/contract/transcript'

/**
 * Speech in progress, from `start_ms` of the session's time on. Only shown, and used for nothing
 * else.
 */
export interface Interim extends Pick<
  Extract<LiveMessage, { type: 'partial' }>,
  'start_ms' | 'text'
> {
  /** Its line was announced, and may still be loading. */
  readonly hasLine?: true
}

/** While the recogniser is slow, some wait for their lines. */
const MOST = 4

/**
 * An empty text withdraws an interim. If lines were announced past its start, it stays until its
 * line is shown, so that the words do not vanish in between.
 */
export function withInterim(
  known: readonly Interim[],
  { start_ms, text }: Interim,
  linesToMs = 0,
): Interim[] {
  if (text === '' && linesToMs > start_ms) {
    return known.map((each) => (each.start_ms === start_ms ? { ...each, hasLine: true } : each))
  }
  const others = known.filter((each) => each.start_ms !== start_ms)
  const all =
    text === '' ? others : [...others.filter(({ hasLine }) => !hasLine), { start_ms, text }]
  return all.sort((a, b) => a.start_ms - b.start_ms).slice(-MOST)
}

/** Without those whose lines have arrived. */
export function withoutLines(
  interims: readonly Interim[],
  lines: readonly Pick<TranscriptSegment, 'end_ms'>[],
): readonly Interim[] {
  if (interims.length === 0) return interims
  const heardTo = lines.reduce((last, { end_ms }) => Math.max(last, end_ms ?? 0), 0)
  return interims.filter(({ start_ms }) => start_ms >= heardTo)
}
