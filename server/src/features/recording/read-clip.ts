import { AUDIO_SAMPLE_RATE_HZ, CLIP_MAX_S } from '@chartwright/contract/limits'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { writeWav } from '../../lib/write-wav.ts'
import { readSamples } from './audio.queries.ts'
import { findHeard } from './segments.queries.ts'

/** A line's sound with the padding it was recognised with, as a WAV file. */
export async function readClip(
  tx: Tx,
  practitionerId: string,
  lineId: string,
): Promise<Buffer<ArrayBuffer>> {
  const line = await findHeard(tx, practitionerId, lineId)
  if (!line) throw new AppError('NOT_FOUND', 'Line not found.')
  const { heard, audioDeletedAt } = line
  if (heard?.kind !== 'speech') throw new AppError('NOT_FOUND', 'This line was not recorded.')
  if (audioDeletedAt) throw new AppError('NOT_FOUND', 'The sound of this line has been deleted.')
  const end = Math.min(heard.toSample, heard.fromSample + CLIP_MAX_S * AUDIO_SAMPLE_RATE_HZ)
  const key = { id: heard.recordingId, practitionerId }
  return writeWav(await readSamples(tx, key, heard.fromSample, end), AUDIO_SAMPLE_RATE_HZ)
}
