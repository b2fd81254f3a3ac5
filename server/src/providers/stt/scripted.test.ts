import { expect, test } from 'vitest'
import { noise } from '../../testing/sounds.ts'
import { describeStt } from '../../testing/stt-conformance.ts'
import { scriptedStt } from './scripted.ts'
import { SttError } from './stt.ts'

const clip = noise(16_000, 0.1)
const options = { signal: new AbortController().signal }

describeStt('scripted', {
  open: () => scriptedStt((pcm) => `${pcm.length} samples`, { delayMs: 5 }),
  clips: [clip, noise(8_000, 0.1)],
  slowClip: clip,
})

test('a list is answered in its order, failures among it, and its last entry stays', async () => {
  const busy = new SttError('Busy.', { retryAfterMs: 1_000 })
  const stt = scriptedStt(['first', busy, { text: 'last', confidence: 0.5 }])
  expect(await stt.transcribe(clip, options)).toEqual({ text: 'first' })
  await expect(stt.transcribe(clip, options)).rejects.toBe(busy)
  expect(await stt.transcribe(clip, options)).toEqual({ text: 'last', confidence: 0.5 })
  expect(await stt.transcribe(clip, options)).toEqual({ text: 'last', confidence: 0.5 })
})
