import { expect, test } from 'vitest'
import { noise } from '../../../testing/sounds.ts'
import { speak } from '../../../testing/speech-clip.ts'
import { describeStt } from '../../../testing/stt-conformance.ts'
import { resampleWhole } from '../../voice/resampler.ts'
import { builtinStt } from './builtin.ts'

const FIRST = 'The patient has a cough and a sore throat.'
const SECOND = 'She takes one tablet every morning.'
const options = { signal: new AbortController().signal }
const clips = await Promise.all(
  [FIRST, SECOND].map((sentence) => speak([sentence], { pauseS: 0.3 })),
)
const [first, second] = clips.map((clip) => clip && resampleWhole(clip))

describeStt('builtin', {
  open: () => builtinStt({ workers: 1, timeoutMs: 60_000 }),
  clips: first && second && [first, second],
  // The words of a synthetic voice.
  expectFirst: ({ text, confidence, wordConfidence }) => {
    expect(text).toBe(FIRST)
    expect(confidence).toBeGreaterThan(0.7)
    expect(confidence).toBeLessThanOrEqual(1)
    expect(wordConfidence).toHaveLength(FIRST.split(' ').length)
  },
  slowClip: noise(10 * 16_000, 0.1),
})

test(
  'a recogniser that takes too long is ended, and the audio is tried again',
  { timeout: 60_000 },
  async () => {
    const stt = builtinStt({ workers: 1, timeoutMs: 1 })
    const heard = expect(stt.transcribe(noise(16_000 * 10, 0.1), options))
    await heard.rejects.toEqual(expect.objectContaining({ name: 'SttError', isLasting: false }))
    await stt.close()
  },
)
