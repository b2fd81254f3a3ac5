import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartupError } from '../lib/startup-error.ts'
import { ensureRoles } from './roles.ts'

export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url))
const OLDEST_SERVER = 15
/** Any constant: nodes that start at the same time take turns. */
export const MIGRATION_LOCK = 4_207_119

/**
 * Migrates the database to this version's schema. Runs as the owner of the tables, under the lock.
 */
export async function migrate(client: pg.Client): Promise<void> {
  await requireServerVersion(client)
  await ensureRoles(client)
  await refuseNewerSchema(client)
  await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
}

/** What one node creates, the next one finds. */
export async function inTurn<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

export async function requireServerVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version >= OLDEST_SERVER) return
  throw new StartupError(
    `DATABASE_URL leads to PostgreSQL ${String(version)}; Chartwright needs ${String(OLDEST_SERVER)} or later.`,
  )
}

async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) return
  const applied = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const newestApplied = Number(applied.rows[0]?.newest ?? 0)
  if (newestApplied <= (await newestKnownMigration())) return
  throw new StartupError(
    'The database was made by a newer version of Chartwright. Start that version, or restore a backup made before the upgrade.',
  )
}

export async function newestKnownMigration(): Promise<number> {
  const journal = JSON.parse(await readFile(`${MIGRATIONS}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[]
  }
  return Math.max(0, ...journal.entries.map((entry) => entry.when))
}
