import { setTimeout as sleep } from 'node:timers/promises'
import { endOrphans } from './end-orphans.ts'
import { explainFailure } from './explain-failure.ts'
import { findFreePort } from './free-port.ts'
import { launchPostmaster, type Launch } from './launch-postmaster.ts'
import type { ClusterPaths } from './paths.ts'
import { releaseStaleLock } from './release-stale-lock.ts'

const PORT_TRIES = 20
const LOCK_TIMEOUT_MS = 30_000
const LOCK_PAUSE_MS = 100
const ORPHAN_TRIES = 10
const PORT_TAKEN = /could not bind|could not create any TCP\/IP sockets/
const LOCKED = /lock file ".*" already exists|pre-existing shared memory block/

export interface StartRequest extends Launch {
  readonly paths: ClusterPaths
  readonly choosePort?: () => Promise<number>
}

/**
 * The port on which it is ready; undefined if somebody else's postmaster was faster. What a killed
 * postmaster leaves is visible for a while: its lock file, its memory held by children.
 */
export async function startPostmaster(request: StartRequest): Promise<number | undefined> {
  const { paths, choosePort = findFreePort } = request
  const giveUpAtMs = performance.now() + LOCK_TIMEOUT_MS
  let portTries = 0
  let lockTries = 0
  for (;;) {
    const port = await choosePort()
    const failure = await launchPostmaster(request, port)
    if (failure === undefined) return port
    if (PORT_TAKEN.test(failure) && portTries < PORT_TRIES) {
      portTries += 1
    } else if (LOCKED.test(failure) && performance.now() < giveUpAtMs) {
      if ((await releaseStaleLock(paths.data)) === 'held') return undefined
      lockTries += 1
      if (lockTries > ORPHAN_TRIES) await endOrphans(paths.data)
      await sleep(LOCK_PAUSE_MS)
    } else {
      throw explainFailure('start', paths, failure)
    }
  }
}
