import type { Transcript } from '@chartwright/contract/transcript'
import { afterEach, describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { FactReader, SaidVisit } from '../../providers/reader/reader.ts'
import { scriptedStt, type ScriptedAnswer } from '../../providers/stt/scripted.ts'
import { SttError } from '../../providers/stt/stt.ts'
import { as } from '../../testing/as.ts'
import { liveApp, type Speaker } from '../../testing/live-app.ts'
import { toPcm } from '../../testing/live-client.ts'
import { sharedReader } from '../../testing/shared-reader.ts'
import { joined, silence, speech } from '../../testing/sound.ts'
import { until } from '../../testing/until.ts'
import { lockSession } from '../sessions/sessions.api.ts'

type Answer = (seconds: number, call: number) => ScriptedAnswer | Promise<ScriptedAnswer>

const lengthOf: Answer = (seconds) => `said for ${String(seconds)} s`
let answer = lengthOf
let calls = 0
const stt = scriptedStt((pcm) => answer(Math.round(pcm.length / 16_000), calls++))
const ahead: SaidVisit[] = []
const reader: FactReader = {
  ...sharedReader(),
  readAhead: async (visit) => void ahead.push(visit),
}
const live = await liveApp({
  reader,
  readAheadMs: 50,
  speech: { stt, settings: { retryMs: 20, reclaimMs: 200, abandonMs: 0, sweepMs: 200 } },
  settings: { bodyLimitBytes: 4_194_304 },
})
const { app, db, owner, givenSpeaker, connect, recordingsOf, transcriptOf } = live

afterEach(() => {
  answer = lengthOf
  calls = 0
})

/** Four, two and one seconds, each in a segment of its own. */
const three = joined(speech(4), silence(1), speech(2), silence(5), speech(1))

async function record(speaker: Speaker, sound: Int16Array) {
  const client = connect(speaker)
  await client.untilStatus('connected')
  client.send(sound)
  await client.untilStored(sound.length)
  return client
}

test('speech is transcribed while it is going on, and is the transcript after the stop', async () => {
  const ada = await givenSpeaker()
  const client = await record(ada, three)
  const told = await client.until((message) => message.type === 'transcription')
  expect(told).toMatchObject({ text: 'said for 4 s', segment: { index: 0, start_ms: 0 } })
  await client.stop()
  expect(await transcriptOf(ada)).toBe('said for 4 s\nsaid for 3 s\nsaid for 1 s')
  const found = await as(app, ada, 'GET', `/transcript/${ada.sessionId}`)
  expect(found.json<Transcript>().segments).toMatchObject([
    { index: 0, start_ms: 0, end_ms: 4_288 },
    { index: 1, start_ms: 4_704 },
    { index: 2, start_ms: 11_712, end_ms: 13_000 },
  ])
})

test('facts are read ahead from what was said, after a delay and in one go', async () => {
  const ada = await givenSpeaker()
  const client = await record(ada, three)
  await client.stop()
  const text = await transcriptOf(ada)
  await until(() => {
    const last = ahead.findLast(({ practitionerId }) => practitionerId === ada.id)
    expect(last?.lines.map((line) => line.text).join('\n')).toBe(text)
  })
})

test('Stop ends a recording while somebody else is writing in its session', async () => {
  const ada = await givenSpeaker()
  const client = await record(ada, speech(1))
  await asPractitioner(db, ada.id, async (tx) => {
    await lockSession(tx, ada.id, ada.sessionId)
    await client.stop()
    await until(async () => {
      expect(await recordingsOf(ada)).toMatchObject([{ state: 'ended' }])
    })
  })
  expect(await transcriptOf(ada)).toBe('said for 1 s')
})

test('a second recording continues in the session’s time, after pasted text', async () => {
  const ada = await givenSpeaker()
  await as(app, ada, 'POST', '/api/transcript', { session_id: ada.sessionId, text: 'Pasted.' })
  await (await record(ada, speech(2))).stop()
  await transcriptOf(ada)
  await (await record(ada, speech(1))).stop()
  expect(await transcriptOf(ada)).toBe('Pasted.\nsaid for 2 s\nsaid for 1 s')
  const found = await as(app, ada, 'GET', `/transcript/${ada.sessionId}`)
  expect(found.json<Transcript>().segments.map(({ start_ms }) => start_ms)).toEqual([
    null,
    0,
    2_000,
  ])
})

test('lines are stored and sent in the order in which they were said', async () => {
  let answerFirst: (text: string) => void = () => undefined
  const first = new Promise<string>((resolve) => {
    answerFirst = resolve
  })
  answer = (seconds) => (seconds === 4 ? first : lengthOf(seconds, 0))
  const ada = await givenSpeaker()
  const client = await record(ada, three)
  await until(() => {
    expect(calls).toBe(2)
  })
  expect(client.texts()).toEqual([])
  answerFirst('first')
  await until(() => {
    expect(client.texts()).toEqual(['first', 'said for 3 s'])
  })
  await client.stop()
  expect(await transcriptOf(ada)).toBe('first\nsaid for 3 s\nsaid for 1 s')
})

describe('a recogniser', () => {
  test('that is unavailable is reported, and retried until it answers', async () => {
    answer = (_, call) => (call < 2 ? new SttError('away', { retryAfterMs: 5 }) : 'back again')
    const ada = await givenSpeaker()
    const client = await record(ada, joined(speech(4), silence(1)))
    await client.untilStatus('delayed')
    await client.stop()
    expect(await transcriptOf(ada)).toBe('back again')
    expect(calls).toBe(3)
  })

  test('that fails in an unknown way is retried as well', async () => {
    answer = (_, call) => {
      if (call === 0) throw new TypeError('Ana Maria')
      return 'heard'
    }
    const ada = await givenSpeaker()
    await (await record(ada, speech(1))).stop()
    expect(await transcriptOf(ada)).toBe('heard')
    expect(live.logged.join('')).not.toContain('Ana Maria')
  })

  test('that will never accept the audio leaves a mark, and the audio is kept', async () => {
    const refusal = new SttError('no', { isLasting: true })
    answer = (seconds) => (seconds === 4 ? refusal : lengthOf(seconds, 0))
    const ada = await givenSpeaker()
    await (await record(ada, joined(speech(4), silence(1), speech(1)))).stop()
    expect(await transcriptOf(ada)).toBe('[not transcribed]\nsaid for 1 s')
  })

  test('that hears nothing adds no line', async () => {
    answer = () => ' \n '
    const ada = await givenSpeaker()
    await (await record(ada, speech(1))).stop()
    expect(await transcriptOf(ada)).toBe('')
  })

  test('answers with one line of storable text', async () => {
    answer = () => 'one\ntwo\u0000three \ud800'
    const ada = await givenSpeaker()
    await (await record(ada, speech(1))).stop()
    expect(await transcriptOf(ada)).toBe('one two three \ufffd')
  })
})

test('silence produces no transcript, and calls no recogniser', async () => {
  const ada = await givenSpeaker()
  await (await record(ada, silence(40))).stop()
  expect(await transcriptOf(ada)).toBe('')
  expect((await as(app, ada, 'GET', `/transcript/${ada.sessionId}`)).statusCode).toBe(404)
  expect(calls).toBe(0)
})

test('a job whose worker died is run again', async () => {
  answer = (_, call) => (call === 0 ? new Promise(() => undefined) : 'run again')
  const ada = await givenSpeaker()
  await (await record(ada, speech(1))).stop()
  await until(() => {
    expect(calls).toBe(1)
  })
  const client = await owner.pool.connect()
  await client.query('set role chartwright_jobs')
  await client.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-dead' where locked_by is not null`,
  )
  await client.query('reset role')
  client.release()
  expect(await transcriptOf(ada)).toBe('run again')
})

