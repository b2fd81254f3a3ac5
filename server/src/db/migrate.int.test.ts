import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { prepareDatabase } from './prepare.ts'

test('nodes that start together migrate once', async () => {
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

test('a database of a newer version is refused and left as it is', async () => {
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
