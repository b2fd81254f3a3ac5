import { AUDIO_SAMPLE_RATE_HZ as SECOND } from '@chartwright/contract/limits'
import type { Recording } from '@chartwright/contract/recordings'
import { expect, test } from 'vitest'
import { prepareDatabase } from './db/prepare.ts'
import { drainOf } from './drain.ts'
import { loadSigningKeys } from './features/auth/signing-keys.ts'
import { secretBox } from './lib/secret-box.ts'
import { scriptedStt } from './providers/stt/scripted.ts'
import { as } from './testing/as.ts'
import { authCalls } from './testing/auth-calls.ts'
import { latch } from './testing/latch.ts'
import { liveApp, type Speaker } from './testing/live-app.ts'
import { connectLive } from './testing/live-client.ts'
import { joined, silence, speech } from './testing/sound.ts'
import { SECRET_KEY } from './testing/test-app.ts'
import { createTestDatabase } from './testing/test-database.ts'
import { until } from './testing/until.ts'

/** Has one worker, which is busy for as long as the tests run: its jobs are done elsewhere. */
const isBusy = latch()
const first = await liveApp({
  speech: {
    stt: scriptedStt(() => {
      isBusy.open()
      return new Promise(() => undefined)
    }),
    settings: { segmentsAtOnce: 1, recheckMs: 100 },
  },
})
await keepBusy()
const second = await liveApp({
  url: first.url,
  speech: { stt: scriptedStt((pcm) => `heard ${String(Math.round(pcm.length / 16_000))} s`) },
})

async function keepBusy(): Promise<void> {
  const decoy = await first.givenSpeaker()
  const client = first.connect(decoy)
  await client.untilStatus('connected')
  client.send(speech(1))
  await client.untilStored(SECOND)
  await client.stop()
  await isBusy.opened
}

async function recordOn(node: typeof first, speaker: Speaker, sound: Int16Array) {
  const client = node.connect(speaker)
  const { recording_id } = await client.untilStatus('connected')
  client.send(sound)
  await client.untilStored(sound.length)
  return { client, recording_id }
}

test('nodes that start at the same time on an empty database sign with the same key', async () => {
  const database = await createTestDatabase('template0')
  const box = secretBox(SECRET_KEY, 'signing-keys')
  const start = () => prepareDatabase(database.url, (tx) => loadSigningKeys(tx, box))
  const keys = await Promise.all([start(), start(), start(), start()])
  expect(new Set(keys.map((found) => found.map(({ kid }) => kid).join())).size).toBe(1)
  await database.drop()
})

test('a token of one node is valid on the other until it is signed out on either', async () => {
  const ada = await first.givenPractitioner()
  expect((await as(second.app, ada, 'GET', '/patients/')).statusCode).toBe(200)
  await as(first.app, ada, 'POST', '/auth/v1/logout')
  expect((await as(second.app, ada, 'GET', '/patients/')).statusCode).toBe(401)
  expect((await as(first.app, ada, 'GET', '/patients/')).statusCode).toBe(401)
})

test('a session continues when the nodes refresh it alternately', async () => {
  const { session } = await first.givenPractitioner()
  let token = session.refresh_token
  for (const { app } of [first, second, first, second]) {
    const { status, body } = await authCalls(app).post('/token?grant_type=refresh_token', {
      refresh_token: token,
    })
    expect(status).toBe(200)
    token = body['refresh_token'] as string
  }
})

test('what is saved on one node is shown by the other, and an older version is refused there', async () => {
  const ada = await first.givenSpeaker()
  const made = await as(first.app, ada, 'POST', '/notes/', {
    session_id: ada.sessionId,
    title: 'Visit',
    note_text: '<p>From the first node.</p>',
  })
  const { id, version } = made.json<{ id: string; version: number }>()
  const save = (app: typeof first.app, note_text: string) =>
    as(app, ada, 'PUT', `/notes/${id}`, { note_text, version })
  expect((await save(second.app, '<p>From the second.</p>')).statusCode).toBe(200)
  expect((await save(first.app, '<p>Too late.</p>')).statusCode).toBe(409)
  const shown = await as(first.app, ada, 'GET', `/notes/${id}`)
  expect(shown.json()).toMatchObject({ note_text: '<p>From the second.</p>' })
})

test('a socket receives what a job on the other node transcribed', async () => {
  const ada = await first.givenSpeaker()
  const { client } = await recordOn(first, ada, joined(speech(4), silence(1)))
  const told = await client.until((message) => message.type === 'transcription')
  expect(told.text).toBe('heard 4 s')
  await client.stop()
  expect(await second.transcriptOf(ada)).toBe('heard 4 s')
})

