import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { formatSeconds } from '../../lib/text/format-seconds.ts'
import { findSpeakerName } from './roles/role-labels.ts'

/** As text for another program, one row per line. */
export function transcriptText(
  lines: readonly TranscriptSegment[],
  { withMarks }: { withMarks: boolean },
): string {
  return lines.map((line) => (withMarks ? `${headOf(line)}${line.text}` : line.text)).join('\n')
}

/** '[0:05] Patient: '; a label that the text already has is not repeated. */
function headOf(line: TranscriptSegment): string {
  const { start_ms: startMs, speaker, text } = line
  const time = startMs === null ? '' : `[${formatSeconds(startMs / 1_000)}] `
  const isLabelled = speaker !== null && text.replace(/^\W+/, '').startsWith(speaker)
  const who = findSpeakerName(line)
  return `${time}${who === undefined || isLabelled ? '' : `${who}: `}`
}
