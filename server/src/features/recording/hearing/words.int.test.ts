import type { LiveMessage } from '@chartwright/contract/live-socket'
import type { Transcript } from '@chartwright/contract/transcript'
import { expect, test } from 'vitest'
import { scriptedStt } from '../../../providers/stt/scripted.ts'
import type { SpeechToText } from '../../../providers/stt/stt.ts'
import { as } from '../../../testing/as.ts'
import { liveApp } from '../../../testing/live-app.ts'
import { joined, silence, speech } from '../../../testing/sound.ts'

const TEXT = 'She takes lies in a pill.'
const SURE = [0.9, 0.9, 0.3, 0.3, 0.3, 0.3]
const told: (readonly string[])[] = []
const scripted = scriptedStt(() => ({ text: TEXT, confidence: 0.7, wordConfidence: SURE }))
const stt: SpeechToText = {
  ...scripted,
  transcribe(pcm, options) {
    told.push(options.vocabulary ?? [])
    return scripted.transcribe(pcm, options)
  },
}
const { app, givenSpeaker, connect, transcriptOf } = await liveApp({ speech: { stt } })
const SOUND = joined(speech(4, 7), silence(1))

test('each word’s confidence and its alternatives reach the line', async () => {
  const ada = await givenSpeaker()
  await as(app, ada, 'POST', '/api/vocabulary', { text: 'Kocher' })
  const client = connect(ada)
  await client.untilStatus('connected')
  client.send(SOUND)
  await client.untilStored(SOUND.length)
  await client.stop()
  await transcriptOf(ada)
  const { segments } = (
    await as(app, ada, 'GET', `/transcript/${ada.sessionId}`)
  ).json<Transcript>()
  expect(segments[0]).toMatchObject({
    text: TEXT,
    word_confidence: SURE,
    suggestions: [{ from: 10, to: 24, text: 'lisinopril' }],
  })
  const said = client.messages.find(
    (message): message is Extract<LiveMessage, { type: 'transcription' }> =>
      message.type === 'transcription',
  )
  if (said) expect(said.segment?.word_confidence).toEqual(SURE)
  expect(told[0]?.[0]).toBe('Kocher')
  expect(told[0]).toContain('lisinopril')
})
