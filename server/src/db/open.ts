import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Role } from './roles.ts'

/** The argument of queries: a connection inside a transaction. */
export type Tx = NodePgDatabase

export interface Database {
  readonly pool: pg.Pool
}

export interface OpenOptions {
  readonly url: string
  readonly role: Role
  readonly log: Logger
  readonly maxConnections?: number
}

const STATEMENT_TIMEOUT_MS = 30_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000
const CONNECT_TIMEOUT_MS = 5_000

/** Every connection runs as this role, which owns no table and is subject to row-level security. */
export function openDatabase({ url, role, log, maxConnections = 20 }: OpenOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    options: `-c role=${role}`,
    application_name: 'chartwright',
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  })
  // Without a listener, a connection lost while idle would end the process.
  pool.on('error', (error) => {
    log.warn({ err: error }, 'idle database connection lost')
  })
  // The same for one lost while it is checked out: its query reports it.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  return { pool }
}

/** Queries on one connection; the caller starts and ends its transaction. */
export function queriesOn(client: pg.ClientBase): Tx {
  return drizzle(client as pg.PoolClient)
}
