import { ownerUrl, readCredentials } from './credentials.ts'
import { clusterPaths } from './paths.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { isPostmasterOf } from './process-state.ts'

/**
 * The owner's login to the cluster that a running server keeps in this directory, if there is one.
 */
export async function findRunning(directory: string): Promise<string | undefined> {
  const paths = clusterPaths(directory)
  const file = await readPostmasterFile(paths.data)
  if (!file?.isReady || file.port === undefined) return undefined
  if (!(await isPostmasterOf(file.pid, paths.data))) return undefined
  const credentials = await readCredentials(paths.credentials)
  return ownerUrl(credentials, file.port)
}
