import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { APP_ROLE, AUTH_ROLE, JOBS_ROLE, SEARCH_ROLE } from './roles.ts'

const { owner } = await testApp()

/**
 * Tables without a practitioner's rows: the application's role cannot read them, or they are for
 * everybody.
 */
const WITHOUT_OWNER = new Set([
  'signing_keys',
  'rate_limits',
  'vocabulary_editions',
  'vocabulary_names',
])

interface Table {
  readonly name: string
  readonly owner: string
  readonly has_owner_column: boolean
  readonly is_guarded: boolean
  readonly is_forced: boolean
  readonly policies: string[]
}

async function readTables(): Promise<Table[]> {
  const { rows } = await owner.pool.query<Table>(`
    select c.relname as name, pg_get_userbyid(c.relowner) as owner,
      exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'practitioner_id' and not a.attisdropped)
        or c.relname = 'practitioners' as has_owner_column,
      c.relrowsecurity as is_guarded, c.relforcerowsecurity as is_forced,
      array(select polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by 1`)
  return rows
}

const ours = await readTables()

test('there are tables to check', () => {
  expect(ours.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['patients', 'sessions', 'notes', 'audio_chunks', 'note_evidence']),
  )
})

test.each(ours.map((table) => [table.name, table] as const))(
  '%s shows each practitioner their own rows, even to its owner, or contains nobody’s',
  (name, { has_owner_column, is_guarded, is_forced, policies }) => {
    if (WITHOUT_OWNER.has(name)) {
      expect(has_owner_column).toBe(false)
      return
    }
    expect({ has_owner_column, is_guarded, is_forced }).toEqual({
      has_owner_column: true,
      is_guarded: true,
      is_forced: true,
    })
    expect(policies).not.toEqual([])
  },
)

/**
 * What the application's role may see of others: templates that come with the product or are
 * shared.
 */
const FOR_ALL = [
  'templates.defaults_for_all',
  'templates.defaults_by_owner',
  'templates.shared_for_all',
]

test('every policy for the application’s role checks whose row it is', async () => {
  const { rows } = await owner.pool.query<{ rule: string; asks: string[] }>(
    `select tablename || '.' || policyname as rule,
       array_remove(array[qual, with_check], null) as asks
     from pg_policies where schemaname = 'public' and roles && array['public', $1]::name[]`,
    [APP_ROLE],
  )
  const ofOwners = rows.filter(({ rule }) => !FOR_ALL.includes(rule))
  expect(ofOwners.length).toBeGreaterThan(10)
  const column = /^\((?:practitioner_id|id) = app_practitioner_id\(\)\)$/
  expect(ofOwners.filter(({ asks }) => !asks.every((ask) => column.test(ask)))).toEqual([])
})

test('the serving roles own none of them and bypass no policy', async () => {
  const roles: string[] = [APP_ROLE, AUTH_ROLE, JOBS_ROLE, SEARCH_ROLE]
  expect(ours.filter(({ owner: name }) => roles.includes(name))).toEqual([])
  const { rows } = await owner.pool.query(
    `select rolname from pg_roles
     where rolname = any($1) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
    [roles],
  )
  expect(rows).toEqual([])
})

test('a practitioner’s rows can only be referenced by their own foreign keys', async () => {
  const { rows } = await owner.pool.query<{ constraint: string }>(`
    select k.conrelid::regclass || '.' || k.conname as constraint
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and k.confrelid not in ('practitioners'::regclass, 'templates'::regclass)
      and not exists (select from pg_attribute a
        where a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attname = 'practitioner_id')
    order by 1`)
  expect(rows.map(({ constraint }) => constraint)).toEqual([])
})

test('the role that sees everybody’s words can read one table of them, and has one function', async () => {
  const { rows: tables } = await owner.pool.query(
    `select distinct table_name, privilege_type from information_schema.column_privileges
     where grantee = $1`,
    [SEARCH_ROLE],
  )
  expect(tables).toEqual([{ table_name: 'search_texts', privilege_type: 'SELECT' }])
  const { rows: functions } = await owner.pool.query(
    `select proname as name, prosecdef as "isDefiner", proconfig as settings from pg_proc
     where proowner = $1::regrole`,
    [SEARCH_ROLE],
  )
  expect(functions).toEqual([
    {
      name: 'own_texts',
      isDefiner: true,
      settings: ['search_path=""', 'plan_cache_mode=force_custom_plan'],
    },
  ])
})
