import { describe, expect, test, vi } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { factCorrections } from '../../db/fact-schema.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { newId } from '../../lib/ids.ts'
import { scriptedStt } from '../../providers/stt/scripted.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { GIVEN_FACT, givenEverything } from '../../testing/given-everything.ts'
import { givenSignedNote } from '../../testing/given-signed-note.ts'
import { movableClock } from '../../testing/movable-clock.ts'
import { testApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { sealEntries, verifyTrail } from '../audit/audit.api.ts'
import { listCorrections } from '../facts/facts.api.ts'
import { applyRetention, type RetentionSettings } from './apply-retention.ts'

const DAY_S = 24 * 3_600
const OFF = { transcriptDays: undefined, sessionDays: undefined, auditDays: undefined }
const built = await testApp()
const { app, db, owner, queueDb, chainHash, deps, givenPractitioner } = built

function retention(settings: Partial<RetentionSettings>) {
  const { clock, forward } = movableClock()
  const given = { db, queueDb, chainHash, clock, log: deps.log, settings: { ...OFF, ...settings } }
  return { forwardDays: (days: number) => forward(days * DAY_S), run: () => applyRetention(given) }
}

async function givenVisitOf(practitioner: TestPractitioner) {
  const own = await givenEverything(app, db, practitioner, 'Mark')
  await asPractitioner(db, practitioner.id, async (tx) => {
    await tx.execute(`insert into recording_segments
      (id, practitioner_id, recording_id, index, from_sample, to_sample, kind, state, text, applied)
      values (gen_random_uuid(), '${practitioner.id}', '${own.recording}', 0, 0, 9, 'speech', 'done',
        'Mark was said', true)`)
  })
  return own
}

const statusOf = async (who: TestPractitioner, url: string) =>
  (await as(app, who, 'GET', url)).statusCode

/** What the audit trail says was deleted by retention. */
async function expired(who: TestPractitioner, what: string): Promise<string[]> {
  const { rows } = await inTransaction(queueDb, (tx) =>
    tx.execute<{ id: string }>(
      `select unnest(object_ids)::text as id from audit_inbox
       where practitioner_id = '${who.id}' and what = '${what}'`,
    ),
  )
  return rows.map(({ id }) => id)
}

test('for corrected facts, what was heard is deleted with the transcript; what a person wrote stays', async () => {
  const ada = await givenPractitioner()
  const own = await givenVisitOf(ada)
  const url = (id: string) => `/api/sessions/${own.session}/facts/${id}`
  const [changed, deleted] = [newId(), newId()]
  await asPractitioner(db, ada.id, async (tx) => {
    for (const factId of [changed, deleted]) {
      await tx.insert(factCorrections).values({
        practitionerId: ada.id,
        sessionId: own.session,
        factId,
        wasHeard: true,
        heard: { ...GIVEN_FACT, concept: 'as it was said' },
        content: { ...GIVEN_FACT, concept: 'as a person wrote it' },
        isDeleted: factId === deleted,
        segmentId: own.segment,
      })
    }
  })
  const { forwardDays, run } = retention({ transcriptDays: 10 })
  forwardDays(11)
  await run()
  const left = await asPractitioner(db, ada.id, (tx) => listCorrections(tx, ada.id, own.session))
  expect(left.map(({ factId }) => factId).sort()).toEqual([own.fact, changed].sort())
  expect(JSON.stringify(left)).not.toContain('as it was said')
  expect((await as(app, ada, 'POST', `${url(changed)}/restore`)).statusCode).toBe(200)
})

test('nothing is deleted if retention is off', async () => {
  const ada = await givenPractitioner()
  const own = await givenVisitOf(ada)
  const { forwardDays, run } = retention({})
  forwardDays(10_000)
  await run()
  expect(await statusOf(ada, `/transcript/${own.session}`)).toBe(200)
  expect(await statusOf(ada, `/sessions/${own.session}/`)).toBe(200)
})

describe('retention of transcripts', () => {
  test('deletes what was said, for every practitioner, and records it in the audit trail', async () => {
    const ada = await givenPractitioner()
    const eve = await givenPractitioner()
    const visits = [
      { who: ada, own: await givenVisitOf(ada) },
      { who: eve, own: await givenVisitOf(eve) },
    ]
    const { forwardDays, run } = retention({ transcriptDays: 30 })
    forwardDays(29)
    await run()
    for (const { who, own } of visits) {
      expect(await statusOf(who, `/transcript/${own.session}`)).toBe(200)
    }
    forwardDays(2)
    await run()
    for (const { who, own } of visits) {
      expect(await statusOf(who, `/transcript/${own.session}`)).toBe(404)
      expect(await expired(who, 'transcripts_expired')).toEqual([own.transcript])
      const said = await asPractitioner(db, who.id, (tx) =>
        tx.execute(`select 1 from recording_segments where text <> ''`),
      )
      expect(said.rowCount).toBe(0)
    }
  })

  test('leaves notes and what was typed into the session', async () => {
    const ada = await givenPractitioner()
    const own = await givenVisitOf(ada)
    const before = (await as(app, ada, 'GET', `/sessions/${own.session}/`)).json<object>()
    const { forwardDays, run } = retention({ transcriptDays: 1 })
    forwardDays(1_000)
    await run()
    expect((await as(app, ada, 'GET', `/sessions/${own.session}/`)).json()).toEqual(before)
    expect(JSON.stringify(before)).toContain('Mark')
    const notes = (await as(app, ada, 'GET', `/notes/${own.session}`)).json<object[]>()
    expect(notes).toMatchObject([{ id: own.note, note_text: '<p>Mark</p>' }])
  })

  test('waits for a recording that is not complete', async () => {
    const ada = await givenPractitioner()
    const own = await givenEverything(app, db, ada, 'Mark')
    await asPractitioner(db, ada.id, (tx) =>
      tx.execute(`update recordings set state = 'ended', completed_at = null`),
    )
    const { forwardDays, run } = retention({ transcriptDays: 1, sessionDays: 1 })
    forwardDays(1_000)
    await run()
    expect(await statusOf(ada, `/transcript/${own.session}`)).toBe(200)
  })
})

describe('retention of sessions', () => {
  test('counts from the last signature or addendum, and deletes signed notes with their session', async () => {
    const ada = await givenPractitioner()
    const [old, added] = [await givenVisitOf(ada), await givenVisitOf(ada)]
    const [kept, amended] = [
      await givenSignedNote(app, ada, old.session, 'Mark'),
      await givenSignedNote(app, ada, added.session, 'Mark'),
    ]
    // Everything is a year older, except for an addition to one of them.
    const columns: Record<string, string[]> = {
      sessions: ['created_at'],
      notes: ['created_at', 'updated_at'],
      transcripts: ['updated_at'],
      recordings: ['holder_seen_at'],
      fact_corrections: ['updated_at'],
      note_signatures: ['signed_at'],
      note_addenda: ['signed_at'],
    }
    const client = await owner.pool.connect()
    try {
      await client.query('begin')
      for (const [table, names] of Object.entries(columns)) {
        await client.query(`alter table ${table} no force row level security`)
        await client.query(`alter table ${table} disable trigger user`)
        const older = names.map((name) => `${name} = ${name} - interval '1 year'`).join(', ')
        const which = table === 'note_addenda' ? `note_id = '${kept.id}'` : 'true'
        await client.query(`update ${table} set ${older} where ${which} and practitioner_id = $1`, [
          ada.id,
        ])
        await client.query(`alter table ${table} enable trigger user`)
        await client.query(`alter table ${table} force row level security`)
      }
      await client.query('commit')
    } finally {
      client.release()
    }
    await retention({ sessionDays: 30 }).run()
    expect(await statusOf(ada, `/notes/${kept.id}`)).toBe(404)
    expect(await statusOf(ada, `/notes/${amended.id}`)).toBe(200)
    expect(await expired(ada, 'sessions_expired')).toEqual([old.session])
  })

  test('deletes them with everything in them, and leaves patients, tasks and templates', async () => {
    const ada = await givenPractitioner()
    const own = await givenVisitOf(ada)
    const { forwardDays, run } = retention({ sessionDays: 365 })
    forwardDays(364)
    await run()
    expect(await statusOf(ada, `/sessions/${own.session}/`)).toBe(200)
    forwardDays(2)
    await run()
    expect(await statusOf(ada, `/sessions/${own.session}/`)).toBe(404)
    expect(await expired(ada, 'sessions_expired')).toContain(own.session)
    expect(await statusOf(ada, `/patients/${own.patient}/`)).toBe(200)
    expect(await statusOf(ada, `/tasks/${own.task}`)).toBe(200)
    expect(await statusOf(ada, `/templates/${own.template}/`)).toBe(200)
  })

  test.each([
    ['a note in it is written', 'notes', 'fact_corrections'],
    ['a fact of it is corrected', 'fact_corrections', 'notes'],
  ])('starts again when %s', async (_, recent, old) => {
    const ada = await givenPractitioner()
    const own = await givenVisitOf(ada)
    await asPractitioner(db, ada.id, async (tx) => {
      for (const change of [
        `update sessions set created_at = now() - interval '400 days'`,
        `update transcripts set updated_at = now() - interval '400 days'`,
        `update ${old} set updated_at = now() - interval '400 days'`,
        `update recordings set holder_seen_at = now() - interval '400 days'`,
      ]) {
        await tx.execute(change)
      }
    })
    const { run } = retention({ sessionDays: 365 })
    await run()
    expect(await statusOf(ada, `/sessions/${own.session}/`)).toBe(200)
    await asPractitioner(db, ada.id, (tx) =>
      tx.execute(`update ${recent} set updated_at = now() - interval '400 days'`),
    )
    await run()
    expect(await statusOf(ada, `/sessions/${own.session}/`)).toBe(404)
  })
})

test('retention of the audit trail deletes what was sealed that long ago', async () => {
  for (const statement of [
    'alter table audit_inbox no force row level security',
    `update audit_inbox set at = now() - interval '100 days'`,
    'alter table audit_inbox force row level security',
  ]) {
    await owner.pool.query(statement)
  }
  expect(await sealEntries(queueDb, chainHash)).toBeGreaterThan(10)
  const { run } = retention({ auditDays: 90 })
  await run()
  expect(await verifyTrail(queueDb, chainHash)).toMatchObject({ sealed: 1, broken: undefined })
})

test('the daily job is known to the queue, and run by it', async () => {
  const apply = vi.fn(() => Promise.resolve())
  const other = await testApp({
    speech: { stt: scriptedStt(['']) },
    daily: { apply_retention: apply },
  })
  const inQueue = (statement: string) => other.queueDb.pool.query<{ identifier: string }>(statement)
  const known = await inQueue('select identifier from graphile_worker._private_known_crontabs')
  expect(known.rows).toEqual([{ identifier: 'apply_retention' }])
  await inQueue(`select graphile_worker.add_job('apply_retention')`)
  await until(() => expect(apply).toHaveBeenCalledOnce())
})