test('a job whose end cannot be recorded is run again, and the server goes on', async () => {
  let finish: (text: string) => void = () => undefined
  const heard = new Promise<string>((resolve) => {
    finish = resolve
  })
  answer = () => heard
  const ada = await givenSpeaker()
  await (await record(ada, speech(1))).stop()
  await until(() => {
    expect(calls).toBe(1)
  })
  const holder = await owner.pool.connect()
  await holder.query('begin; set local role chartwright_jobs')
  await holder.query('select from graphile_worker._private_jobs for update')
  finish('heard')
  await until(async () => {
    const ended = await owner.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(ended.rowCount).toBeGreaterThan(0)
  })
  await holder.query('commit; begin; set local role chartwright_jobs')
  await until(async () => {
    const left = await holder.query('select from graphile_worker._private_jobs')
    expect(left.rowCount).toBe(0)
  })
  await holder.query('rollback')
  holder.release()
  expect(await transcriptOf(ada)).toBe('heard')
})

test('losing every database connection loses no data', async () => {
  const ada = await givenSpeaker()
  const client = await record(ada, speech(1))
  await owner.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  client.send(joined(speech(3), silence(1)))
  await client.untilStored(5 * 44_100)
  await client.until((message) => message.type === 'transcription')
  await client.stop()
  expect(await transcriptOf(ada)).toBe('said for 4 s')
})

