import type { Note } from '@chartwright/contract/notes'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { newId } from '../../../lib/ids.ts'
import { scriptedScribe } from '../../../providers/scribe/scripted.ts'
import { scriptedStt } from '../../../providers/stt/scripted.ts'
import { as } from '../../../testing/as.ts'
import { givenTemplate, givenVisit } from '../../../testing/given-visit.ts'
import { latch } from '../../../testing/latch.ts'
import { liveApp, type Speaker } from '../../../testing/live-app.ts'
import { joined, silence, speech } from '../../../testing/sound.ts'
import { until } from '../../../testing/until.ts'
import { listEvidence } from '../../evidence/evidence.api.ts'

const FIRST = 'I have had a cough for three days.'
const LAST = 'Come back on Friday for the result.'

/** The last words are recognised when the test opens this latch. */
let recogniser = latch()
const stt = scriptedStt(async (pcm) => {
  if (Math.round(pcm.length / 16_000) === 4) return FIRST
  await recogniser.opened
  return LAST
})
const scribe = scriptedScribe({
  async *writeNote({ segments }) {
    yield segments.map(({ text }) => text).join('\n\n')
  },
})
const { app, address, db, givenSpeaker, connect, recordingsOf, transcriptOf } = await liveApp({
  scribe,
  speech: { stt },
})
beforeEach(() => {
  recogniser = latch()
})
afterEach(() => {
  recogniser.open()
})

/** The first line is in the transcript, and the last is still to come. */
async function stopped(): Promise<Speaker & { readonly templateId: string }> {
  const ada = await givenSpeaker()
  const client = connect(ada)
  const sound = joined(speech(4), silence(1), speech(2))
  await client.untilStatus('connected')
  client.send(sound)
  await client.untilStored(sound.length)
  await client.until((message) => message.type === 'transcription')
  await client.stop()
  return { ...ada, templateId: await givenTemplate(app, ada) }
}

type Visit = Awaited<ReturnType<typeof stopped>>

interface Answer {
  readonly statusCode: number
  readonly body: unknown
}

/** Reads an event stream to its end, as a client does. */
async function post({ token }: Visit, path: string, body: object): Promise<Answer> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  const answered: unknown = isStream ? await response.text() : await response.json()
  return { statusCode: response.status, body: answered }
}

const writeNote = (visit: Visit, more: object = {}) =>
  post(visit, `/notes/generate/${visit.sessionId}`, noteBody(visit, more))

const asks: readonly [string, (visit: Visit, more?: object) => Promise<Answer>][] = [
  ['a note', writeNote],
  [
    'a streamed note',
    (visit, more) =>
      post(visit, `/notes/generate/${visit.sessionId}/stream`, noteBody(visit, more)),
  ],
  [
    'a list of tasks',
    (visit, more) => post(visit, `/api/tasks/generate/${visit.sessionId}`, { ...more }),
  ],
  ['an answer', (visit, more) => post(visit, '/qa/question', question(visit, more))],
  ['a streamed answer', (visit, more) => post(visit, '/qa/question/stream', question(visit, more))],
]

function noteBody({ templateId }: Visit, more: object = {}) {
  return { template_id: templateId, ...more }
}

function question({ sessionId }: Visit, more: object = {}) {
  return { question: 'When is the follow-up?', session_id: sessionId, ...more }
}

async function writtenEarly(visit: Visit): Promise<Note> {
  return (await writeNote(visit, { allow_incomplete: true })).body as Note
}

test.each(asks)('%s is refused until the last words have arrived', async (_, ask) => {
  const visit = await stopped()
  const refused = await ask(visit)
  expect(refused.statusCode).toBe(409)
  expect(refused.body).toEqual({
    code: 'TRANSCRIPT_INCOMPLETE',
    detail: 'The last words of this session are still being transcribed.',
    audio_left_s: expect.toSatisfy((left: number) => left >= 2 && left <= 3) as number,
  })
  expect((await ask(visit, { allow_incomplete: true })).statusCode).toBeLessThan(300)
  expect((await ask(visit, { allow_incomplete: 'yes' })).statusCode).toBe(400)
  recogniser.open()
  await transcriptOf(visit)
  expect((await ask(visit)).statusCode).toBeLessThan(300)
})

test('the recording reports how much is left', async () => {
  const visit = await stopped()
  await until(async () => {
    expect(await recordingsOf(visit)).toMatchObject([
      { state: 'ended', is_connected: false, transcription_tasks: 1, audio_left_s: 3 },
    ])
  })
  recogniser.open()
  await transcriptOf(visit)
  expect(await recordingsOf(visit)).toMatchObject([{ audio_left_s: 0, state: 'complete' }])
})

test('another practitioner’s session answers like a missing one, whatever is still to come', async () => {
  const visit = await stopped()
  const stranger = await givenSpeaker()
  const own = { ...stranger, templateId: await givenTemplate(app, stranger) }
  for (const [, ask] of asks) {
    const theirs = await ask({ ...own, sessionId: visit.sessionId })
    const missing = await ask({ ...own, sessionId: newId() })
    expect([theirs.statusCode, theirs.body]).toEqual([404, missing.body])
  }
})

