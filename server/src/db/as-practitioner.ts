import { escapeLiteral, type PoolClient } from 'pg'
import { queriesOn, type Database, type Tx } from './open.ts'

/**
 * Runs `work` in one transaction in which row-level security shows the rows of this practitioner
 * alone. Commits when it resolves, rolls back when it rejects. Never hold it across a stream.
 */
export async function asPractitioner<T>(
  db: Database,
  practitionerId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    await begin(client, practitionerId)
    const result = await work(queriesOn(client))
    await client.query('commit')
    return result
  } catch (error) {
    broken = await rollback(client)
    throw error
  } finally {
    client.release(broken)
  }
}

/** One round trip instead of two: the simple protocol takes several statements, but no parameters. */
async function begin(client: PoolClient, practitionerId: string): Promise<void> {
  const owner = escapeLiteral(practitionerId)
  await client.query(`begin; select set_config('app.practitioner_id', ${owner}, true)`)
}

/** The error of a connection that cannot even roll back, and must not go back to the pool. */
async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed')
  }
}
