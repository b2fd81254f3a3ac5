import type { SessionConsent } from '@chartwright/contract/consent'
import type { Transcript } from '@chartwright/contract/transcript'
import { afterEach, describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { scriptedStt, type ScriptedAnswer } from '../../providers/stt/scripted.ts'
import { as } from '../../testing/as.ts'
import { latch } from '../../testing/latch.ts'
import { liveApp, type Speaker } from '../../testing/live-app.ts'
import { connectLive } from '../../testing/live-client.ts'
import { joined, silence, speech } from '../../testing/sound.ts'
import { until } from '../../testing/until.ts'

const FIRST = 'Her pulse is 610.'
const AGAIN = 'Her pulse is 61.'
type Hear = () => ScriptedAnswer | Promise<ScriptedAnswer>
const hearFirst: Hear = () => ({ text: FIRST, confidence: 0.9 })
const hearAgain: Hear = () => ({ text: AGAIN, confidence: 0.99 })
let first = hearFirst
let again = hearAgain
afterEach(() => {
  first = hearFirst
  again = hearAgain
})

/** Signals `begun` when it is called, and answers once it is released. */
function held(hear: Hear) {
  const [begun, told] = [latch(), latch()]
  const hold: Hear = async () => {
    begun.open()
    await told.opened
    return hear()
  }
  return { hold, begun: begun.opened, release: told.open }
}

const ask = await liveApp({
  env: { CONSENT: 'ask' },
  speech: {
    stt: scriptedStt(() => first()),
    second: { stt: scriptedStt(() => again()), mode: 'all' },
    settings: { retryMs: 20, reclaimMs: 200, sweepMs: 200 },
  },
})
const { app, db, url, givenSpeaker, connect, recordingsOf, transcriptOf } = ask
/** Other apps on the same database, each as a different operator would configure it. */
const apps = {
  ask,
  required: await liveApp({ url, env: { CONSENT: 'required' } }),
  off: await liveApp({ url, env: { CONSENT: 'off' } }),
}
type Mode = keyof typeof apps

const sound = joined(speech(2), silence(5))

const answer = (speaker: Speaker, said: string) =>
  as(app, speaker, 'POST', `/api/sessions/${speaker.sessionId}/consent`, {
    answer: said,
    wording_version: 1,
  })
const withdraw = (speaker: Speaker, withTranscript = false) =>
  as(app, speaker, 'POST', `/api/sessions/${speaker.sessionId}/consent/withdrawal`, {
    delete_transcript: withTranscript,
  })

/** 'none' means that nobody was asked in this session. */
async function givenState(speaker: Speaker, state: string): Promise<void> {
  if (state === 'withdrawn') await withdraw(speaker)
  else if (state !== 'none') await answer(speaker, state)
}

/** The close code of the socket, or 'connected' if it may send. */
async function tryToRecord(mode: Mode, { sessionId, token }: Speaker, query: object = {}) {
  const client = connectLive(apps[mode].address, { session_id: sessionId, token, ...query })
  const opened = client.untilStatus('connected').then(() => 'connected' as const)
  const outcome = await Promise.race([opened, client.closed]).catch(() => client.closed)
  client.socket.terminate()
  return outcome === 'connected' ? outcome : outcome.code
}

/** Audio is stored, and the client disconnects without a stop. */
async function givenCutOff(speaker: Speaker): Promise<string> {
  const client = connect(speaker)
  const { recording_id: id } = await client.untilStatus('connected')
  client.send(sound)
  await client.untilStored(sound.length)
  client.socket.terminate()
  await until(async () => expect((await recordingsOf(speaker))[0]?.is_connected).toBe(false))
  return id
}

/** The transcript once both hearings have finished; `heard` is the text it holds by then. */
async function givenTranscript(speaker: Speaker, heard = AGAIN): Promise<Transcript> {
  const client = connect(speaker)
  await client.untilStatus('connected')
  client.send(sound)
  await client.untilStored(sound.length)
  await client.stop()
  return until(async () => {
    const transcript = await read(speaker)
    expect(transcript.text).toBe(heard)
    return transcript
  })
}

const read = async (speaker: Speaker): Promise<Transcript> =>
  (await as(app, speaker, 'GET', `/transcript/${speaker.sessionId}`)).json()

/** Counts of the rows that hold audio, voices, or words that a recogniser made of it. */
async function leftOf({ id }: Speaker) {
  const count = async (what: string) => {
    const { rows } = await asPractitioner(db, id, (tx) =>
      tx.execute<{ n: number }>(`select count(*)::int as n from ${what}`),
    )
    return rows[0]?.n
  }
  return {
    chunks: await count('audio_chunks'),
    voices: await count('recording_segments where voice_print is not null'),
    waiting: await count(`recording_segments where not applied or again = 'waiting'`),
    words: await count(`recording_segments where text <> ''`),
  }
}

const ALLOWED = ['verbal', 'written', 'standing']

describe.each<[Mode, Record<string, number | 'connected'>]>([
  ['required', { none: 4403, declined: 4403, withdrawn: 4410 }],
  ['ask', { none: 'connected', declined: 4403, withdrawn: 4410 }],
  ['off', { none: 'connected', declined: 'connected', withdrawn: 'connected' }],
])('with CONSENT=%s', (mode, outcomes) => {
  const all = { ...outcomes, ...Object.fromEntries(ALLOWED.map((said) => [said, 'connected'])) }
  test.each(Object.entries(all))('starting a recording under %s: %s', async (state, expected) => {
    const ada = await givenSpeaker()
    await givenState(ada, state)
    expect(await tryToRecord(mode, ada)).toBe(expected)
    const begun = expected === 'connected' ? 1 : 0
    expect(await recordingsOf(ada)).toHaveLength(begun)
  })

  const resumed = [...Object.entries(outcomes), ['verbal', 'connected'] as const]
  test.each(resumed)('resuming a recording under %s: %s', async (state, expected) => {
    const ada = await givenSpeaker()
    const recording = await givenCutOff(ada)
    await givenState(ada, state)
    // A withdrawal is final, whatever the operator has configured.
    const outcome = state === 'withdrawn' ? 4410 : expected
    const query = { recording_id: recording, from_sample: sound.length }
    expect(await tryToRecord(mode, ada, query)).toBe(outcome)
  })
})

test('a refusal is recorded in the audit trail', async () => {
  const ada = await givenSpeaker()
  await answer(ada, 'declined')
  await tryToRecord('ask', ada)
  const { rows } = await inTransaction(ask.queueDb, (tx) =>
    tx.execute(`select what from audit_inbox
      where what = 'live_socket_refused' and '${ada.sessionId}' = any(object_ids)`),
  )
  expect(rows).toHaveLength(1)
})

test('typing and dictation still work after the patient has declined', async () => {
  const ada = await givenSpeaker()
  await answer(ada, 'declined')
  const typed = { session_id: ada.sessionId, text: 'She says that she coughs.' }
  expect((await as(app, ada, 'POST', '/api/transcript', typed)).statusCode).toBeLessThan(300)
  const audio = Buffer.alloc(8_820).toString('base64')
  expect((await as(app, ada, 'POST', '/api/dictation', { audio })).statusCode).toBe(200)
})

describe('a running recording', () => {
  test('is ended when the patient declines, and what was said until then is transcribed', async () => {
    const ada = await givenSpeaker()
    await answer(ada, 'verbal')
    const client = connect(ada)
    await client.untilStatus('connected')
    client.send(sound)
    await client.untilStored(sound.length)
    await answer(ada, 'declined')
    expect(await client.closed).toEqual({
      code: 4403,
      reason: 'The patient has declined to be recorded.',
    })
    expect(await transcriptOf(ada)).toContain('pulse')
    expect((await leftOf(ada)).chunks).toBeGreaterThan(0)
  })

  test('accepts nothing more from a socket that missed the notice', async () => {
    const ada = await givenSpeaker()
    // This app runs no pipeline that listens, as when a node has lost its database connection.
    const deaf = connectLive(apps.off.address, { session_id: ada.sessionId, token: ada.token })
    await deaf.untilStatus('connected')
    await answer(ada, 'declined')
    deaf.send(sound)
    expect((await deaf.closed).code).toBe(4403)
    expect(await recordingsOf(ada)).toMatchObject([{ received_samples: 0 }])
  })

  test('resumes where it stopped once the patient says yes again', async () => {
    const ada = await givenSpeaker()
    const recording = await givenCutOff(ada)
    await answer(ada, 'declined')
    await answer(ada, 'verbal')
    const client = connect(ada, { recording_id: recording, from_sample: sound.length })
    expect(await client.untilStatus('connected')).toMatchObject({ received_samples: sound.length })
    client.send(sound)
    await client.untilStored(2 * sound.length)
    await client.stop()
    expect(await recordingsOf(ada)).toMatchObject([{ received_samples: 2 * sound.length }])
  })

  test('is ended by a withdrawal, and its audio is deleted', async () => {
    const ada = await givenSpeaker()
    await answer(ada, 'verbal')
    const client = connect(ada)
    await client.untilStatus('connected')
    client.send(speech(1))
    await client.untilStored(44_100)
    const answered = (await withdraw(ada)).json<SessionConsent>()
    expect(answered.records.at(-1)).toMatchObject({ answer: 'withdrawn', wording: null })
    expect(await client.closed).toEqual({
      code: 4410,
      reason: 'The patient has withdrawn their consent.',
    })
    expect(await leftOf(ada)).toEqual({ chunks: 0, voices: 0, waiting: 0, words: 0 })
    expect(await recordingsOf(ada)).toMatchObject([
      { state: 'complete', is_withdrawn: true, is_connected: false, audio_left_s: 0 },
    ])
  })
})

describe('withdrawal', () => {
  test('deletes the audio and keeps what was written, unless that is to be deleted too', async () => {
    const ada = await givenSpeaker()
    await answer(ada, 'written')
    const { text, segments } = await givenTranscript(ada)
    await withdraw(ada)
    expect(await leftOf(ada)).toMatchObject({ chunks: 0, voices: 0, waiting: 0 })
    const line = segments[0]?.id ?? ''
    const clip = await as(app, ada, 'GET', `/api/transcript/segments/${line}/audio`)
    expect(clip.statusCode).toBe(404)
    expect((await read(ada)).segments).toMatchObject([{ text, has_audio: false }])
  })

  test('deletes on request what was said and everything derived from it, now or later, and keeps the record of the withdrawal', async () => {
    const ada = await givenSpeaker()
    await answer(ada, 'verbal')
    const { text, segments } = await givenTranscript(ada)
    const note = await as(app, ada, 'POST', '/notes/', {
      session_id: ada.sessionId,
      note_text: `<p>${text}</p>`,
    })
    const { id: noteId } = note.json<{ id: string }>()
    await as(app, ada, 'POST', `/api/sessions/${ada.sessionId}/facts`, {
      fact: FACT,
      said: { segment_id: segments[0]?.id, from: 0, to: 3 },
    })
    await asPractitioner(db, ada.id, (tx) => tx.execute(`update sessions set topic = 'Pulse'`))
    await withdraw(ada)
    const whole = (await withdraw(ada, true)).json<SessionConsent>()
    expect(whole.records.map(({ answer: said, transcript_deleted: gone }) => [said, gone])).toEqual(
      [
        ['verbal', false],
        ['withdrawn', false],
        ['withdrawn', true],
      ],
    )
    expect(whole.was_recorded).toBe(true)
    expect(await leftOf(ada)).toEqual({ chunks: 0, voices: 0, waiting: 0, words: 0 })
    const gone = await as(app, ada, 'GET', `/transcript/${ada.sessionId}`)
    expect(gone.statusCode).toBe(404)
    const session = await as(app, ada, 'GET', `/sessions/${ada.sessionId}/`)
    expect(session.json()).toMatchObject({ name: 'New Session' })
    const { rows } = await asPractitioner(db, ada.id, (tx) =>
      tx.execute(`select (select count(*)::int from note_evidence) as evidence,
        (select count(*)::int from transcript_segments) as lines,
        (select count(*)::int from fact_corrections where segment_id is not null) as anchored`),
    )
    expect(rows).toEqual([{ evidence: 0, lines: 0, anchored: 0 }])
    const kept = await as(app, ada, 'GET', `/notes/${ada.sessionId}`)
    expect(kept.json()).toMatchObject([{ id: noteId, note_text: `<p>${text}</p>` }])
  })

  test('overrides a hearing in progress', async () => {
    const ada = await givenSpeaker()
    const { hold, begun, release } = held(hearFirst)
    first = hold
    const client = connect(ada)
    await client.untilStatus('connected')
    client.send(sound)
    await client.untilStored(sound.length)
    await client.stop()
    await begun
    await withdraw(ada)
    release()
    await untilIdle()
    expect((await as(app, ada, 'GET', `/transcript/${ada.sessionId}`)).statusCode).toBe(404)
    expect((await leftOf(ada)).words).toBe(0)
  })

  test('overrides a second hearing in progress', async () => {
    const ada = await givenSpeaker()
    const { hold, begun, release } = held(hearAgain)
    again = hold
    await givenTranscript(ada, FIRST)
    await begun
    await withdraw(ada)
    release()
    await untilIdle()
    expect((await read(ada)).text).toBe(FIRST)
  })

  test('allows a new start after the next yes', async () => {
    const ada = await givenSpeaker()
    await givenTranscript(ada)
    await withdraw(ada, true)
    await answer(ada, 'verbal')
    expect((await givenTranscript(ada)).segments).toHaveLength(1)
  })

  test('of another practitioner’s session is not found, and deletes nothing', async () => {
    const ada = await givenSpeaker()
    await givenTranscript(ada)
    const eve = { ...(await givenSpeaker()), sessionId: ada.sessionId }
    expect((await withdraw(eve, true)).statusCode).toBe(404)
    expect((await leftOf(ada)).chunks).toBeGreaterThan(0)
    expect((await read(ada)).segments).toHaveLength(1)
  })
})

/** Resolves when the queue is empty. */
async function untilIdle(): Promise<void> {
  await until(async () => {
    const { rows } = await ask.owner.pool.query<{ n: number }>(
      'select count(*)::int as n from graphile_worker._private_jobs',
    )
    expect(rows[0]?.n).toBe(0)
  })
}

const FACT = {
  kind: 'symptom',
  concept: 'cough',
  polarity: 'present',
  certainty: 'sure',
  who: 'patient',
  time: 'now',
  status: '',
  act: '',
  attributes: {},
  problem: '',
  importance: 'major',
}
