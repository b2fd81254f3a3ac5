import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../../lib/startup-error.ts'
import { readCredentials, type Credentials } from './credentials.ts'
import type { PostgresPackage } from './find-package.ts'
import type { ClusterPaths } from './paths.ts'

/** The credentials of the existing cluster; undefined if none was created yet. */
export async function openCluster(
  paths: ClusterPaths,
  { majorVersion }: Pick<PostgresPackage, 'majorVersion'>,
): Promise<Credentials | undefined> {
  if (!existsSync(paths.cluster)) return undefined
  const madeBy = await readOrBreak(paths, 'data/PG_VERSION', async (path) =>
    (await readFile(path, 'utf8')).trim(),
  )
  if (madeBy !== majorVersion) {
    throw new StartupError(
      `The database in ${paths.cluster} was made by PostgreSQL ${madeBy} and this is PostgreSQL ${majorVersion}: start the version of Chartwright that made it and take a backup there, or choose another DATA_DIR.`,
    )
  }
  return readOrBreak(paths, 'credentials.json', readCredentials)
}

async function readOrBreak<T>(
  { cluster }: ClusterPaths,
  name: string,
  read: (path: string) => Promise<T>,
): Promise<T> {
  try {
    return await read(join(cluster, name))
  } catch {
    throw new StartupError(
      `The database in ${cluster} is broken (${name} is missing or unreadable): restore a backup, or move that directory away to begin with an empty database, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}
