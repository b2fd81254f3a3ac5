import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { findRunning } from '../db/embedded/find-running.ts'
import { bad, good, reasonOf, remark, type Finding } from './finding.ts'

const OLDEST = 150_000
/** The application's, the accounts' and the queue's role have one pool each. */
const POOLS = 3
/** For notices, and while a node starts. */
const MORE_CONNECTIONS = 2

interface Facts {
  readonly version: string
  readonly number: number
  readonly connections: number
}

export async function checkDatabase(config: Config, dataDir: string): Promise<Finding> {
  const url = config.DATABASE_URL ?? (await findRunning(join(dataDir, 'postgres')))
  if (url === undefined) return good('embedded; it starts with the server')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(`select current_setting('server_version') as version,
      current_setting('server_version_num')::int as number,
      current_setting('max_connections')::int as connections`)
    return judge(rows[0], config)
  } catch (error) {
    return bad(
      `it cannot be reached: ${reasonOf(error)}`,
      'Check DATABASE_URL (user, password, host, database) and that PostgreSQL lets this computer in.',
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

function judge(facts: Facts | undefined, { DATABASE_POOL_SIZE: pool }: Config): Finding {
  if (!facts) return bad('it answers nothing', 'Look into its log.')
  const text = `PostgreSQL ${facts.version}, ${String(facts.connections)} connections`
  if (facts.number < OLDEST) return bad(text, 'Use PostgreSQL 15 or later.')
  const needed = POOLS * pool + MORE_CONNECTIONS
  if (facts.connections < needed) {
    return remark(
      text,
      `One node takes up to ${String(needed)}: raise max_connections, or lower DATABASE_POOL_SIZE.`,
    )
  }
  return good(text)
}
