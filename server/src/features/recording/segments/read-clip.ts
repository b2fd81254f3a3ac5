import { AUDIO_SAMPLE_RATE_HZ, CLIP_MAX_S } from '@chartwright/contract/limits'
import type { Tx } from '../../../db/open.ts'
import { AppError } from '../../../http/app-error.ts'
import { writeWav } from '../../../lib/write-wav.ts'
import { readSamples } from './audio.queries.ts'
import { findHeard } from './segments.queries.ts'

/** A line's audio with the padding it was recognised with, as a WAV file. */
export async function readClip(
  tx: Tx,
  practitionerId: string,
  lineId: string,
): Promise<Buffer<ArrayBuffer>> {
  const heard = await findHeard(tx, practitionerId, lineId)
  if (!heard) throw new AppError('NOT_FOUND', 'Line not found.')
  const spoken = heard.filter(({ kind }) => kind === 'speech')
  if (spoken.length === 0) throw new AppError('NOT_FOUND', 'This line was not recorded.')
  const kept = spoken.filter(({ audioDeletedAt }) => audioDeletedAt === null)
  if (kept.length === 0) throw new AppError('NOT_FOUND', 'The sound of this line has been deleted.')
  const pieces: Int16Array[] = []
  let left = CLIP_MAX_S * AUDIO_SAMPLE_RATE_HZ
  for (const { recordingId, fromSample, toSample } of kept) {
    const end = Math.min(toSample, fromSample + left)
    pieces.push(await readSamples(tx, { id: recordingId, practitionerId }, fromSample, end))
    left -= end - fromSample
    if (left <= 0) break
  }
  return writeWav(joined(pieces), AUDIO_SAMPLE_RATE_HZ)
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
