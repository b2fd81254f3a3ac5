import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newCredentials, writeCredentials } from './credentials.ts'
import { createOwner, initialise, type ClusterTools } from './initialise.ts'
import { clusterPaths } from './paths.ts'
import { isAlive } from './process-state.ts'

/**
 * Creates everything beside its place and renames it there: a killed start leaves nothing half
 * done.
 */
export async function makeCluster(directory: string, tools: ClusterTools): Promise<void> {
  await removeAbandoned(directory)
  const name = `cluster.making-${process.pid}-${randomBytes(4).toString('hex')}`
  const making = clusterPaths(directory, name)
  const credentials = newCredentials()
  try {
    await mkdir(making.cluster)
    await chmod(making.cluster, tools.runAs ? 0o711 : 0o700)
    await writeCredentials(making.credentials, credentials)
    await mkdir(making.data, { mode: 0o700 })
    if (tools.runAs) await chown(making.data, tools.runAs.uid, tools.runAs.gid)
    await initialise(making, credentials, tools)
    await createOwner(making, credentials, tools)
    await rename(making.cluster, clusterPaths(directory).cluster).catch(unlessMadeByAnother)
    await syncDirectory(directory)
  } finally {
    await rm(making.cluster, { recursive: true, force: true })
  }
}

/**
 * Removes what a killed start left behind. The programs that it started may live on for a moment.
 */
async function removeAbandoned(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const [, pid] = /^cluster\.making-(\d+)-/.exec(name) ?? []
    if (pid === undefined || isAlive(Number(pid))) continue
    await rm(join(directory, name), { recursive: true, force: true, maxRetries: 10 })
  }
}

function unlessMadeByAnother(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
}

/** Makes the rename survive a power cut. Windows cannot open a directory. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
