import type { PoolClient } from 'pg'
import { queriesOn, type Database, type Tx } from './open.ts'

/**
 * Commits when `work` resolves, rolls back when it rejects. Never keep it open across a stream or a
 * mail.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  beginWith = 'begin',
  commitWith: (result: T) => string = () => 'commit',
): Promise<T> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    await client.query(beginWith)
    const result = await work(queriesOn(client))
    await client.query(commitWith(result))
    return result
  } catch (error) {
    broken = await rollback(client)
    throw error
  } finally {
    client.release(broken)
  }
}

/** The error of a connection that cannot even roll back, and must not be returned to the pool. */
async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed')
  }
}
