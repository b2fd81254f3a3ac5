import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartupError } from '../../lib/startup-error.ts'
import { connectAsOwner } from '../prepare.ts'
import { requireServerVersion } from '../migrate.ts'
import { BACKUP_ROLE, ensureBackupRole } from '../roles.ts'
import { encodeFrame, type Manifest, type TableCopy } from './frames.ts'
import { listSequences, listTables, nameOf, showTablesToBackup } from './our-tables.ts'

export interface BackupSource {
  readonly url: string
  readonly version: string
  readonly secretKey: string
  readonly onTable?: (rows: number) => void
}

/** The whole database as of one moment, while others continue to write. */
export async function* readDatabase(source: BackupSource): AsyncGenerator<Buffer> {
  const client = await connectAsOwner(source.url)
  try {
    await requireServerVersion(client)
    await requireProduct(client)
    await ensureBackupRole(client)
    await showTablesToBackup(client)
    await client.query('begin isolation level repeatable read read only')
    const migratedTo = await readMigratedTo(client)
    await client.query(`set local role ${BACKUP_ROLE}`)
    const manifest: Manifest = {
      format: 1,
      version: source.version,
      madeAt: new Date().toISOString(),
      migratedTo,
      secretKey: source.secretKey,
      tables: await listTables(client),
      sequences: await listSequences(client),
    }
    yield encodeFrame({ kind: 'manifest', manifest })
    for (const table of manifest.tables) yield* readTable(client, table, source.onTable)
    yield encodeFrame({ kind: 'end' })
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function* readTable(
  client: pg.Client,
  table: TableCopy,
  onTable: BackupSource['onTable'],
): AsyncGenerator<Buffer> {
  const columns = table.columns.map((column) => `"${column}"`).join(', ')
  // As a query: not every version copies a table with row-level security by name.
  const copy = client.query(
    copyTo(`copy (select ${columns} from ${nameOf(table)}) to stdout (format binary)`),
  )
  for await (const bytes of copy as Readable as AsyncIterable<Buffer>) {
    yield encodeFrame({ kind: 'data', bytes })
  }
  yield encodeFrame({ kind: 'table-end', rows: copy.rowCount })
  onTable?.(copy.rowCount)
}

async function requireProduct(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (rows[0]?.isThere) return
  throw new StartupError(
    'There is nothing to back up: this database was never used by Chartwright.',
  )
}

async function readMigratedTo(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.newest ?? 0)
}
