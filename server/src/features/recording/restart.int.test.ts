import { expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { scriptedStt } from '../../providers/stt/scripted.ts'
import { SttError } from '../../providers/stt/stt.ts'
import { liveApp } from '../../testing/live-app.ts'
import { joined, silence, speech } from '../../testing/sound.ts'
import { until } from '../../testing/until.ts'
import { listChunks } from './segments/audio.queries.ts'

const answers: SttError[] = []
const live = await liveApp({
  env: { AUDIO_RETENTION_DAYS: '0' },
  speech: {
    stt: scriptedStt((pcm) => answers.shift() ?? `${String(Math.round(pcm.length / 16_000))} s`),
    settings: { maxSamples: 6 * 44_100, retryMs: 20 },
  },
})
const { db, givenSpeaker, connect, recordingsOf, transcriptOf } = live
const { pipeline } = live.deps.recording

test('a recording that reaches the maximum length is finalized', async () => {
  const ada = await givenSpeaker()
  const client = connect(ada)
  const { recording_id } = await client.untilStatus('connected')
  client.send(speech(7))
  expect(await client.closed).toEqual({ code: 1000, reason: 'Session finalized' })
  expect(client.messages).toContainEqual({ type: 'status', message: 'finalizing' })
  expect(await transcriptOf(ada)).toMatch(/^\d s/)
  expect(await connect(ada, { recording_id }).closed).toMatchObject({ code: 4414 })
})

test('with a retention of no days, the audio is deleted once its transcript is complete', async () => {
  const ada = await givenSpeaker()
  const client = connect(ada)
  const { recording_id: id } = await client.untilStatus('connected')
  client.send(joined(speech(1), silence(0.5)))
  await client.untilStored(66_150)
  const chunksOf = () =>
    asPractitioner(db, ada.id, (tx) => listChunks(tx, { id, practitionerId: ada.id }, 0, 9))
  expect(await chunksOf()).not.toEqual([])
  await client.stop()
  expect(await transcriptOf(ada)).toBe('1 s')
  await until(async () => {
    expect(await chunksOf()).toEqual([])
  })
})

test('a failed job schedules its own retry, and does not wait for a sweep', async () => {
  answers.push(new SttError('away'))
  const ada = await givenSpeaker()
  const client = connect(ada)
  await client.untilStatus('connected')
  client.send(speech(1))
  await client.untilStored(44_100)
  await client.stop()
  expect(await transcriptOf(ada)).toBe('1 s')
  expect(answers).toEqual([])
})

test('a socket that was replaced cannot write, even if it is not notified', async () => {
  await pipeline.stop()
  const ada = await givenSpeaker()
  const first = connect(ada)
  const { recording_id } = await first.untilStatus('connected')
  const second = connect(ada, { recording_id })
  await second.untilStatus('connected')
  first.send(speech(1))
  expect(await first.closed).toMatchObject({ code: 4409 })
  expect(await recordingsOf(ada)).toMatchObject([{ received_samples: 0 }])
  await second.stop()
})

test('what a node left unfinished when it died is finished by the next one', async () => {
  const ada = await givenSpeaker()
  const client = connect(ada)
  await client.untilStatus('connected')
  client.send(speech(2))
  await client.untilStored(88_200)
  await client.stop()
  await until(async () => {
    expect(await recordingsOf(ada)).toMatchObject([{ state: 'ended' }])
  })
  const next = live.anotherPipeline()
  await next.start()
  expect(await transcriptOf(ada)).toBe('2 s')
  await next.stop()
})
