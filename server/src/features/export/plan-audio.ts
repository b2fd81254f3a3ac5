export interface KeptSound {
  readonly id: string
  readonly sessionId: string
  readonly startedAt: Date
  readonly samples: number
}

/** A stretch of one recording that becomes one WAV file of one part. */
export interface SoundFile {
  readonly recordingId: string
  readonly sessionId: string
  readonly startedAt: Date
  /** Index among the session's audio files. */
  readonly number: number
  readonly from: number
  readonly to: number
  readonly part: number
}

interface AudioLimits {
  /** Neither a WAV file nor a zip may reach 4 GiB. */
  readonly fileSamples: number
  readonly partSamples: number
}

const GIB_OF_SAMPLES = 2 ** 29

const AUDIO_LIMITS: AudioLimits = {
  fileSamples: GIB_OF_SAMPLES,
  partSamples: 2 * GIB_OF_SAMPLES,
}

/** In the order of the recordings, with each part as full as possible. */
export function planAudio(
  kept: readonly KeptSound[],
  { fileSamples, partSamples }: AudioLimits = AUDIO_LIMITS,
): SoundFile[] {
  const numbers = new Map<string, number>()
  const files: SoundFile[] = []
  let part = 1
  let filled = 0
  for (const { id, sessionId, startedAt, samples } of kept) {
    for (let from = 0; from < samples; from += fileSamples) {
      const to = Math.min(samples, from + fileSamples)
      if (filled > 0 && filled + to - from > partSamples) {
        part += 1
        filled = 0
      }
      filled += to - from
      const number = (numbers.get(sessionId) ?? 0) + 1
      numbers.set(sessionId, number)
      files.push({ recordingId: id, sessionId, startedAt, number, from, to, part })
    }
  }
  return files
}

export function partsOf(files: readonly SoundFile[]): number {
  return files.at(-1)?.part ?? 1
}
