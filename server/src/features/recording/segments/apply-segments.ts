import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import type { Tx } from '../../../db/open.ts'
import { renewEvidence } from '../../evidence/evidence.api.ts'
import { orderFinish } from '../../sessions/sessions.api.ts'
import { appendLines } from '../../transcript/transcript.api.ts'
import type { RecordingKey } from '../recording-deps.ts'
import { lockRow, markComplete, notify } from '../recordings.queries.ts'
import { listUnapplied, markApplied } from './segments.queries.ts'

/**
 * Appends finished segments to the transcript, up to the first unfinished one, and completes the
 * recording after the last one. The caller has locked the session, as everybody who writes its
 * transcript does.
 */
export async function applySegments(tx: Tx, key: RecordingKey): Promise<void> {
  const recording = await lockRow(tx, key)
  if (!recording) return
  const unapplied = await listUnapplied(tx, key)
  const firstWaiting = unapplied.findIndex(({ state }) => state === 'waiting')
  const ready = firstWaiting === -1 ? unapplied : unapplied.slice(0, firstWaiting)
  const last = ready.at(-1)
  if (last) {
    const toMs = (sample: number) =>
      recording.offsetMs + Math.round((sample / AUDIO_SAMPLE_RATE_HZ) * 1_000)
    const lines = ready
      .filter(({ text }) => text !== '')
      .map(({ id, text, confidence, wordConfidence, fromSample, toSample }) => {
        const times = { startMs: toMs(fromSample), endMs: toMs(toSample) }
        return { id, text, confidence, wordConfidence, ...times }
      })
    await appendLines(tx, key.practitionerId, recording.sessionId, lines)
    await markApplied(tx, key, last.index)
    await notify(tx, { kind: 'applied', recording: key.id })
  }
  await completeRecording(tx, key, recording.sessionId)
}

/**
 * The caller has locked the session. Notes written before the last words are compared with them.
 */
export async function completeRecording(
  tx: Tx,
  key: RecordingKey,
  sessionId: string,
): Promise<void> {
  if (!(await markComplete(tx, key))) return
  await renewEvidence(tx, key.practitionerId, sessionId)
  await orderFinish(tx, key.practitionerId, sessionId)
  await notify(tx, { kind: 'complete', recording: key.id })
}
