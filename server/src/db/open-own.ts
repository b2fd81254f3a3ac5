import { join } from 'node:path'
import type { Closer } from '../lib/closer.ts'
import { chooseDatabase } from './choose.ts'
import { findRunning } from './embedded/find-running.ts'

/**
 * The owner's login to the configured database: at DATABASE_URL, in the running server's cluster,
 * or in one that is started for as long as this takes.
 */
export async function openOwnDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  closing: Closer,
): Promise<string> {
  const running =
    databaseUrl === undefined ? await findRunning(join(dataDir, 'postgres')) : undefined
  const { url, stop } = await chooseDatabase(databaseUrl ?? running, dataDir)
  closing.add(stop)
  return url
}
