import { CLOSE, COMPLETED_REASON, type LiveMessage } from '@chartwright/contract/live-socket'
import type { WebSocket } from '@fastify/websocket'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import type { RecordingDeps, RecordingKey } from '../recording-deps.ts'
import { findRecording } from '../recordings.queries.ts'
import { findAppliedTo, findLastApplied, listAppliedAfter } from '../segments/segments.queries.ts'
import type { Interim } from './interim-text.ts'

export interface LiveText {
  send(message: LiveMessage): void
  /** Shown until its line is sent, or until it comes to nothing, which is sent as well. */
  tellInterim(interim: Interim): void
  /** Lines already in the transcript are not sent again. */
  begin(): Promise<void>
  /**
   * Sends each line once and in order; after the end also how much is left, and finally that
   * nothing is.
   */
  tell(options: { hasEnded: boolean }): Promise<void>
}

export function createLiveText(
  { db, log }: RecordingDeps,
  key: RecordingKey,
  socket: WebSocket,
): LiveText {
  let toldUpTo = -1
  /** Sent and not yet settled: the start time of each, by its first sample. */
  const interims = new Map<number, number>()
  let telling: Promise<void> = Promise.resolve()

  function send(message: LiveMessage): void {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }

  async function tellNews(hasEnded: boolean): Promise<void> {
    const { lines, recording, appliedTo } = await asPractitioner(
      db,
      key.practitionerId,
      async (tx) => ({
        lines: await listAppliedAfter(tx, key, toldUpTo),
        recording: hasEnded ? await findRecording(tx, key) : undefined,
        appliedTo: interims.size > 0 ? await findAppliedTo(tx, key) : 0,
      }),
    )
    for (const { place, text, segment } of lines) {
      toldUpTo = place
      send({ type: 'transcription', text, segment })
    }
    for (const [fromSample, start_ms] of interims) {
      if (fromSample >= appliedTo) continue
      interims.delete(fromSample)
      send({ type: 'partial', text: '', start_ms })
    }
    if (!recording) return
    const { transcription_tasks, audio_tasks } = recording
    const has_ongoing_work = recording.state !== 'complete'
    const work = { has_ongoing_work, transcription_tasks, audio_tasks }
    send({ type: 'status', message: 'ongoing_work', ...work })
    if (has_ongoing_work) return
    send({ type: 'status', message: 'transcription_complete' })
    socket.close(CLOSE.normal, COMPLETED_REASON)
  }

  return {
    send,
    tellInterim({ fromSample, startMs: start_ms, text }) {
      interims.set(fromSample, start_ms)
      send({ type: 'partial', text, start_ms })
    },
    async begin() {
      toldUpTo = await asPractitioner(db, key.practitionerId, (tx) => findLastApplied(tx, key))
    },
    tell({ hasEnded }) {
      telling = telling
        .then(() => tellNews(hasEnded))
        .catch((error: unknown) => {
          log.warn({ err: error, recordingId: key.id }, 'live text could not be told')
        })
      return telling
    },
  }
}
