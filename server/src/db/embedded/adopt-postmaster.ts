import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../lib/startup-error.ts'
import type { Credentials } from './credentials.ts'
import { connectGuard, type Guard } from './guard.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { isPostmasterOf } from './process-state.ts'
import { stopPostmaster } from './stop-postmaster.ts'

const READY_TIMEOUT_MS = 60_000

export interface ServingPostmaster {
  readonly port: number
  readonly guard: Guard
}

interface Wanted {
  readonly dataPath: string
  readonly credentials: Credentials
  readonly clusterName: string
}

/**
 * The postmaster that is already serving this data directory, because the process that started it
 * was killed. One that does not respond, or runs with other settings, is stopped; then undefined.
 */
export async function adoptPostmaster(wanted: Wanted): Promise<ServingPostmaster | undefined> {
  const { dataPath } = wanted
  const port = await waitUntilReady(dataPath)
  const guard =
    port === undefined ? undefined : await connectGuard(wanted.credentials, port).catch(() => {})
  if (port !== undefined && guard) {
    await assertOwnership(guard, dataPath)
    if (guard.clusterName === wanted.clusterName) return { port, guard }
    await guard.close()
  }
  await stopPostmaster(dataPath)
  return undefined
}

export async function assertOwnership(guard: Guard, dataPath: string): Promise<void> {
  if (await guard.takeOwnership()) return
  await guard.close()
  throw new StartupError(
    `The database in ${dataPath} is in use by another running process: stop that one first, or choose another DATA_DIR.`,
  )
}

/** Its port, or undefined if none is running or it does not become ready. */
async function waitUntilReady(dataPath: string): Promise<number | undefined> {
  const giveUpAtMs = performance.now() + READY_TIMEOUT_MS
  while (performance.now() < giveUpAtMs) {
    const file = await readPostmasterFile(dataPath)
    if (!file || !(await isPostmasterOf(file.pid, dataPath))) return undefined
    if (file.isReady) return file.port
    await sleep(50)
  }
  return undefined
}
