import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { VOICE_INPUT_RATE_HZ } from '../providers/voice/voice.ts'
import { writeWav } from '../lib/write-wav.ts'
import { readWav } from './wav.ts'

const WORDS_PER_MINUTE = '140'
const run = promisify(execFile)

export const NO_SPEECH_CLIP =
  'espeak-ng is not installed (apt-get install espeak-ng): nothing here can speak'

/** 44.1 kHz mono of these sentences, spoken by espeak-ng. Undefined if that is not installed. */
export async function speak(
  sentences: readonly string[],
  { pauseS = 1 }: { readonly pauseS?: number } = {},
): Promise<Int16Array | undefined> {
  const pause = new Int16Array(Math.round(pauseS * VOICE_INPUT_RATE_HZ))
  const pieces: Int16Array[] = [pause]
  for (const sentence of sentences) {
    const spoken = await speakOne(sentence)
    if (!spoken) return undefined
    pieces.push(spoken, pause)
  }
  return join16(pieces)
}

/** Like `speak`, in a WAV file that Chromium's fake microphone can play. */
export async function speakToFile(path: string, sentences: readonly string[]): Promise<boolean> {
  const samples = await speak(sentences)
  if (samples) await writeFile(path, writeWav(samples, VOICE_INPUT_RATE_HZ))
  return samples !== undefined
}

async function speakOne(sentence: string): Promise<Int16Array | undefined> {
  const directory = await mkdtemp(join(tmpdir(), 'chartwright-speech-'))
  try {
    const path = join(directory, 'clip.wav')
    await run('espeak-ng', ['-v', 'en-us', '-s', WORDS_PER_MINUTE, '-w', path, sentence])
    const { samples, rateHz } = readWav(await readFile(path))
    return stretch(samples, VOICE_INPUT_RATE_HZ / rateHz)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Linear interpolation: good enough for a synthetic voice. */
function stretch(samples: Int16Array, factor: number): Int16Array {
  return Int16Array.from({ length: Math.floor(samples.length * factor) }, (_, index) => {
    const position = index / factor
    const before = Math.floor(position)
    const from = samples[before] ?? 0
    const to = samples[before + 1] ?? from
    return Math.round(from + (position - before) * (to - from))
  })
}

function join16(pieces: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}