test('a socket receives the last words when its recording is ended on the other node', async () => {
  const ada = await first.givenSpeaker()
  const { client, recording_id } = await recordOn(first, ada, speech(1))
  await as(second.app, ada, 'POST', `/api/recordings/${recording_id}/end`)
  expect(await client.closed).toEqual({ code: 1000, reason: 'Transcription completed' })
  expect(client.texts()).toEqual(['heard 1 s'])
})

test('a session being recorded on one node is refused on the other, and its socket stays open', async () => {
  const ada = await first.givenSpeaker()
  const { client } = await recordOn(first, ada, speech(0.5))
  expect(await second.connect(ada).closed).toMatchObject({ code: 4409 })
  client.send(speech(0.5))
  await client.untilStored(SECOND)
  await client.stop()
})

test('a ticket of one node opens a socket on the other', async () => {
  const ada = await first.givenSpeaker()
  const given = await as(first.app, ada, 'POST', '/api/call/ticket', {
    session_id: ada.sessionId,
  })
  const { ticket } = given.json<{ ticket: string }>()
  const client = connectLive(second.address, { session_id: ada.sessionId, ticket })
  await client.untilStatus('connected')
  await client.stop()
})

test('signing out on one node closes a socket on the other', async () => {
  const ada = await first.givenSpeaker()
  const { client } = await recordOn(first, ada, speech(0.2))
  await as(second.app, ada, 'POST', '/auth/v1/logout')
  expect(await client.closed).toMatchObject({ code: 4401 })
})

test('a recording moves to the other node while its first socket is still open', async () => {
  const ada = await first.givenSpeaker()
  const { client, recording_id } = await recordOn(first, ada, speech(1))
  const next = second.connect(ada, { recording_id, from_sample: SECOND })
  expect(await next.untilStatus('connected')).toMatchObject({ received_samples: SECOND })
  expect(await client.closed).toMatchObject({ code: 4409 })
  next.send(speech(1))
  await next.untilStored(2 * SECOND)
  await next.stop()
  expect(await second.transcriptOf(ada)).toBe('heard 2 s')
})

test('a node that leaves hands its recording to the other, and no second is lost', async () => {
  const third = await liveApp({ url: first.url, speech: { stt: scriptedStt(['unused']) } })
  const drain = drainOf(third.app)
  const ada = await third.givenSpeaker()
  const { client, recording_id } = await recordOn(third, ada, speech(1))
  client.send(speech(0.4))
  await new Promise((resolve) => client.socket.ping(undefined, undefined, resolve))
  await new Promise((resolve) => client.socket.once('pong', resolve))
  await third.deps.recording.pipeline.stop()

  const left = drain({ departure: third.deps.departure, drainS: 0, graceS: 5 })
  expect(await client.closed).toMatchObject({ code: 1001 })
  await left

  const next = second.connect(ada, { recording_id, from_sample: SECOND })
  expect(await next.untilStatus('connected')).toMatchObject({ received_samples: 61_740 })
  next.send(joined(speech(0.4), speech(1)))
  await next.untilStored(2.4 * SECOND)
  await next.stop()
  expect(await second.transcriptOf(ada)).toBe('heard 2 s')
})

test('what a dead node recorded can be resumed immediately, or started again', async () => {
  const dying = await liveApp({ url: first.url, speech: { stt: scriptedStt(['unused']) } })
  const [ada, eve] = [await dying.givenSpeaker(), await dying.givenSpeaker()]
  const { client, recording_id } = await recordOn(dying, ada, speech(1))
  await recordOn(dying, eve, speech(1))
  // Nothing of it is released, and nobody hears from it any more.
  await dying.deps.recording.pipeline.stop()
  expect(client.socket.readyState).toBe(client.socket.OPEN)

  const resumed = second.connect(ada, { recording_id, from_sample: SECOND })
  expect(await resumed.untilStatus('connected')).toMatchObject({ received_samples: SECOND })
  await resumed.stop()
  expect(await second.transcriptOf(ada)).toBe('heard 1 s')

  const anew = second.connect(eve)
  await anew.untilStatus('connected')
  await anew.stop()
  await until(async () => {
    const found = await as(second.app, eve, 'GET', `/api/recordings/${eve.sessionId}`)
    expect(found.json<Recording[]>().map(({ state }) => state)).toEqual(['complete', 'complete'])
  })
})
