import { readFileSync } from 'node:fs'
import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { joined, silence, speech } from '../../server/src/testing/sound.ts'
import { readWav } from '../../server/src/testing/wav.ts'

/** Phrases and pauses of many lengths, so that every rule of the cutter has its turn. */
export function generatedSound(seconds: number): Int16Array {
  const parts: Int16Array[] = []
  let left = seconds
  for (let phrase = 1; left > 0; phrase++) {
    // The second is longer than a segment may become.
    const said = Math.min(left, phrase === 2 ? 17 : 0.7 + ((phrase * 37) % 53) / 10)
    const paused = Math.min(left - said, 0.2 + ((phrase * 29) % 47) / 10)
    parts.push(speech(said, phrase), silence(Math.max(0, paused)))
    left -= said + Math.max(0.001, paused)
  }
  return joined(...parts)
}

/** A clip of any rate, by straight lines between its samples. */
export function readClip(path: string): Int16Array {
  const { samples, rateHz } = readWav(readFileSync(path))
  const factor = AUDIO_SAMPLE_RATE_HZ / rateHz
  return Int16Array.from({ length: Math.floor(samples.length * factor) }, (_, index) => {
    const position = index / factor
    const before = Math.floor(position)
    const from = samples[before] ?? 0
    return Math.round(from + (position - before) * ((samples[before + 1] ?? from) - from))
  })
}
