import type pg from 'pg'
import { StartupError } from '../../lib/startup-error.ts'
import { MIGRATION_LOCK, newestKnownMigration, requireServerVersion } from '../migrate.ts'
import { connectAsOwner } from '../prepare.ts'
import { ensureRoles } from '../roles.ts'
import { fillTables } from './fill-tables.ts'
import { decodeFrames, type Manifest } from './frames.ts'
import { nameOf } from './our-tables.ts'
import { applyMigrations, dropProduct } from './rebuild-schema.ts'
import { unseal } from './seal.ts'

export interface RestoreOptions {
  readonly url: string
  readonly path: string
  readonly passphrase: string
  /** Of a checked file. */
  readonly manifest: Manifest
  /** Whether existing data may be deleted. */
  readonly isReplacing: boolean
  /** The last step before the commit. */
  readonly beforeCommit: () => Promise<void>
}

/**
 * One transaction: the tables as of the backup's version, its rows, then the migrations added
 * since. If anything fails, the database is unchanged.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<void> {
  const { manifest } = options
  const client = await connectAsOwner(options.url)
  try {
    await requireServerVersion(client)
    await refuseServers(client)
    await ensureRoles(client)
    await client.query('begin')
    await client.query(`set local lock_timeout = '10s'`)
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    if (!options.isReplacing && (await hasPeople(client))) throw notEmpty()
    await dropProduct(client)
    await applyMigrations(client, { after: 0, upTo: manifest.migratedTo })
    const frames = decodeFrames(unseal(options.path, options.passphrase))
    await fillTables(client, manifest, frames)
    await setSequences(client, manifest)
    await endSignIns(client)
    const newest = await newestKnownMigration()
    await applyMigrations(client, { after: manifest.migratedTo, upTo: newest })
    // Otherwise the first minutes are planned as if every table were nearly empty.
    await client.query('analyze')
    await options.beforeCommit()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw isLockTimeout(error)
      ? new StartupError('Something else uses the database: end it, then restore.')
      : error
  } finally {
    await client.end()
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

function notEmpty(): StartupError {
  return new StartupError(
    'The database is not empty: there are practitioners in it. Restore into an empty one, or add --replace to lose what is there.',
  )
}

/**
 * Visible to the owner only while row-level security is lifted, which ends with the transaction.
 */
async function hasPeople(client: pg.Client): Promise<boolean> {
  for (const table of ['public.practitioners', 'accounts.users']) {
    const { rows } = await client.query<{ isThere: boolean }>(
      'select to_regclass($1) is not null as "isThere"',
      [table],
    )
    if (!rows[0]?.isThere) continue
    await client.query(`alter table ${table} no force row level security`)
    const found = await client.query(`select from ${table} limit 1`)
    if (found.rowCount) return true
  }
  return false
}

/** A running server would write into what is being replaced. */
async function refuseServers(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name = 'chartwright'`,
  )
  if (!rowCount) return
  throw new StartupError('Chartwright runs on this database: stop it on every node, then restore.')
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const sequence of sequences) {
    const { lastValue, isCalled } = sequence
    await client.query('select setval($1::regclass, $2, $3)', [
      nameOf(sequence),
      lastValue,
      isCalled,
    ])
  }
}

/**
 * Sessions ended and links used since the backup must not become valid again: everybody signs in
 * again.
 */
async function endSignIns(client: pg.Client): Promise<void> {
  for (const table of ['sessions', 'one_time_tokens', 'flows', 'mfa_challenges']) {
    const { rows } = await client.query<{ isThere: boolean }>(
      'select to_regclass($1) is not null as "isThere"',
      [`accounts.${table}`],
    )
    if (rows[0]?.isThere) await client.query(`delete from accounts.${table}`)
  }
}
