import { asPractitioner } from '../../../db/as-practitioner.ts'
import { SPEECH_RATE_HZ } from '../../../providers/stt/stt.ts'
import { VOICE_INPUT_RATE_HZ } from '../../../providers/voice/voice.ts'
import type { RecordingDeps, RecordingKey } from '../recording-deps.ts'
import { readSamples } from '../segments/audio.queries.ts'
import type { NewSegment } from '../segments/segments.queries.ts'

/**
 * Cuts a segment where the voice changes, each part with its voice. The result depends on the
 * segment's own audio alone, so that it is the same whatever came before it. Without the network it
 * stays whole.
 */
export async function cutByVoices(
  { db, log, voice, speakers }: RecordingDeps,
  key: RecordingKey,
  segment: NewSegment | undefined,
): Promise<NewSegment[]> {
  if (!segment) return []
  if (!speakers) return [segment]
  const { fromSample, toSample } = segment
  const samples = await asPractitioner(db, key.practitionerId, (tx) =>
    readSamples(tx, key, fromSample, toSample),
  )
  try {
    const parts = await speakers.cut(await voice.resample(samples))
    return parts.map(({ from, to, voice: its }, at) => ({
      ...segment,
      fromSample: fromSample + inInput(from),
      toSample: at === parts.length - 1 ? toSample : fromSample + inInput(to),
      voice: its,
    }))
  } catch (error) {
    log.warn({ err: error, recordingId: key.id }, 'voices could not be told apart')
    return [segment]
  }
}

function inInput(sample: number): number {
  return Math.round((sample / SPEECH_RATE_HZ) * VOICE_INPUT_RATE_HZ)
}