test('a recording whose client never reconnects is ended and transcribed', async () => {
  const ada = await givenSpeaker()
  const client = await record(ada, speech(1))
  client.socket.terminate()
  expect(await transcriptOf(ada)).toBe('said for 1 s')
})

describe('a recording ended from elsewhere', () => {
  test('sends its socket the last words, and then that they were the last', async () => {
    const ada = await givenSpeaker()
    const client = await record(ada, speech(1))
    const { recording_id } = await client.untilStatus('connected')
    const ended = await as(app, ada, 'POST', `/api/recordings/${recording_id}/end`)
    expect(ended.json()).toMatchObject({ id: recording_id, state: 'ended' })
    expect(await client.closed).toEqual({ code: 1000, reason: 'Transcription completed' })
    expect(client.texts()).toEqual(['said for 1 s'])
    expect(client.messages.at(-1)).toMatchObject({ message: 'transcription_complete' })
    expect(client.messages).toContainEqual(
      expect.objectContaining({ message: 'ongoing_work', has_ongoing_work: true }),
    )
    expect(await recordingsOf(ada)).toMatchObject([
      { state: 'complete', transcription_tasks: 0, audio_tasks: 0 },
    ])
  })

  test('cannot be ended, listed or given a ticket by another practitioner', async () => {
    const [ada, eve] = [await givenSpeaker(), await givenSpeaker()]
    const client = await record(ada, speech(0.2))
    const { recording_id } = await client.untilStatus('connected')
    const session_id = ada.sessionId
    const answers = await Promise.all([
      as(app, eve, 'POST', `/api/recordings/${recording_id}/end`),
      as(app, eve, 'GET', `/api/recordings/${session_id}`),
      as(app, eve, 'POST', '/api/call/ticket', { session_id }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(await recordingsOf(ada)).toMatchObject([{ state: 'live' }])
    await client.stop()
  })
})

describe('dictation', () => {
  const dictate = async (ada: Speaker, sound: Int16Array) =>
    as(app, ada, 'POST', '/api/dictation', { audio: toPcm(sound).toString('base64') })

  test('answers with what was said, and stores nothing', async () => {
    const ada = await givenSpeaker()
    const answered = await dictate(ada, joined(speech(4), silence(1), speech(2)))
    expect([answered.statusCode, answered.json()]).toEqual([
      200,
      { text: 'said for 4 s said for 2 s', confidence: null },
    ])
    expect(await recordingsOf(ada)).toEqual([])
  })

  test('of silence is empty, and without a recogniser answers that it has to wait', async () => {
    const ada = await givenSpeaker()
    expect((await dictate(ada, silence(2))).json()).toEqual({ text: '', confidence: null })
    answer = () => new SttError('away')
    expect((await dictate(ada, speech(2))).statusCode).toBe(503)
    const odd = await as(app, ada, 'POST', '/api/dictation', { audio: 'AAAA' })
    expect(odd.statusCode).toBe(400)
  })
})
