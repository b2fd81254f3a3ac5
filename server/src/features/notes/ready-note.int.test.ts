import type { Note } from '@chartwright/contract/notes'
import type { ReadyNote } from '@chartwright/contract/ready-note'
import type { SessionDetail } from '@chartwright/contract/sessions'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { ScribeError } from '../../providers/scribe/scribe.ts'
import { scriptedScribe } from '../../providers/scribe/scripted.ts'
import { scriptedStt } from '../../providers/stt/scripted.ts'
import { as } from '../../testing/as.ts'
import { givenTemplate } from '../../testing/given-visit.ts'
import { latch } from '../../testing/latch.ts'
import { liveApp, type Speaker } from '../../testing/live-app.ts'
import { scriptedReader } from '../../testing/scripted-reader.ts'
import { speech } from '../../testing/sound.ts'
import { until } from '../../testing/until.ts'
import { orderFinish } from '../sessions/sessions.api.ts'

const SAID = 'My left knee hurts.'

let recogniser = latch()
let writer = latch()
let calls = 0
let isDead = false
const scribe = scriptedScribe({
  async *writeNote({ segments, signal }) {
    calls += 1
    if (isDead) throw new ScribeError('The language model did not answer.')
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve))
    await Promise.race([writer.opened, stopped])
    if (signal.aborted) throw new ScribeError('Aborted.')
    yield segments.map(({ text }) => text).join('\n\n')
  },
})
const stt = scriptedStt(async () => {
  await recogniser.opened
  return SAID
})
const reader = scriptedReader((text) =>
  text.includes('knee')
    ? { kind: 'complaint', concept: 'knee pain', attributes: { side: 'left' } }
    : undefined,
)
const live = await liveApp({ scribe, reader, speech: { stt } })
const { app, db, owner, logged, givenSpeaker, connect, transcriptOf, anotherPipeline } = live

beforeEach(() => {
  recogniser = latch()
  writer = latch()
  recogniser.open()
  writer.open()
  calls = 0
  isDead = false
})
afterEach(() => {
  recogniser.open()
  writer.open()
})

type Visit = Speaker & { readonly templateId: string }

async function givenDoctor(): Promise<Visit> {
  const ada = await givenSpeaker()
  const templateId = await givenTemplate(app, ada, 'SOAP')
  const body = { default_template_id: templateId }
  expect((await as(app, ada, 'PUT', '/api/settings', body)).statusCode).toBe(200)
  return { ...ada, templateId }
}

async function record(ada: Speaker, query?: Parameters<typeof connect>[1]): Promise<string> {
  const client = connect(ada, query)
  const { recording_id, received_samples } = await client.untilStatus('connected')
  client.send(speech(2))
  await client.untilStored(received_samples + speech(2).length)
  await client.stop()
  return recording_id
}

const ready = async (ada: Speaker) =>
  (await as(app, ada, 'GET', `/api/sessions/${ada.sessionId}/ready-note`)).json<ReadyNote>()
const notesOf = async (ada: Speaker) =>
  (await as(app, ada, 'GET', `/notes/${ada.sessionId}`)).json<Note[]>()
const sessionOf = async (ada: Speaker) =>
  (await as(app, ada, 'GET', `/sessions/${ada.sessionId}/`)).json<SessionDetail>()

async function untilState(ada: Speaker, state: ReadyNote['state']): Promise<ReadyNote> {
  await until(async () => expect((await ready(ada)).state).toBe(state))
  return ready(ada)
}

