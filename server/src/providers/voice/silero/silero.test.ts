import { expect, test } from 'vitest'
import { speak } from '../../../testing/speech-clip.ts'
import { describeVoice } from '../../../testing/voice-conformance.ts'
import { resampleWhole } from '../resampler.ts'
import { sileroVoice } from './silero.ts'

const speech = await speak(['She takes one tablet every morning.'])

describeVoice('silero', { open: () => sileroVoice(), speech })

test('what was closed is not started again', async () => {
  const voice = sileroVoice()
  await voice.close()
  await expect(voice.listen(new Int16Array(44_100), undefined)).rejects.toThrow('closed')
})

test('a child resamples as plain code does', async () => {
  const voice = sileroVoice()
  const samples = Int16Array.from({ length: 10_000 }, (_, index) => (index * 37) % 20_000)
  expect(await voice.resample(samples)).toEqual(resampleWhole(samples))
  await voice.close()
})
