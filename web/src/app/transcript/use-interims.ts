import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { withoutLines, type Interim } from '../../features/recording/interims.ts'
import { useRecorderValue } from '../recording/recorder-context.ts'

const NONE: readonly Interim[] = []

/** Speech in progress in this session that has no line yet. */
export function useInterims(
  sessionId: string,
  lines: readonly TranscriptSegment[],
): readonly Interim[] {
  const told = useRecorderValue(
    (view) => (view.sessionId === sessionId ? view.interims : NONE),
    NONE,
  )
  return withoutLines(told, lines)
}
