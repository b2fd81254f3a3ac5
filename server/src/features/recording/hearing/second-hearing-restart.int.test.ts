import type { Transcript } from '@chartwright/contract/transcript'
import { expect, test } from 'vitest'
import { scriptedStt } from '../../../providers/stt/scripted.ts'
import { as } from '../../../testing/as.ts'
import { liveApp } from '../../../testing/live-app.ts'
import { joined, silence, speech } from '../../../testing/sound.ts'
import { until } from '../../../testing/until.ts'

const FIRST = 'Heart rate is 610 today.'
const AGAIN = 'Heart rate is 62 today.'
let isHeld = true
let asked = 0
const second = scriptedStt(async () => {
  asked += 1
  if (isHeld) await new Promise(() => undefined)
  return { text: AGAIN, confidence: 0.9 }
})

const live = await liveApp({
  speech: {
    stt: scriptedStt(() => ({ text: FIRST, confidence: 0.8 })),
    second: { stt: second, mode: 'auto' },
    settings: { retryMs: 20, reclaimMs: 200 },
  },
})

test('a line whose second hearing was interrupted by a crash is heard by the next node', async () => {
  const ada = await live.givenSpeaker()
  const client = live.connect(ada)
  await client.untilStatus('connected')
  const sound = joined(speech(4), silence(1))
  client.send(sound)
  await client.untilStored(sound.length)
  // As during the visit: no line waits for its first hearing.
  await until(() => expect(asked).toBe(1))
  await client.stop()
  await live.transcriptOf(ada)
  await live.deps.recording.pipeline.stop()
  expect(await live.recordingsOf(ada)).toMatchObject([{ second_hearing_tasks: 1 }])

  isHeld = false
  const next = live.anotherPipeline()
  await next.start()
  await until(async () => {
    expect(await live.recordingsOf(ada)).toMatchObject([{ second_hearing_tasks: 0 }])
  })
  const read = await as(live.app, ada, 'GET', `/transcript/${ada.sessionId}`)
  expect(read.json<Transcript>().segments).toMatchObject([{ text: AGAIN, heard_first: FIRST }])
  await next.stop()
})