/** Resolves once every job ordered so far has run. */
async function untilIdle(): Promise<void> {
  await until(async () => {
    const { rows } = await live.queueDb.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'finish_session'`,
    )
    expect(rows).toEqual([])
  })
}

test('the note of the default template is written when the last words have arrived, and opened', async () => {
  const ada = await givenDoctor()
  const tabs = [{ id: 'context', title: 'Context & Record', isClosable: false }]
  await as(app, ada, 'PUT', `/sessions/${ada.sessionId}/`, { tabs, activeTabId: 'context' })
  expect(await ready(ada)).toMatchObject({ state: 'none', template_title: 'SOAP' })
  recogniser = latch()
  await record(ada)
  expect(await untilState(ada, 'waiting')).toMatchObject({ template_title: 'SOAP' })
  expect(await notesOf(ada)).toEqual([])
  recogniser.open()
  const { note_id: noteId } = await untilState(ada, 'written')
  const [note, ...others] = await notesOf(ada)
  expect(others).toEqual([])
  expect(note).toMatchObject({
    id: noteId,
    title: 'SOAP',
    template_id: ada.templateId,
    provider: 'Scripted writer',
    from_incomplete_transcript: false,
    note_text: expect.stringContaining('knee') as string,
  })
  const session = await sessionOf(ada)
  expect(session.activeTabId).toBe(`note-${String(noteId)}`)
  expect(session.tabs.map(({ id }) => id)).toEqual(['context', `note-${String(noteId)}`])
  expect(calls).toBe(1)
})

test('without a default template nothing is written, and the session is still named', async () => {
  const ada = await givenSpeaker()
  await record(ada)
  await transcriptOf(ada)
  await untilIdle()
  expect(await ready(ada)).toEqual({
    session_name: 'Left knee pain',
    state: 'none',
    template_title: null,
    note_id: null,
    message: null,
  })
  expect([await notesOf(ada), calls]).toEqual([[], 0])
})

test('however often it is ordered, one note is written', async () => {
  const ada = await givenDoctor()
  writer = latch()
  await record(ada)
  await until(() => expect(calls).toBe(1))
  const order = () => asPractitioner(db, ada.id, (tx) => orderFinish(tx, ada.id, ada.sessionId))
  await order()
  await until(() => expect(calls).toBe(2))
  await order()
  writer.open()
  await untilState(ada, 'written')
  await untilIdle()
  expect(await notesOf(ada)).toHaveLength(1)
  expect((await ready(ada)).state).toBe('written')
})

describe('a recording after that', () => {
  test.each(['resumed', 'new'])('(%s) leaves the note to be updated', async (kind) => {
    const ada = await givenDoctor()
    const recording_id = await record(ada)
    await untilState(ada, 'written')
    await record(ada, kind === 'resumed' ? { recording_id, from_sample: speech(2).length } : {})
    await transcriptOf(ada)
    await untilIdle()
    expect(await notesOf(ada)).toMatchObject([{ from_incomplete_transcript: true }])
    const [note] = await notesOf(ada)
    const again = { template_id: ada.templateId, note_id: note?.id }
    const updated = await as(app, ada, 'POST', `/notes/generate/${ada.sessionId}`, again)
    expect(updated.json()).toMatchObject({ id: note?.id, from_incomplete_transcript: false })
  })

  test('that started while it was written marks it', async () => {
    const ada = await givenDoctor()
    writer = latch()
    const recording_id = await record(ada)
    await until(() => expect(calls).toBe(1))
    const client = connect(ada, { recording_id, from_sample: speech(2).length })
    await client.untilStatus('connected')
    writer.open()
    await untilState(ada, 'written')
    expect(await notesOf(ada)).toMatchObject([{ from_incomplete_transcript: true }])
    await client.stop()
  })
})

test('a person who asks for that note first gets it, and no second one is written', async () => {
  const ada = await givenDoctor()
  recogniser = latch()
  await record(ada)
  const body = { template_id: ada.templateId }
  const url = `/notes/generate/${ada.sessionId}`
  expect((await as(app, ada, 'POST', url, body)).statusCode).toBe(409)
  recogniser.open()
  await transcriptOf(ada)
  await untilIdle()
  expect(await notesOf(ada)).toEqual([])
  expect((await as(app, ada, 'POST', url, body)).statusCode).toBe(201)
  expect(await notesOf(ada)).toHaveLength(1)
})

test('a writer that is down leaves its reason and everything that was said', async () => {
  isDead = true
  const ada = await givenDoctor()
  await record(ada)
  expect(await untilState(ada, 'failed')).toMatchObject({
    message: 'The language model did not answer.',
    template_title: 'SOAP',
    note_id: null,
  })
  expect(await transcriptOf(ada)).toBe(SAID)
  isDead = false
  const body = { template_id: ada.templateId }
  await as(app, ada, 'POST', `/notes/generate/${ada.sessionId}`, body)
  expect(await ready(ada)).toMatchObject({ state: 'none', message: null })
  expect(await notesOf(ada)).toHaveLength(1)
})

test('a session deleted in the meantime leaves nothing behind', async () => {
  const ada = await givenDoctor()
  writer = latch()
  await record(ada)
  await until(() => expect(calls).toBe(1))
  expect((await as(app, ada, 'DELETE', `/sessions/${ada.sessionId}`)).statusCode).toBe(200)
  writer.open()
  await untilIdle()
  const { rows } = await live.owner.pool.query('select 1 from notes where session_id = $1', [
    ada.sessionId,
  ])
  expect(rows).toEqual([])
})

test('a request during the commit of the last words sees that the note is coming', async () => {
  const ada = await givenDoctor()
  recogniser = latch()
  await record(ada)
  await untilState(ada, 'waiting')
  const saving = await owner.pool.connect()
  try {
    await saving.query('begin; lock table recordings in access exclusive mode')
    const asked = ready(ada)
    await until(async () => {
      const { rows } = await saving.query('select 1 from pg_locks where not granted')
      expect(rows).not.toEqual([])
    })
    await saving.query(`select set_config('app.practitioner_id', $1, true)`, [ada.id])
    const { rowCount } = await saving.query(
      `update recordings set state = 'complete', completed_at = now() where session_id = $1`,
      [ada.sessionId],
    )
    expect(rowCount).toBe(1)
    await saving.query(`update sessions set ready_state = 'due' where id = $1`, [ada.sessionId])
    await saving.query('commit')
    expect((await asked).state).toBe('waiting')
  } finally {
    saving.release(true)
  }
})

test('no line of the log contains what was said', () => {
  expect(logged.filter((line) => /knee/i.test(line))).toEqual([])
})

test('a note interrupted by a server stop is written by the next server', async () => {
  const ada = await givenDoctor()
  writer = latch()
  await record(ada)
  await until(() => expect(calls).toBe(1))
  await live.deps.recording.pipeline.stop()
  writer.open()
  expect((await ready(ada)).state).toBe('waiting')
  const next = anotherPipeline()
  await next.start()
  await untilState(ada, 'written')
  await next.stop()
  expect(await notesOf(ada)).toHaveLength(1)
})