describe('a note written early', () => {
  test('says so, and no longer once it has been rewritten from the whole transcript', async () => {
    const visit = await stopped()
    const early = await writtenEarly(visit)
    expect(early).toMatchObject({ from_incomplete_transcript: true, version: 1 })
    expect(early.note_text).not.toContain('Friday')
    const again = { note_id: early.id }
    expect((await writeNote(visit, again)).statusCode).toBe(409)
    recogniser.open()
    await transcriptOf(visit)
    expect((await writeNote(visit, again)).body).toMatchObject({
      id: early.id,
      title: early.title,
      version: 2,
      from_incomplete_transcript: false,
      note_text: expect.stringContaining('Friday') as string,
    })
    const all = await as(app, visit, 'GET', `/notes/${visit.sessionId}`)
    expect(all.json<Note[]>()).toHaveLength(1)
  })

  test('does not overwrite an edit made in the meantime', async () => {
    const visit = await stopped()
    const early = await writtenEarly(visit)
    const slow = scribe.writeNote
    scribe.writeNote = async function* (input) {
      await as(app, visit, 'PUT', `/notes/${early.id}`, { note_text: '<p>Mine.</p>' })
      yield* slow(input)
    }
    const refused = await writeNote(visit, { note_id: early.id, allow_incomplete: true })
    scribe.writeNote = slow
    expect(refused.body).toMatchObject({ detail: expect.stringContaining('changed') as string })
    const kept = await as(app, visit, 'GET', `/notes/${early.id}`)
    expect(kept.json<Note>().note_text).toBe('<p>Mine.</p>')
  })

  test('is found only in its own session, and only by its owner', async () => {
    const visit = await stopped()
    const early = await writtenEarly(visit)
    const elsewhere = { ...visit, sessionId: await givenVisit(app, visit, { transcript: FIRST }) }
    const stranger = await givenSpeaker()
    const theirs = { ...stranger, templateId: await givenTemplate(app, stranger) }
    for (const who of [elsewhere, theirs]) {
      const answer = await writeNote(who, { note_id: early.id, allow_incomplete: true })
      expect(answer.statusCode).toBe(404)
    }
  })

  test('is based on the last words as soon as they have arrived', async () => {
    const visit = await stopped()
    const { id } = await writtenEarly(visit)
    const body = { note_text: '<p>Come back on Friday for the result.</p>' }
    await as(app, visit, 'PUT', `/notes/${id}`, body)
    const evidence = () => asPractitioner(db, visit.id, (tx) => listEvidence(tx, visit.id, id))
    expect(await evidence()).toMatchObject([{ segmentIds: [] }])
    recogniser.open()
    await transcriptOf(visit)
    expect((await evidence())[0]?.segmentIds).toHaveLength(1)
  })
})

describe('a recording whose client was disconnected', () => {
  async function cutOff(): Promise<Visit> {
    const ada = await givenSpeaker()
    const client = connect(ada)
    await client.untilStatus('connected')
    client.send(speech(4))
    await client.untilStored(speech(4).length)
    client.socket.terminate()
    await until(async () => {
      expect(await recordingsOf(ada)).toMatchObject([{ state: 'live', is_connected: false }])
    })
    return { ...ada, templateId: await givenTemplate(app, ada) }
  }

  test('is waited for while its client may reconnect', async () => {
    const visit = await cutOff()
    expect((await writeNote(visit)).statusCode).toBe(409)
    expect(await recordingsOf(visit)).toMatchObject([{ state: 'live' }])
  })

  test('is ended after a minute by the first request for its words, with everything that was stored', async () => {
    const visit = await cutOff()
    await asPractitioner(db, visit.id, (tx) =>
      tx.execute(`update recordings set holder_seen_at = now() - interval '61 seconds'`),
    )
    expect((await writeNote(visit)).statusCode).toBe(409)
    expect(await transcriptOf(visit)).toBe(FIRST)
    const note = (await writeNote(visit)).body as Note
    expect(note.note_text).toContain('cough')
    expect(note.from_incomplete_transcript).toBe(false)
  })

  test('marks the note written without the rest if its client reconnects after all', async () => {
    const visit = await cutOff()
    await asPractitioner(db, visit.id, (tx) =>
      tx.execute(`update recordings set holder_seen_at = now() - interval '61 seconds'`),
    )
    await writeNote(visit)
    await transcriptOf(visit)
    const whole = (await writeNote(visit)).body as Note
    const typed = { session_id: visit.sessionId, note_text: '<p>By hand.</p>' }
    const byHand = (await as(app, visit, 'POST', '/notes/', typed)).json<Note>()
    expect([whole, byHand].map((note) => note.from_incomplete_transcript)).toEqual([false, false])

    const [recording] = await recordingsOf(visit)
    const client = connect(visit, { recording_id: recording?.id ?? '' })
    await client.untilStatus('connected')
    const read = async ({ id }: Note) => (await as(app, visit, 'GET', `/notes/${id}`)).json<Note>()
    expect(await read(whole)).toMatchObject({ from_incomplete_transcript: true, version: 1 })
    expect(await read(byHand)).toMatchObject({ from_incomplete_transcript: false })
    await client.stop()
  })
})
