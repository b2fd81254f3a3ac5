import type { LiveMessage } from '@chartwright/contract/live-socket'
import type { Transcript, TranscriptSegment } from '@chartwright/contract/transcript'
import type { QueryClient } from '@tanstack/react-query'
import { transcriptQuery } from '../transcript.queries.ts'

type Line = Extract<LiveMessage, { type: 'transcription' }>

/**
 * Adds a line that the socket has brought. A read in progress may be older than the line: it is
 * cancelled and restarted, so that neither loses what the other has.
 */
export function addLine(client: QueryClient, sessionId: string, line: Line): void {
  const { queryKey } = transcriptQuery(sessionId)
  const known = client.getQueryData(queryKey)
  const isReading = client.isFetching({ queryKey }) > 0
  if (known && line.segment) {
    void client.cancelQueries({ queryKey })
    const { word_confidence = null } = line.segment
    client.setQueryData(
      queryKey,
      withLine(known, { ...line.segment, word_confidence, text: line.text }),
    )
    if (!isReading) return
  }
  void client.invalidateQueries({ queryKey })
}

/** Not known yet: reading the transcript again brings the speaker and the audio. */
const NOT_TOLD = {
  speaker: null,
  original_text: null,
  is_checked: false,
  checks: [],
  suggestions: [],
  role: null,
  is_role_set: false,
  has_audio: false,
}

/** In the order of the segments; an existing one is not added again. */
export function withLine(
  transcript: Transcript,
  line: Omit<TranscriptSegment, keyof typeof NOT_TOLD>,
): Transcript {
  if (transcript.segments.some(({ id }) => id === line.id)) return transcript
  const segments = [...transcript.segments, { ...line, ...NOT_TOLD }].sort(
    (a, b) => a.index - b.index,
  )
  return { ...transcript, segments, text: segments.map(({ text }) => text).join('\n') }
}
