import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { formatSeconds } from '../../lib/text/format-seconds.ts'
import { findSpeakerName } from './roles/role-labels.ts'

/** As text for another program, a line for each. */
export function transcriptText(
  lines: readonly TranscriptSegment[],
  { withMarks }: { withMarks: boolean },
): string {
  return lines.map((line) => (withMarks ? `${headOf(line)}${line.text}` : line.text)).join('\n')
}

/** '[0:05] Patient: '; a label that the text has already is not said twice. */
function headOf(line: TranscriptSegment): string {
  const { start_ms: startMs, speaker, text } = line
  const time = startMs === null ? '' : `[${formatSeconds(startMs / 1_000)}] `
  const isLabelled = speaker !== null && text.replace(/^\W+/, '').startsWith(speaker)
  const who = findSpeakerName(line)
  return `${time}${who === undefined || isLabelled ? '' : `${who}: `}`
}
