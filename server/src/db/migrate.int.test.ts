import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { prepareDatabase } from './prepare.ts'

test('nodes that start at the same time migrate once', async () => {
  const database = await createTestDatabase('template0')
  await Promise.all(Array.from({ length: 4 }, () => prepareDatabase(database.url, nothing)))
  const applied = await withOwner(database.url, (client) =>
    client.query<{ n: number; kinds: number }>(
      'select count(*)::int as n, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations',
    ),
  )
  expect(applied.rows[0]?.n).toBeGreaterThan(0)
  expect(applied.rows[0]?.n).toBe(applied.rows[0]?.kinds)
  await database.drop()
})

test('a database of a newer version is refused and left unchanged', async () => {
  const database = await createTestDatabase()
  await withOwner(database.url, (client) =>
    client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    ),
  )
  await expect(prepareDatabase(database.url, nothing)).rejects.toThrow(
    'The database was made by a newer version of Chartwright.',
  )
  await database.drop()
})

test.each([
  [(url: URL) => void (url.password = 'hunter2'), 'the user or password is wrong'],
  [(url: URL) => void (url.pathname = '/missing'), 'there is no such database'],
  [(url: URL) => void (url.port = '1'), 'nothing answers at that address'],
  [(url: URL) => void (url.hostname = 'no.such.host.invalid'), 'its host name is unknown'],
])('a wrong DATABASE_URL is explained without the password', async (spoil, reason) => {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  spoil(url)
  const failure = await prepareDatabase(url.href, nothing).then(
    () => '',
    (error: unknown) => String(error),
  )
  expect(failure).toContain(`StartupError: Cannot open the database: ${reason}`)
  expect(failure).not.toContain(url.password)
  await database.drop()
})

test('what the account service had recorded is continued in the audit trail, without its addresses', async () => {
  const database = await createTestDatabase('template0')
  const folder = new URL('migrations/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const last = files.findIndex((name) => name.endsWith('_audit_trail.sql'))
  const entries = await withOwner(database.url, async (client) => {
    const apply = async (name: string) =>
      client.query(await readFile(new URL(name, folder), 'utf8'))
    for (const name of files.slice(0, last)) await apply(name)
    await client.query(`insert into accounts.audit_log (id, event, user_id, ip, details, created_at)
      values (gen_random_uuid(), 'login', gen_random_uuid(), '192.0.2.7', '{"method":"password"}', '2026-01-02T03:04:05Z')`)
    await apply(files[last] ?? '')
    await client.query('set role chartwright_jobs')
    return client.query<Record<string, unknown>>('select * from audit_inbox')
  })
  expect(entries.rows).toMatchObject([
    { what: 'login', details: { method: 'password' }, at: new Date('2026-01-02T03:04:05Z') },
  ])
  expect(JSON.stringify(entries.rows)).not.toContain('192.0.2')
  await database.drop()
})

test('a note from before its history was kept starts it with its current text', async () => {
  const database = await createTestDatabase('template0')
  const folder = new URL('migrations/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const last = files.findIndex((name) => name.endsWith('_signed_notes.sql'))
  const versions = await withOwner(database.url, async (client) => {
    const apply = async (name: string) =>
      client.query(await readFile(new URL(name, folder), 'utf8'))
    for (const name of files.slice(0, last)) await apply(name)
    await client.query(`select set_config('app.practitioner_id', gen_random_uuid()::text, false)`)
    await client.query(`insert into practitioners (id, email, name)
      values (app_practitioner_id(), 'ada@clinic.example', 'Ada')`)
    await client.query(`insert into sessions (id, practitioner_id, name)
      values (app_practitioner_id(), app_practitioner_id(), 'Visit')`)
    await client.query(`insert into notes (id, practitioner_id, session_id, title, note_text, provider, model, version)
      select gen_random_uuid(), app_practitioner_id(), app_practitioner_id(), 'SOAP', text, provider, model, version
      from (values ('typed', null, null, 3), ('written', 'A writer', 'm-1', 1), ('both', 'A writer', 'm-1', 2))
        as given (text, provider, model, version)`)
    await client.query(`select set_config('app.practitioner_id', '', false)`)
    await apply(files[last] ?? '')
    await client.query(`alter table note_versions no force row level security`)
    return client.query<Record<string, unknown>>(
      'select number, note_text, writer, writer_name, model from note_versions order by note_text',
    )
  })
  expect(versions.rows).toEqual([
    { number: 1, note_text: 'both', writer: 'unknown', writer_name: null, model: null },
    { number: 1, note_text: 'typed', writer: 'person', writer_name: 'Ada', model: null },
    { number: 1, note_text: 'written', writer: 'scribe', writer_name: 'A writer', model: 'm-1' },
  ])
  await database.drop()
})

const nothing = () => Promise.resolve()

async function withOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
