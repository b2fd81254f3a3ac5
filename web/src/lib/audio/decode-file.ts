import { AUDIO_SAMPLE_RATE_HZ, RECORDING_MAX_HOURS } from '@chartwright/contract/limits'
import { toMono, toS16 } from './pcm.ts'
import { readWav } from './read-wav.ts'

const MEGABYTE = 1024 * 1024
/** The browser decodes it completely, to about fifteen times its size. */
const COMPRESSED_MAX_MB = 60
const MAX_SAMPLES = RECORDING_MAX_HOURS * 3_600 * AUDIO_SAMPLE_RATE_HZ

/** The message says what the practitioner can do about it. */
export class UnreadableAudio extends Error {
  override readonly name = 'UnreadableAudio'
}

/** wav, mp3, m4a and webm as 44.1 kHz mono samples. Rejects with UnreadableAudio. */
export async function decodeAudioFile(file: Blob): Promise<Int16Array> {
  const samples = (await readWav(file)) ?? (await decodeCompressed(file))
  if (samples.length === 0) throw new UnreadableAudio('There is no sound in this file.')
  if (samples.length > MAX_SAMPLES) {
    throw new UnreadableAudio(`This file is longer than ${String(RECORDING_MAX_HOURS)} hours.`)
  }
  return samples
}

async function decodeCompressed(file: Blob): Promise<Int16Array> {
  if (file.size > COMPRESSED_MAX_MB * MEGABYTE) {
    const limit = `${String(COMPRESSED_MAX_MB)} MB`
    throw new UnreadableAudio(`This file is larger than ${limit}. Cut it, or convert it to WAV.`)
  }
  const context = new OfflineAudioContext(1, 1, AUDIO_SAMPLE_RATE_HZ)
  try {
    const decoded = await context.decodeAudioData(await file.arrayBuffer())
    const channels = Array.from({ length: decoded.numberOfChannels }, (_, channel) =>
      decoded.getChannelData(channel),
    )
    return toS16(toMono(channels))
  } catch {
    throw new UnreadableAudio(
      'This file could not be read as audio. Use a WAV, MP3, M4A or WebM file.',
    )
  }
}
