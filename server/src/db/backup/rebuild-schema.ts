import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { MIGRATIONS } from '../migrate.ts'
import { JOBS_ROLE, SEARCH_ROLE } from '../roles.ts'

const MADE =
  /create (?:unlogged )?(schema|table|function|type) (?:if not exists )?"?(\w+)\b"?(?!"?\.)/gi

/**
 * Removes what migrations create, and nothing else in the same database. The caller's transaction
 * rolls it back if anything fails.
 */
export async function dropProduct(client: pg.ClientBase): Promise<void> {
  const made = listMade()
  for (const { kind, name } of made.filter((each) => each.kind === 'table')) {
    await client.query(`drop ${kind} if exists public."${name}" cascade`)
  }
  const { rows } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = any($1)`,
    [made.filter(({ kind }) => kind === 'function').map(({ name }) => name)],
  )
  for (const { signature } of rows)
    await client.query(`drop function if exists ${signature} cascade`)
  for (const { name } of made.filter(({ kind }) => kind === 'type')) {
    await client.query(`drop type if exists public."${name}" cascade`)
  }
  for (const { name } of made.filter(({ kind }) => kind === 'schema')) {
    await dropSchema(client, name)
  }
  await dropSchema(client, 'drizzle')
}

async function dropSchema(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    'select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = $1',
    [name],
  )
  const role = [JOBS_ROLE, SEARCH_ROLE].find((each) => each === rows[0]?.owner)
  if (role) await client.query(`set local role ${role}`)
  await client.query(`drop schema if exists "${name}" cascade`)
  await client.query('reset role')
}

function listMade(): { kind: string; name: string }[] {
  const statements = readMigrationFiles({ migrationsFolder: MIGRATIONS }).flatMap(({ sql }) => sql)
  return statements.flatMap((statement) =>
    [...statement.matchAll(MADE)].map(([, kind = '', name = '']) => ({
      kind: kind.toLowerCase(),
      name,
    })),
  )
}

/**
 * Applies the migrations after one timestamp up to another, as drizzle does, in the caller's
 * transaction.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  { after, upTo }: { after: number; upTo: number },
): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations
       (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    if (folderMillis <= after || folderMillis > upTo) continue
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}
