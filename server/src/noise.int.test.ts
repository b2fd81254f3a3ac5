import { afterAll, describe, expect, test } from 'vitest'
import { chooseStt } from './choose-stt.ts'
import { loadConfig } from './config.ts'
import { scriptedStt } from './providers/stt/scripted.ts'
import { liveApp, type LiveApp } from './testing/live-app.ts'
import { makeNoise, NOISES } from './testing/noises.ts'
import { joined } from './testing/sound.ts'
import { NO_SPEECH_CLIP, speak } from './testing/speech-clip.ts'

const SECONDS = 12
const { stt: builtIn, voice } = chooseStt(loadConfig({ STT_WORKERS: '1' }))
afterAll(() => Promise.all([builtIn.close(), voice.close()]))
const names = Object.keys(NOISES)

async function transcriptOf(live: LiveApp, sound: Int16Array): Promise<string> {
  const speaker = await live.givenSpeaker()
  const client = live.connect(speaker)
  await client.untilStatus('connected')
  client.send(sound)
  await client.untilStored(sound.length)
  await client.stop()
  return live.transcriptOf(speaker)
}

describe('when nobody speaks', async () => {
  const live = await liveApp({ speech: { stt: builtIn, voice } })

  test.each(names)('nothing is transcribed from %s', { timeout: 120_000 }, async (name) => {
    expect(await transcriptOf(live, makeNoise(name, SECONDS))).toBe('')
  })

  test('speech between two noises is transcribed', { timeout: 120_000 }, async ({ skip }) => {
    const said = await speak(['She takes one tablet every morning.'])
    if (!said) return skip(NO_SPEECH_CLIP)
    const sound = joined(makeNoise('typing', 4), said, makeNoise('a fan', 4))
    expect(await transcriptOf(live, sound)).toBe('She takes one tablet every morning.')
  })
})

describe('a recogniser that makes up words', async () => {
  const stt = scriptedStt(() => ({ text: 'Bing', confidence: 0.48 }))
  const live = await liveApp({ speech: { stt, voice } })

  test.each(names)('is not believed without a voice: %s', { timeout: 120_000 }, async (name) => {
    expect(await transcriptOf(live, makeNoise(name, SECONDS))).toBe('')
  })

  test('is believed with one', { timeout: 120_000 }, async ({ skip }) => {
    const said = await speak(['Okay.'])
    if (!said) return skip(NO_SPEECH_CLIP)
    expect(await transcriptOf(live, said)).toBe('Bing')
  })
})
