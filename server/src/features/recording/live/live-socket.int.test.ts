import { AUDIO_FRAME_MAX_BYTES } from '@chartwright/contract/limits'
import { LIVE_SOCKET_PATH } from '@chartwright/contract/live-socket'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { buildApp } from '../../../app.ts'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { newId } from '../../../lib/ids.ts'
import { scriptedStt } from '../../../providers/stt/scripted.ts'
import { as } from '../../../testing/as.ts'
import { liveApp, type Speaker } from '../../../testing/live-app.ts'
import { connectLive, toPcm } from '../../../testing/live-client.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { joined, silence, speech } from '../../../testing/sound.ts'
import { until } from '../../../testing/until.ts'
import { listChunks, readSamples } from '../segments/audio.queries.ts'

const SPOKEN = 'the patient coughs'
const time = movableClock()
const live = await liveApp({
  clock: time.clock,
  env: { AUTH_ACCESS_TOKEN_TTL_S: '3600', RECORDING_CONNECTS_PER_MINUTE: '5' },
  speech: { stt: scriptedStt([SPOKEN]), settings: { recheckMs: 50 } },
})
const { address, app, db, owner, givenSpeaker, connect, recordingsOf, transcriptOf } = live

async function countRecordings(): Promise<number> {
  const client = await owner.pool.connect()
  try {
    await client.query('set role chartwright_jobs')
    const { rows } = await client.query<{ count: number }>(
      'select count(id)::int as count from recordings',
    )
    return rows[0]?.count ?? -1
  } finally {
    await client.query('reset role')
    client.release()
  }
}

/** Compared as bytes: a matcher takes seconds to compare sample by sample. */
async function storedOf({ id: practitionerId }: Speaker, recordingId: string, to: number) {
  const samples = await asPractitioner(db, practitionerId, (tx) =>
    readSamples(tx, { id: recordingId, practitionerId }, 0, to),
  )
  return toPcm(samples).toString('base64')
}

async function takeTicket(speaker: Speaker): Promise<string> {
  const { sessionId: session_id } = speaker
  const response = await as(app, speaker, 'POST', '/api/call/ticket', { session_id })
  expect(response.statusCode).toBe(201)
  return response.json<{ ticket: string }>().ticket
}

