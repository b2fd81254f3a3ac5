import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { findRunning } from '../db/embedded/find-running.ts'
import { queriesOn } from '../db/open.ts'
import { describeEditions } from '../features/vocabulary/import-vocabulary.ts'
import { listEditions } from '../features/vocabulary/vocabulary.queries.ts'
import { good, type Finding } from './finding.ts'

/** Which editions are imported. An unreachable database is reported elsewhere. */
export async function checkVocabulary(config: Config, dataDir: string): Promise<Finding> {
  const url = config.DATABASE_URL ?? (await findRunning(join(dataDir, 'postgres')))
  if (url === undefined) return good('in the database, which starts with the server')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return good(describeEditions(await listEditions(queriesOn(client))).replaceAll('\n', '; '))
  } catch {
    return good("the product's own tables")
  } finally {
    await client.end().catch(() => undefined)
  }
}
