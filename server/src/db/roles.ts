import type { ClientBase } from 'pg'
import { StartupError } from '../lib/startup-error.ts'

/** The role that requests run as. It owns nothing, so row-level security binds it. */
export const APP_ROLE = 'chartwright_app'

const DUPLICATE_OBJECT = '42710'
const UNIQUE_VIOLATION = '23505'
const INSUFFICIENT_PRIVILEGE = '42501'

/** Roles belong to the whole cluster, so another database or node may be making the same one now. */
export async function ensureAppRole(client: ClientBase): Promise<void> {
  try {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])
    if (found.rowCount === 0) await createRole(client)
    if (!(await canBecomeAppRole(client))) await client.query(`grant ${APP_ROLE} to current_user`)
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new StartupError(
      `The user of DATABASE_URL may not create or use the role ${APP_ROLE}. Let an administrator ` +
        `run "CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO your_user;" and start again.`,
    )
  }
}

/** Asked by trying: since PostgreSQL 16 a member may still lack the right to SET ROLE. */
async function canBecomeAppRole(client: ClientBase): Promise<boolean> {
  try {
    await client.query(`set role ${APP_ROLE}`)
    await client.query('reset role')
    return true
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
    return false
  }
}

async function createRole(client: ClientBase): Promise<void> {
  try {
    await client.query(`create role ${APP_ROLE} nologin nosuperuser nobypassrls`)
  } catch (error) {
    const code = codeOf(error)
    if (code !== DUPLICATE_OBJECT && code !== UNIQUE_VIOLATION) throw error
  }
}

/** Row-level security does not bind superusers: refuse to serve patients over such a connection. */
export async function requireBoundRole(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ bound: boolean }>(
    `select not (rolsuper or rolbypassrls) as bound from pg_roles where rolname = current_user`,
  )
  if (rows[0]?.bound) return
  throw new StartupError(
    `The role ${APP_ROLE} bypasses row-level security. Run "ALTER ROLE ${APP_ROLE} NOSUPERUSER ` +
      `NOBYPASSRLS;" and start again.`,
  )
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