describe('an unauthorised socket is closed before anything is stored', () => {
  test.each<[string, (ada: Speaker, eve: Speaker) => Promise<object>, number, string]>([
    ['no token', async () => ({}), 4401, 'No authentication token found'],
    ['a token that is none', async () => ({ token: 'x' }), 4401, 'session has expired'],
    ['a stranger’s token', async (_, eve) => ({ token: eve.token }), 4404, 'Session not found.'],
    [
      'a ticket of another session',
      async (_, eve) => ({ ticket: await takeTicket(eve) }),
      4401,
      'session has expired',
    ],
    ['a ticket that is none', async () => ({ ticket: 'AAAA' }), 4401, 'session has expired'],
    ['no such session', async ({ token }) => ({ token, session_id: newId() }), 4404, 'Session'],
    ['no id', async ({ token }) => ({ token, session_id: 'x' }), 4400, 'not valid'],
    [
      'a recording that is none',
      async ({ token }) => ({ token, recording_id: newId() }),
      4404,
      'Recording not found.',
    ],
    ['a position that is none', async ({ token }) => ({ token, from_sample: -1 }), 4400, ''],
    ['a position past the end', async ({ token }) => ({ token, from_sample: 9e15 }), 4414, ''],
  ])('%s', async (_, queryOf, code, reason) => {
    const ada = await givenSpeaker()
    const query = await queryOf(ada, await givenSpeaker())
    const before = await countRecordings()
    const client = connectLive(address, { session_id: ada.sessionId, ...query })
    const closed = await client.closed
    expect(closed.code).toBe(code)
    expect(closed.reason).toContain(reason)
    expect(client.messages).toEqual([])
    expect(await countRecordings()).toBe(before)
  })

  test.each(['blocked', 'unverified', 'signed out'])(
    'of somebody who is %s, even with a ticket taken before',
    async (state) => {
      const ada = await givenSpeaker()
      const ticket = await takeTicket(ada)
      if (state === 'signed out') {
        const headers = { authorization: `Bearer ${ada.token}` }
        await app.inject({ method: 'POST', url: '/auth/v1/logout', headers })
      } else {
        const change = 'update practitioners set access_status = $2 where id = $1'
        await live.core.db.pool.query(change, [ada.id, state])
      }
      expect(await connect(ada).closed).toMatchObject({ code: 4401 })
      const ticketed = connectLive(address, { session_id: ada.sessionId, ticket })
      expect(await ticketed.closed).toMatchObject({ code: 4401 })
      expect(ticketed.messages).toEqual([])
    },
  )

  test('with a ticket that was already used, on any node', async () => {
    const ada = await givenSpeaker()
    const query = { session_id: ada.sessionId, ticket: await takeTicket(ada) }
    const opened = connectLive(address, query)
    await opened.untilStatus('connected')
    await opened.stop()
    expect(await connectLive(address, query).closed).toMatchObject({ code: 4401 })
    const another = await buildApp({ ...live.deps, recording: { ...live.deps.recording } })
    const elsewhere = await another.listen({ port: 0 })
    expect(await connectLive(elsewhere, query).closed).toMatchObject({ code: 4401 })
    await another.close()
  })

  test.each([
    ['https://evil.example', 403],
    ['http://localhost.evil.example', 403],
    ['null', 403],
    ['http://localhost:3000', 101],
    ['http://127.0.0.1:5173', 101],
    [undefined, 101],
  ])('opened from a page of %s: %i', async (origin, status) => {
    const ada = await givenSpeaker()
    const { host } = new URL(address)
    const query = new URLSearchParams({ session_id: ada.sessionId, token: ada.token })
    const url = `ws://127.0.0.1:${host.split(':').at(-1) ?? ''}${LIVE_SOCKET_PATH}?${query.toString()}`
    const socket = new WebSocket(url, { ...(origin !== undefined && { origin }) })
    socket.on('error', () => undefined)
    const answered = await new Promise<number | undefined>((resolve) => {
      socket.on('upgrade', ({ statusCode }) => resolve(statusCode))
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode))
    })
    expect(answered).toBe(status)
    socket.terminate()
  })

  test('with an expired ticket or token', async () => {
    const ada = await givenSpeaker()
    const ticket = await takeTicket(ada)
    const opened = connectLive(address, { session_id: ada.sessionId, ticket })
    await opened.untilStatus('connected')
    await opened.stop()
    const unused = await takeTicket(ada)
    time.forward(61)
    const late = connectLive(address, { session_id: ada.sessionId, ticket: unused })
    expect(await late.closed).toMatchObject({ code: 4401 })
    time.forward(4_000)
    expect(await connect(ada).closed).toMatchObject({ code: 4401 })
  })
})

test('a plain request to the socket’s address is a 404, and an upgrade of another route fails', async () => {
  const ada = await givenSpeaker()
  expect((await as(app, ada, 'GET', '/api/call/web-media-stream')).statusCode).toBe(404)
  const client = connectLive(address, { token: ada.token }, '/sessions/')
  expect((await client.closed).code).toBe(1006)
})

