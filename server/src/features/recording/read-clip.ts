import { AUDIO_SAMPLE_RATE_HZ, CLIP_MAX_S } from '@chartwright/contract/limits'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { writeWav } from '../../lib/write-wav.ts'
import { readSamples } from './audio.queries.ts'
import { findHeard } from './segments.queries.ts'

/** A line's sound with the padding it was recognised with, as a WAV file. */
export async function readClip(tx: Tx, practitionerId: string, lineId: string): Promise<Buffer> {
  const heard = await findHeard(tx, practitionerId, lineId)
  if (!heard) throw new AppError('NOT_FOUND', 'Line not found.')
  if (heard.kind !== 'speech') throw new AppError('NOT_FOUND', NEVER_RECORDED)
  if (heard.isDeleted) throw new AppError('NOT_FOUND', 'The sound of this line has been deleted.')
  const end = Math.min(heard.toSample, heard.fromSample + CLIP_MAX_S * AUDIO_SAMPLE_RATE_HZ)
  const key = { id: heard.recordingId, practitionerId }
  return writeWav(await readSamples(tx, key, heard.fromSample, end), AUDIO_SAMPLE_RATE_HZ)
}

const NEVER_RECORDED = 'This line was not recorded.'
