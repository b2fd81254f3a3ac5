import type pg from 'pg'
import { StartupError } from '../../lib/startup-error.ts'
import { BACKUP_ROLE } from '../roles.ts'
import type { Manifest, TableCopy } from './frames.ts'

/**
 * Every table there is, whichever migration created it. Not those whose content may be lost
 * (unlogged), nor the queue's: jobs are recreated from the recordings. Migrations are counted
 * separately.
 */
const IS_OURS = `c.relpersistence = 'p' and n.nspname !~ '^(pg_|information_schema$)'
  and n.nspname not in ('drizzle', 'graphile_worker')
  and not exists (select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

export async function listTables(client: pg.ClientBase): Promise<TableCopy[]> {
  const { rows } = await client.query<TableCopy>(`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${IS_OURS}
    order by 1, 2`)
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${IS_OURS}
    order by 1, 2`)
  const sequences: Manifest['sequences'] = []
  for (const sequence of rows) {
    const found = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${nameOf(sequence)}`,
    )
    if (found.rows[0]) sequences.push({ ...sequence, ...found.rows[0] })
  }
  return sequences
}

/**
 * Row-level security is forced on the owner too, so a backup reads as a role that can see
 * everything in each table. A table added since the last backup is opened to it now.
 */
export async function showTablesToBackup(client: pg.ClientBase): Promise<void> {
  await client.query(`set lock_timeout = '10s'`)
  const { rows: schemas } = await client.query<{ name: string }>(
    `select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'S') and ${IS_OURS}
       and not has_schema_privilege($1, n.oid, 'usage')`,
    [BACKUP_ROLE],
  )
  for (const { name } of schemas) {
    await client.query(`grant usage on schema "${name}" to ${BACKUP_ROLE}`)
  }
  const { rows: closed } = await client.query<Closed>(
    `select n.nspname as schema, c.relname as name,
       not has_table_privilege($1, c.oid, 'select') as "needsGrant",
       c.relrowsecurity and not exists (select from pg_policy p
         where p.polrelid = c.oid and p.polname = 'backup_reads_all') as "needsPolicy"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'S') and ${IS_OURS}`,
    [BACKUP_ROLE],
  )
  for (const { needsGrant, needsPolicy, ...table } of closed) {
    if (needsGrant) await client.query(`grant select on ${nameOf(table)} to ${BACKUP_ROLE}`)
    if (needsPolicy) {
      await client.query(
        `create policy backup_reads_all on ${nameOf(table)} for select to ${BACKUP_ROLE} using (true)`,
      )
    }
  }
  await refuseHiddenRows(client)
}

interface Closed {
  readonly schema: string
  readonly name: string
  readonly needsGrant: boolean
  readonly needsPolicy: boolean
}

/** A restrictive policy removes rows for everybody it names, whatever other policies allow. */
async function refuseHiddenRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name
     from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
     where not p.polpermissive and p.polcmd in ('r', '*') and ${IS_OURS}
       and (0 = any(p.polroles) or $1::regrole = any(p.polroles))`,
    [BACKUP_ROLE],
  )
  const [hidden] = rows
  if (!hidden) return
  throw new StartupError(
    `A policy of the table ${hidden.name} may hide rows from the backup: let it not apply to ${BACKUP_ROLE}.`,
  )
}

export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `"${schema}"."${name}"`
}
