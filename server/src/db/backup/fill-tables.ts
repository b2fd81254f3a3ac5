import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartupError } from '../../lib/startup-error.ts'
import type { Frame, Manifest, TableCopy } from './frames.ts'
import { listTables, nameOf } from './our-tables.ts'

/**
 * Inserts the rows as they were, in the backup's order. Foreign keys are dropped meanwhile and
 * checked over all rows when they are restored; triggers and row-level security act on changes, and
 * this is not one.
 */
export async function fillTables(
  client: pg.ClientBase,
  { tables }: Manifest,
  frames: AsyncGenerator<Frame>,
): Promise<void> {
  await refuseUnknown(client, tables)
  const guards: Guards = { keys: [], triggers: [], security: [] }
  for (const table of tables) await putGuardsAside(client, nameOf(table), guards)
  const waiting = [...tables]
  for (;;) {
    const { value: frame } = (await frames.next()) as { value: Frame | undefined }
    if (!frame || frame.kind === 'end') break
    if (frame.kind === 'manifest') continue
    const table = waiting.shift()
    if (!table) throw new Error('a backup holds more tables than it says')
    await fillTable(client, table, rowsFrom(frame, frames))
  }
  if (waiting.length > 0) throw new Error('a backup holds fewer tables than it says')
  // Security last: a key checked under it would not see the rows.
  for (const statement of [...guards.keys, ...guards.triggers, ...guards.security]) {
    await client.query(statement)
  }
}

/** The statements that restore them. */
interface Guards {
  readonly keys: string[]
  readonly triggers: string[]
  readonly security: string[]
}

async function fillTable(
  client: pg.ClientBase,
  table: TableCopy,
  rows: AsyncGenerator<Buffer, number>,
): Promise<void> {
  await client.query(`delete from ${nameOf(table)}`)
  const columns = table.columns.map((column) => `"${column}"`).join(', ')
  const copy = client.query(
    copyFrom(`copy ${nameOf(table)} (${columns}) from stdin (format binary)`),
  )
  let expected = -1
  const counted = async function* () {
    expected = yield* rows
  }
  await pipeline(Readable.from(counted()), copy)
  if (copy.rowCount !== expected) {
    throw new Error(`${table.name}: ${String(copy.rowCount)} rows instead of ${String(expected)}`)
  }
}

/** Returns the number of rows that the table had. */
async function* rowsFrom(
  first: Frame,
  frames: AsyncGenerator<Frame>,
): AsyncGenerator<Buffer, number> {
  let frame: Frame | undefined = first
  while (frame?.kind === 'data') {
    yield frame.bytes
    frame = ((await frames.next()) as { value: Frame | undefined }).value
  }
  if (frame?.kind !== 'table-end') throw new Error('a table of a backup has no end')
  return frame.rows
}

async function refuseUnknown(client: pg.ClientBase, tables: readonly TableCopy[]): Promise<void> {
  const known = new Set((await listTables(client)).map(nameOf))
  const unknown = tables.find((table) => !known.has(nameOf(table)))
  if (!unknown) return
  throw new StartupError(
    `The backup holds the table ${nameOf(unknown)}, which no version of Chartwright has. Nothing was written.`,
  )
}

async function putGuardsAside(client: pg.ClientBase, table: string, guards: Guards): Promise<void> {
  const { rows: keys } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
    [table],
  )
  const { rows: triggers } = await client.query<{ name: string; state: string }>(
    `select tgname as name, tgenabled as state from pg_trigger
     where tgrelid = $1::regclass and not tgisinternal and tgenabled <> 'D'`,
    [table],
  )
  const { rows: forced } = await client.query(
    'select from pg_class where oid = $1::regclass and relforcerowsecurity',
    [table],
  )
  for (const { name, definition } of keys) {
    await client.query(`alter table ${table} drop constraint "${name}"`)
    guards.keys.push(`alter table ${table} add constraint "${name}" ${definition}`)
  }
  for (const { name, state } of triggers) {
    await client.query(`alter table ${table} disable trigger "${name}"`)
    guards.triggers.push(`alter table ${table} enable ${FIRES[state] ?? ''} trigger "${name}"`)
  }
  if (forced.length > 0) {
    await client.query(`alter table ${table} no force row level security`)
    guards.security.push(`alter table ${table} force row level security`)
  }
}

const FIRES: Record<string, string> = { A: 'always', R: 'replica' }