describe('frames', () => {
  test('that are not samples close the socket, and what came before is kept', async () => {
    for (const [frame, code] of [
      [Buffer.alloc(3), 4400],
      [Buffer.alloc(AUDIO_FRAME_MAX_BYTES + 2), 4413],
      ['hello', 4400],
    ] as const) {
      const ada = await givenSpeaker()
      const client = connect(ada)
      const { recording_id } = await client.untilStatus('connected')
      const sound = speech(0.5)
      client.send(sound)
      client.socket.send(Buffer.alloc(0))
      client.socket.send(frame)
      expect(await client.closed).toMatchObject({ code })
      await until(async () => {
        expect(await recordingsOf(ada)).toMatchObject([{ received_samples: sound.length }])
      })
      expect(await storedOf(ada, recording_id, sound.length)).toBe(toPcm(sound).toString('base64'))
    }
  })

  test('of two bytes, ten thousand of them, make only a few rows', async () => {
    const ada = await givenSpeaker()
    const client = connect(ada)
    const { recording_id } = await client.untilStatus('connected')
    const sound = speech(10_000 / 44_100, 3)
    for (let at = 0; at < sound.length; at++) client.socket.send(toPcm(sound.subarray(at, at + 1)))
    await client.untilStored(sound.length)
    expect(await storedOf(ada, recording_id, sound.length)).toBe(toPcm(sound).toString('base64'))
    const [recording] = await recordingsOf(ada)
    expect(recording?.audio_tasks).toBeLessThan(50)
    await client.stop()
  })

  test('are acknowledged once they are durable, and not while the database refuses', async () => {
    const ada = await givenSpeaker()
    const client = connect(ada)
    await client.untilStatus('connected')
    await owner.pool.query('revoke insert on audio_chunks from chartwright_app')
    const sound = speech(12)
    client.send(sound)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(client.messages).toMatchObject([{ message: 'connected' }])
    await owner.pool.query('grant insert on audio_chunks to chartwright_app')
    await client.untilStored(sound.length)
    await client.stop()
  })
})

describe('a recording that resumes after its socket was lost', () => {
  test('has each sample once, even if some are sent twice', async () => {
    const ada = await givenSpeaker()
    const sound = joined(speech(2), silence(0.2), speech(3, 5))
    const first = connect(ada)
    const { recording_id } = await first.untilStatus('connected')
    first.send(sound.subarray(0, 100_000))
    await first.untilStored(100_000)
    first.socket.terminate()
    const second = connect(ada, { recording_id, from_sample: 60_000 })
    expect(await second.untilStatus('connected')).toMatchObject({
      recording_id,
      received_samples: 100_000,
      audio_retention_days: 7,
    })
    second.send(sound.subarray(60_000))
    await second.untilStored(sound.length)
    const chunks = await asPractitioner(db, ada.id, (tx) =>
      listChunks(tx, { id: recording_id, practitionerId: ada.id }, 0, 99),
    )
    expect(chunks.reduce((sum, { sampleCount }) => sum + sampleCount, 0)).toBe(sound.length)
    expect(await storedOf(ada, recording_id, sound.length)).toBe(toPcm(sound).toString('base64'))
    await second.stop()
    expect(await transcriptOf(ada)).toBe(SPOKEN)
  })

  test('shows lost audio as a gap', async () => {
    const ada = await givenSpeaker()
    const first = connect(ada)
    const { recording_id } = await first.untilStatus('connected')
    const sound = speech(1)
    first.send(sound)
    await first.untilStored(sound.length)
    first.socket.terminate()
    const second = connect(ada, { recording_id, from_sample: sound.length + 12 * 44_100 })
    await second.untilStatus('connected')
    second.send(sound)
    await second.untilStored(sound.length * 2 + 12 * 44_100)
    await second.stop()
    expect(await transcriptOf(ada)).toBe(`${SPOKEN}\n[gap 12 s]\n${SPOKEN}`)
  })

  test('is live again if it had ended', async () => {
    const ada = await givenSpeaker()
    const first = connect(ada)
    const { recording_id } = await first.untilStatus('connected')
    first.send(speech(1))
    await first.untilStored(44_100)
    await first.stop()
    expect(await transcriptOf(ada)).toBe(SPOKEN)
    const second = connect(ada, { recording_id, from_sample: 44_100 })
    await second.untilStatus('connected')
    expect(await recordingsOf(ada)).toMatchObject([{ state: 'live' }])
    second.send(speech(1))
    await second.untilStored(88_200)
    await second.stop()
    expect(await transcriptOf(ada)).toBe(`${SPOKEN}\n${SPOKEN}`)
  })

  test('takes over from its own earlier socket', async () => {
    const ada = await givenSpeaker()
    const first = connect(ada)
    const { recording_id } = await first.untilStatus('connected')
    const second = connect(ada, { recording_id })
    await second.untilStatus('connected')
    expect(await first.closed).toMatchObject({ code: 4409 })
    second.send(speech(0.5))
    await second.untilStored(22_050)
    await second.stop()
  })
})

