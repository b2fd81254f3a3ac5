import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { admin } from '../../admin.ts'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { audioChunks, recordingSegments } from '../../db/recording-schema.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenEverything } from '../../testing/given-everything.ts'
import { givenSignedNote } from '../../testing/given-signed-note.ts'
import { SECRET_KEY, testApp } from '../../testing/test-app.ts'

const PASSWORD = 'Correct7Horse'
const { app, db, url, givenPractitioner } = await testApp()

/** One of everything, with audio, a shared template, a second sign-in and a pending link. */
async function givenSomebody(mark: string): Promise<TestPractitioner> {
  const somebody = await givenPractitioner({ password: PASSWORD })
  const own = await givenEverything(app, db, somebody, mark)
  await givenSignedNote(app, somebody, own.session, mark)
  await asPractitioner(db, somebody.id, async (tx) => {
    const key = { practitionerId: somebody.id, recordingId: own.recording }
    const pcm = Buffer.alloc(8)
    await tx.insert(audioChunks).values({ ...key, fromSample: 0, sampleCount: 4, pcm })
    const piece = { index: 0, fromSample: 0, toSample: 4, kind: 'speech', state: 'done' } as const
    await tx.insert(recordingSegments).values({ id: newId(), ...key, ...piece })
  })
  await as(app, somebody, 'PUT', `/templates/${own.template}/`, { is_shared: true })
  const { email } = somebody
  await app.inject({ method: 'POST', url: '/auth/login', payload: { email, password: PASSWORD } })
  await app.inject({ method: 'POST', url: '/auth/v1/recover', payload: { email } })
  await app.inject({
    method: 'POST',
    url: '/auth/v1/factors',
    headers: { authorization: `Bearer ${somebody.token}` },
    payload: { factor_type: 'totp', friendly_name: mark },
  })
  return somebody
}

/**
 * From the catalogue: for every table with such a column, how many rows name this person. The trail
 * keeps ids on purpose.
 */
async function rowsNaming(id: string): Promise<Record<string, number>> {
  const superuser = new URL(inject('postgres').superuserUrl)
  superuser.pathname = new URL(url).pathname
  const client = new pg.Client({ connectionString: superuser.href })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; column: string }>(`
      select c.oid::regclass::text as table, a.attname as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and not a.attisdropped and c.relname not in ('audit_inbox', 'audit_trail') and c.relnamespace::regnamespace::text !~ '^pg_'
        and (a.attname in ('practitioner_id', 'user_id', 'owner_id', 'actor_id')
          or c.oid in ('practitioners'::regclass, 'accounts.users'::regclass) and a.attname = 'id')`)
    const found: Record<string, number> = {}
    for (const { table, column } of rows) {
      const counted = await client.query<{ n: number }>(
        `select count(*)::int as n from ${table} where "${column}"::text = $1`,
        [id],
      )
      found[table] = counted.rows[0]?.n ?? 0
    }
    return found
  } finally {
    await client.end()
  }
}

const remove = (who: TestPractitioner, email: string) =>
  as(app, who, 'POST', '/api/account/deletion', { email })

test('a deleted account leaves no row that names it, and nothing of others changes', async () => {
  const ada = await givenSomebody('Ginger Cat')
  const eve = await givenSomebody('Grey Parrot')
  const before = await rowsNaming(ada.id)
  const evesBefore = await rowsNaming(eve.id)
  const named = Object.entries(before).filter(([, count]) => count > 0)
  expect(named.map(([table]) => table)).toEqual(
    expect.arrayContaining([
      'practitioners',
      'patients',
      'sessions',
      'notes',
      'transcripts',
      'transcript_segments',
      'recordings',
      'audio_chunks',
      'recording_segments',
      'note_evidence',
      'note_versions',
      'note_signatures',
      'note_addenda',
      'tasks',
      'templates',
      'accounts.users',
      'accounts.sessions',
      'accounts.one_time_tokens',
      'accounts.mfa_factors',
    ]),
  )
  expect((await remove(ada, ` ${ada.email.toUpperCase()} `)).json()).toEqual({ success: true })
  expect(Object.values(await rowsNaming(ada.id)).filter((count) => count > 0)).toEqual([])
  expect(await rowsNaming(eve.id)).toEqual(evesBefore)
})

test('the address must be the account’s own', async () => {
  const ada = await givenSomebody('Ginger Cat')
  const eve = await givenSomebody('Grey Parrot')
  const before = await rowsNaming(ada.id)
  for (const typed of ['', 'ada', eve.email]) {
    const refused = await remove(ada, typed)
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { detail: 'This is not the email address of your account.', code: 'WRONG_ADDRESS' },
    ])
  }
  expect((await remove(eve, ada.email)).statusCode).toBe(400)
  expect(await rowsNaming(ada.id)).toEqual(before)
})

test('it signs out everywhere, and the address is free again', async () => {
  const { email, ...ada } = await givenSomebody('Ginger Cat')
  const login = () =>
    app.inject({ method: 'POST', url: '/auth/login', payload: { email, password: PASSWORD } })
  const other = (await login()).json<{ token: string; refresh_token: string }>()
  await remove({ email, ...ada }, email)
  for (const { token } of [ada, other]) {
    expect((await as(app, { token }, 'GET', '/patients/')).statusCode).toBe(401)
  }
  const payload = { refresh_token: other.refresh_token }
  expect((await app.inject({ method: 'POST', url: '/auth/refresh', payload })).statusCode).toBe(401)
  expect((await login()).statusCode).toBe(401)
  const known = await app.inject({ method: 'POST', url: '/auth/check-email', payload: { email } })
  expect(known.json()).toEqual({ exists: false })
})

test('the operator deletes by address, and is told if there is no such account', async () => {
  const ada = await givenSomebody('Ginger Cat')
  const dataDir = await mkdtemp(join(tmpdir(), 'operator-'))
  const env = { DATABASE_URL: url, SECRET_KEY }
  const run = () => admin(dataDir, ['delete', ada.email], env)
  expect(await run()).toBe(`${ada.email} is deleted, with all data.`)
  expect(Object.values(await rowsNaming(ada.id)).filter((count) => count > 0)).toEqual([])
  await expect(run()).rejects.toThrow('There is no practitioner with the address')
  await rm(dataDir, { recursive: true })
})
