import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VOICE_INPUT_RATE_HZ } from '../../server/src/providers/voice/voice.ts'
import { readWav } from '../../server/src/testing/wav.ts'
import type { Utterance } from './assemble.ts'

/**
 * Turns of the clips that are clear enough to be cut by ear, in seconds. Nobody appears in two
 * clips.
 */
const TURNS = [
  { clip: 'smoking', voice: 'Mr. Johnson', fromS: 0, toS: 2.1 },
  { clip: 'smoking', voice: 'his clinician', fromS: 2.9, toS: 6.3 },
  { clip: 'smoking', voice: 'his clinician', fromS: 7, toS: 10 },
  { clip: 'mumbling', voice: 'the mumbling patient', fromS: 0, toS: 2.6 },
  { clip: 'mumbling', voice: 'the mumbling patient', fromS: 2.6, toS: 5.4 },
]

export function readClipVoices(folder: string): Utterance[] {
  return TURNS.map(({ clip, voice, fromS, toS }) => {
    const samples = read(join(folder, `${clip}.wav`))
    return { voice, samples: samples.slice(fromS * VOICE_INPUT_RATE_HZ, toS * VOICE_INPUT_RATE_HZ) }
  })
}

/** One folder per voice, with its WAV files. */
export function readVoiceFolders(folder: string): Utterance[] {
  return readdirSync(folder).flatMap((voice) =>
    readdirSync(join(folder, voice)).map((file) => ({
      voice,
      samples: read(join(folder, voice, file)),
    })),
  )
}

export function read(file: string): Int16Array {
  const { samples, rateHz } = readWav(readFileSync(file))
  if (rateHz !== VOICE_INPUT_RATE_HZ) throw new Error(`${file} is not of 44,100 Hz.`)
  return samples
}
