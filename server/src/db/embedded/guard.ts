import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { superuserUrl, type Credentials } from './credentials.ts'

/** "chartwr" in ASCII: nobody else takes locks in the maintenance database. */
const OWNERSHIP_KEY = '27980790435706738'
const TRIES = 60
const PAUSE_MS = 50

/**
 * Holds an advisory lock for as long as this process lives: PostgreSQL releases it the moment the
 * process dies, however it dies.
 */
export interface Guard {
  readonly dataPath: string
  readonly clusterName: string
  /** False if another living process holds it. */
  takeOwnership(): Promise<boolean>
  close(): Promise<void>
}

/** Rejects if no PostgreSQL with these credentials responds on the port. */
export async function connectGuard(credentials: Credentials, port: number): Promise<Guard> {
  const client = new pg.Client({
    connectionString: superuserUrl(credentials, port),
    application_name: 'chartwright supervisor',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // A stopping server closes the connection; users of the database learn of it through their pool.
  client.on('error', () => {})
  await client.connect()
  const identity = await client.query<{ data: string; name: string }>(
    `select current_setting('data_directory') as data, current_setting('cluster_name') as name`,
  )
  return {
    dataPath: identity.rows[0]?.data ?? '',
    clusterName: identity.rows[0]?.name ?? '',
    takeOwnership: () => takeOwnership(client),
    close: () => client.end().catch(() => {}),
  }
}

/** The connection of an owner that was just killed may be visible for a moment longer. */
async function takeOwnership(client: pg.Client): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [OWNERSHIP_KEY],
    )
    if (rows[0]?.taken) return true
    await sleep(PAUSE_MS)
  }
  return false
}
