import { sentenceOf } from '@chartwright/contract/errors'
import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { CLOSE } from '@chartwright/contract/live-socket'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { as } from '../testing/as.ts'
import { connectLive } from '../testing/live-client.ts'
import { liveApp } from '../testing/live-app.ts'
import { silence } from '../testing/sound.ts'
import { scriptedStt } from '../providers/stt/scripted.ts'
import { testApp } from '../testing/test-app.ts'

const SECOND_BYTES = AUDIO_SAMPLE_RATE_HZ * 2
const rateLimits = { windowS: 60, addressPoints: 10_000, practitionerPoints: 10_000 }

describe('the requests of a day', () => {
  const LIMIT = 5

  test('are counted over all nodes, and refused with their own message past the limit', async () => {
    const { app, deps, givenPractitioner } = await testApp({
      settings: { rateLimits: { ...rateLimits, requestsPerDay: LIMIT } },
    })
    const second = await buildApp(deps)
    afterAll(() => second.close())
    const ada = await givenPractitioner()
    for (let made = 0; made < LIMIT; made++) {
      const node = made % 2 === 0 ? app : second
      expect((await as(node, ada, 'GET', '/patients/')).statusCode).toBe(200)
    }
    for (const node of [app, second]) {
      const refused = await as(node, ada, 'GET', '/patients/')
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { code: 'DAILY_LIMIT_REACHED', detail: sentenceOf('DAILY_LIMIT_REACHED') },
      ])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    }
    const other = await givenPractitioner()
    expect((await as(app, other, 'GET', '/patients/')).statusCode).toBe(200)
  })

  test('do not affect a recording, its reconnecting or its end', async () => {
    const live = await liveApp({
      settings: { rateLimits: { ...rateLimits, requestsPerDay: 1 } },
      speech: { stt: scriptedStt(['']) },
    })
    const ada = await live.givenSpeaker()
    expect((await as(live.app, ada, 'GET', '/patients/')).statusCode).toBe(429)
    const first = live.connect(ada)
    const { recording_id } = await first.untilStatus('connected')
    first.send(silence(1))
    await first.untilStored(AUDIO_SAMPLE_RATE_HZ)
    first.socket.terminate()
    await first.closed
    const { sessionId: session_id } = ada
    const { ticket } = (await as(live.app, ada, 'POST', '/api/call/ticket', { session_id })).json<{
      ticket: string
    }>()
    const again = connectLive(live.address, { session_id, ticket, recording_id })
    await again.untilStatus('connected')
    again.socket.terminate()
    const ended = await as(live.app, ada, 'POST', `/api/recordings/${recording_id}/end`)
    expect(ended.statusCode).toBe(200)
  })

  test('are unlimited if the operator sets no limit', async () => {
    const { app, givenPractitioner } = await testApp()
    const ada = await givenPractitioner()
    for (let made = 0; made < 20; made++) {
      expect((await as(app, ada, 'GET', '/patients/')).statusCode).toBe(200)
    }
  })
})

describe('storage', () => {
  const STORAGE_FULL = { code: 'STORAGE_FULL', detail: sentenceOf('STORAGE_FULL') }

  test('that is full refuses new content, but neither reading, saving nor deleting', async () => {
    const { app, givenPractitioner } = await testApp({ settings: { storageBytes: 1_000 } })
    const ada = await givenPractitioner()
    const session = (await as(app, ada, 'POST', '/sessions/', {})).json<{ id: string }>().id
    const note_text = `<p>${'x'.repeat(2_000)}</p>`
    const made = await as(app, ada, 'POST', '/notes/', { session_id: session, note_text })
    expect(made.statusCode).toBe(201)
    const note = made.json<{ id: string }>().id

    for (const [url, body] of [
      ['/sessions/', {}],
      ['/notes/', { session_id: session, note_text: '<p>short</p>' }],
      ['/patients/', { name: 'Somebody' }],
      ['/transcript', { session_id: session, text: 'said' }],
    ] as const) {
      const refused = await as(app, ada, 'POST', url, body)
      expect([url, refused.statusCode, refused.json()]).toEqual([url, 413, STORAGE_FULL])
    }
    expect((await as(app, ada, 'GET', `/notes/${session}`)).statusCode).toBe(200)
    const saved = await as(app, ada, 'PUT', `/notes/${note}`, { note_text: `${note_text}<p>y</p>` })
    expect(saved.statusCode).toBe(200)
    expect((await as(app, await givenPractitioner(), 'POST', '/sessions/', {})).statusCode).toBe(
      201,
    )

    expect((await as(app, ada, 'DELETE', `/sessions/${session}`)).statusCode).toBe(200)
    expect((await as(app, ada, 'POST', '/sessions/', {})).statusCode).toBe(201)
  })

  test('that fills up lets a recording in progress continue to its end, and none start', async () => {
    const live = await liveApp({
      settings: { storageBytes: 2 * SECOND_BYTES },
      speech: { stt: scriptedStt(['']) },
    })
    const ada = await live.givenSpeaker()
    const client = live.connect(ada)
    const { recording_id } = await client.untilStatus('connected')
    client.send(silence(3))
    await client.untilStored(3 * AUDIO_SAMPLE_RATE_HZ)
    client.send(silence(1))
    await client.untilStored(4 * AUDIO_SAMPLE_RATE_HZ)
    client.socket.terminate()
    await client.closed

    const resumed = live.connect(ada, { recording_id, from_sample: 4 * AUDIO_SAMPLE_RATE_HZ })
    await resumed.untilStatus('connected')
    resumed.send(silence(1))
    await resumed.untilStored(5 * AUDIO_SAMPLE_RATE_HZ)
    await resumed.stop()

    const refused = live.connect(ada)
    expect(await refused.closed).toEqual({
      code: CLOSE.storageFull,
      reason: STORAGE_FULL.detail,
    })
    expect(await live.recordingsOf(ada)).toHaveLength(1)
  })
})
