import { createHash } from 'node:crypto'
import type { SessionConsent } from '@chartwright/contract/consent'
import type { Note } from '@chartwright/contract/notes'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asPractitioner } from './db/as-practitioner.ts'
import { audioChunks, recordings } from './db/recording-schema.ts'
import { newId } from './lib/ids.ts'
import { as } from './testing/as.ts'
import type { TestPractitioner } from './testing/factories.ts'
import { givenVisit } from './testing/given-visit.ts'
import { bundleKillable, startKillable, type KillableServer } from './testing/killable-server.ts'
import { testApp } from './testing/test-app.ts'
import { until } from './testing/until.ts'

const START_MS = 120_000
const TEXT = '<p>Rest.</p>'
/** The node that runs afterwards. */
const { app, db, url, givenPractitioner } = await testApp()
const server = new pg.Client({ connectionString: superuserUrl() })
const holder = new pg.Client({ connectionString: superuserUrl() })

beforeAll(async () => {
  await bundleKillable()
  await server.connect()
  await holder.connect()
})

afterAll(async () => {
  await holder.end()
  await server.end()
})

function superuserUrl(): string {
  const found = new URL(inject('postgres').superuserUrl)
  found.pathname = new URL(url).pathname
  return found.href
}

interface Visit {
  readonly ada: TestPractitioner
  readonly sessionId: string
  readonly note: Note
}

/** Recorded, transcribed and written. */
async function givenRecordedVisit(): Promise<Visit> {
  const ada = await givenPractitioner()
  const sessionId = await givenVisit(app, ada, { transcript: 'I slept well.' })
  await asPractitioner(db, ada.id, async (tx) => {
    const own = { practitionerId: ada.id, sessionId }
    const id = newId()
    await tx.insert(recordings).values({ id, ...own, offsetMs: 0, state: 'complete' })
    const key = { practitionerId: ada.id, recordingId: id, fromSample: 0 }
    await tx.insert(audioChunks).values({ ...key, sampleCount: 4, pcm: Buffer.alloc(8) })
  })
  const body = { session_id: sessionId, note_text: TEXT }
  const note = (await as(app, ada, 'POST', '/notes/', body)).json<Note>()
  return { ada, sessionId, note }
}

interface Call {
  readonly ada: TestPractitioner
  readonly path: string
  readonly body: object
}

function signing({ ada, note: { id, version } }: Visit): Call {
  return { ada, path: `/api/notes/${id}/sign`, body: { version } }
}

function withdrawal({ ada, sessionId }: Visit): Call {
  const path = `/api/sessions/${sessionId}/consent/withdrawal`
  return { ada, path, body: { delete_transcript: true } }
}

async function countEntries({ ada }: Visit, what: string): Promise<number> {
  const { rows } = await server.query<{ n: number }>(
    `select count(*)::int as n from (
       select practitioner_id, what from audit_inbox
       union all select practitioner_id, what from audit_trail) as entries
     where practitioner_id = $1 and what = $2`,
    [ada.id, what],
  )
  return rows[0]?.n ?? 0
}

/** Which parts of a signature exist. */
async function readSigned(visit: Visit) {
  const { rows } = await server.query<{ note_text: string; content_sha256: string }>(
    `select n.note_text, s.content_sha256 from notes n
     join note_signatures s on s.note_id = n.id where n.id = $1`,
    [visit.note.id],
  )
  return {
    hashes: rows.map((row) => row.content_sha256),
    texts: rows.map((row) => row.note_text),
    entries: await countEntries(visit, 'note_signed'),
  }
}

/** Which parts of a withdrawal exist, and what is left of what was said. */
async function readWithdrawn(visit: Visit) {
  const path = `/api/sessions/${visit.sessionId}/consent`
  const { records } = (await as(app, visit.ada, 'GET', path)).json<SessionConsent>()
  const { rows } = await server.query<{ chunks: number; lines: number }>(
    `select (select count(*)::int from audio_chunks where practitioner_id = $1) as chunks,
       (select count(*)::int from transcript_segments where practitioner_id = $1) as lines`,
    [visit.ada.id],
  )
  return {
    ...rows[0],
    answers: records.map(({ answer }) => answer),
    entries: await countEntries(visit, 'consent_withdrawn'),
  }
}

const UNSIGNED = { hashes: [], texts: [], entries: 0 }
const SIGNED = {
  hashes: [createHash('sha256').update(TEXT).digest('hex')],
  texts: [TEXT],
  entries: 1,
}
const KEPT = { chunks: 1, lines: 1, answers: [], entries: 0 }
const WITHDRAWN = { chunks: 0, lines: 0, answers: ['withdrawn'], entries: 1 }

/** The connections that wait for the locked tables. */
async function listWaiting(): Promise<number[]> {
  const { rows } = await server.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.map(({ pid }) => pid)
}

async function untilGone(pids: readonly number[]): Promise<void> {
  await until(async () => {
    const query = 'select from pg_stat_activity where pid = any($1)'
    expect((await server.query(query, [pids])).rowCount).toBe(0)
  })
}

const post = ({ address }: KillableServer, { ada, path, body }: Call) =>
  fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    ({ status }) => status,
    () => 'nothing',
  )

/** Kills a server and its PostgreSQL connections once its calls have reached these tables. */
async function killAt(killable: KillableServer, tables: string, calls: readonly Call[]) {
  await holder.query(`begin; lock table ${tables} in exclusive mode`)
  const answers = calls.map((call) => post(killable, call))
  await until(async () => expect(await listWaiting()).toHaveLength(calls.length), START_MS)
  const waiting = await listWaiting()
  await killable.kill()
  await server.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [waiting])
  await untilGone(waiting)
  await holder.query('rollback')
  expect(await Promise.all(answers)).toEqual(calls.map(() => 'nothing'))
}

test.each([
  ['at its first write', 'note_signatures, session_consents'],
  ['before its entry of the audit trail', 'audit_inbox'],
])(
  'a server that is killed %s leaves nothing half signed or half withdrawn, and keeps what it confirmed',
  async (_, tables) => {
    const [signed, withdrawn, answered] = [
      await givenRecordedVisit(),
      await givenRecordedVisit(),
      await givenRecordedVisit(),
    ]
    const killable = await startKillable(url)
    expect(await post(killable, withdrawal(answered))).toBe(201)
    await killAt(killable, tables, [signing(signed), withdrawal(withdrawn)])
    expect(await readWithdrawn(answered)).toEqual(WITHDRAWN)
    expect(await readSigned(signed)).toEqual(UNSIGNED)
    expect(await readWithdrawn(withdrawn)).toEqual(KEPT)

    // A client that got no answer retries, and another node does all of it.
    for (const { ada, path, body } of [signing(signed), withdrawal(withdrawn)]) {
      expect((await as(app, ada, 'POST', path, body)).statusCode).toBe(201)
    }
    expect(await readSigned(signed)).toEqual(SIGNED)
    expect(await readWithdrawn(withdrawn)).toEqual(WITHDRAWN)
  },
  2 * START_MS,
)
