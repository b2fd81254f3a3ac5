import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { JOBS_ROLE } from '../db/roles.ts'
import { queueLogger } from './queue-logger.ts'

/** Migrates the queue's own tables to its version. They belong to the queue's role. */
export async function prepareQueue(url: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: url, options: `-c role=${JOBS_ROLE}`, max: 1 })
  pgPool.on('error', () => undefined)
  pgPool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool, logger: queueLogger() })
  } finally {
    await pgPool.end()
  }
}
