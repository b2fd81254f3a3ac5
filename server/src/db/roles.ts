import type { ClientBase } from 'pg'
import { StartupError } from '../lib/startup-error.ts'

/** The role that requests run as. It owns nothing, so it is subject to row-level security. */
export const APP_ROLE = 'chartwright_app'
/** The role of the authentication service: accounts and practitioners, no patients. */
export const AUTH_ROLE = 'chartwright_auth'
/** The role of the job queue: it owns the queue, and reads only ids and states of recordings. */
export const JOBS_ROLE = 'chartwright_jobs'
/** The role of the word index: it owns the function that searches it. No server runs as it. */
export const SEARCH_ROLE = 'chartwright_search'

/** The role of a backup: it reads every row of every table and writes none. No server runs as it. */
export const BACKUP_ROLE = 'chartwright_backup'

export type Role = typeof APP_ROLE | typeof AUTH_ROLE | typeof JOBS_ROLE
const ROLES = [APP_ROLE, AUTH_ROLE, JOBS_ROLE, SEARCH_ROLE] as const
type OwnRole = (typeof ROLES)[number]

const DUPLICATE_OBJECT = '42710'
const UNIQUE_VIOLATION = '23505'
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Roles belong to the whole cluster, so another database or node may be creating the same one now.
 */
export async function ensureRoles(client: ClientBase): Promise<void> {
  try {
    for (const role of ROLES) await ensureRole(client, role)
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
    const statements = ROLES.map(
      (role) => `CREATE ROLE ${role} NOLOGIN; GRANT ${role} TO your_user;`,
    )
    throw new StartupError(
      `The user of DATABASE_URL may not create or use the roles ${ROLES.join(', ')}. Let an ` +
        `administrator run "${statements.join(' ')}" and start again.`,
    )
  }
}

/**
 * Not inherited if PostgreSQL supports that: unless it asks for the role, the owner stays
 * restricted as before.
 */
export async function ensureBackupRole(client: ClientBase): Promise<void> {
  try {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [BACKUP_ROLE])
    if (found.rowCount === 0) await createRole(client, BACKUP_ROLE)
    if (await canBecome(client, BACKUP_ROLE)) return
    const { rows } = await client.query<{ canSay: boolean }>(
      `select current_setting('server_version_num')::int >= 160000 as "canSay"`,
    )
    const terms = rows[0]?.canSay ? ' with inherit false, set true' : ''
    await client.query(`grant ${BACKUP_ROLE} to current_user${terms}`)
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new StartupError(
      `The user of DATABASE_URL may not create or use the role ${BACKUP_ROLE}. Let an administrator ` +
        `run "CREATE ROLE ${BACKUP_ROLE} NOLOGIN; GRANT ${BACKUP_ROLE} TO your_user;" and try again.`,
    )
  }
}

async function ensureRole(client: ClientBase, role: OwnRole): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role])
  if (found.rowCount === 0) await createRole(client, role)
  if (!(await canBecome(client, role))) await client.query(`grant ${role} to current_user`)
}

/** Checked by trying: since PostgreSQL 16 a member may still lack the right to SET ROLE. */
async function canBecome(client: ClientBase, role: OwnRole | typeof BACKUP_ROLE): Promise<boolean> {
  try {
    await client.query(`set role ${role}`)
    await client.query('reset role')
    return true
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
    return false
  }
}

async function createRole(client: ClientBase, role: OwnRole | typeof BACKUP_ROLE): Promise<void> {
  try {
    await client.query(`create role ${role} nologin nosuperuser nobypassrls`)
  } catch (error) {
    const code = codeOf(error)
    if (code !== DUPLICATE_OBJECT && code !== UNIQUE_VIOLATION) throw error
  }
}

/** Row-level security does not apply to superusers: refuse to serve patients with such a role. */
export async function requireBoundRoles(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls)',
    [ROLES],
  )
  const [unbound] = rows
  if (!unbound) return
  throw new StartupError(
    `The role ${unbound.rolname} bypasses row-level security. Run "ALTER ROLE ${unbound.rolname} ` +
      `NOSUPERUSER NOBYPASSRLS;" and start again.`,
  )
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