test('another window cannot record the same session, and does not disturb the first one', async () => {
  const ada = await givenSpeaker()
  const first = connect(ada)
  await first.untilStatus('connected')
  expect(await connect(ada).closed).toMatchObject({ code: 4409 })
  first.send(speech(0.3))
  await first.untilStored(13_230)
  first.socket.terminate()
  const next = await until(async () => {
    const client = connect(ada)
    await client.untilStatus('connected')
    return client
  })
  await next.stop()
  expect(await transcriptOf(ada)).toBe(SPOKEN)
  expect(await recordingsOf(ada)).toHaveLength(2)
})

test('too many starts are closed with 1008; reconnecting to a recording does not count', async () => {
  const ada = await givenSpeaker()
  let recordingId = ''
  for (let start = 0; start < 5; start++) {
    const client = connect(ada)
    recordingId = (await client.untilStatus('connected')).recording_id
    await client.stop()
    await until(async () => {
      expect((await recordingsOf(ada)).map(({ state }) => state)).not.toContain('live')
    })
  }
  expect(await connect(ada).closed).toEqual({
    code: 1008,
    reason: 'Rate limit exceeded. Please wait before trying to connect again.',
  })
  const resumed = connect(ada, { recording_id: recordingId })
  await resumed.untilStatus('connected')
  await resumed.stop()
})

test('deleting the session closes the socket and leaves nothing behind', async () => {
  const ada = await givenSpeaker()
  const client = connect(ada)
  const { recording_id } = await client.untilStatus('connected')
  client.send(speech(0.5))
  await client.untilStored(22_050)
  await as(app, ada, 'DELETE', `/sessions/${ada.sessionId}`)
  client.send(speech(0.5))
  expect(await client.closed).toMatchObject({ code: 4404 })
  expect(await storedOf(ada, recording_id, 1)).toBe(toPcm(silence(1 / 44_100)).toString('base64'))
})

test('signing out closes the socket', async () => {
  const ada = await givenSpeaker()
  const client = connect(ada)
  await client.untilStatus('connected')
  await as(app, ada, 'POST', '/auth/v1/logout')
  expect(await client.closed).toMatchObject({ code: 4401 })
})

test('the same socket is available without the /api prefix', async () => {
  const ada = await givenSpeaker()
  const query = { session_id: ada.sessionId, token: ada.token }
  const client = connectLive(address, query, '/call/web-media-stream')
  await client.untilStatus('connected')
  await client.stop()
})

test('a server that stops stores what it has, and announces that it is going away', async () => {
  const ada = await givenSpeaker()
  const client = connect(ada)
  const { recording_id } = await client.untilStatus('connected')
  const sound = speech(0.4, 9)
  client.send(sound)
  await new Promise((resolve) => client.socket.ping(undefined, undefined, resolve))
  await new Promise((resolve) => client.socket.once('pong', resolve))
  await app.close()
  expect(await client.closed).toMatchObject({ code: 1001 })
  expect(await storedOf(ada, recording_id, sound.length)).toBe(toPcm(sound).toString('base64'))
})

test('logs contain no words, addresses or tokens', () => {
  const lines = live.logged.join('')
  expect(lines).toContain('live socket closed')
  expect(lines).not.toContain(SPOKEN)
  expect(lines).not.toMatch(/web-media-stream\?|token=|eyJ/)
})
