import { setTimeout as sleep } from 'node:timers/promises'
import { findPackage } from '../../server/src/db/embedded/find-package.ts'
import { clusterPaths } from '../../server/src/db/embedded/paths.ts'
import { readPostmasterFile } from '../../server/src/db/embedded/postmaster-file.ts'
import { prepareBinaries } from '../../server/src/db/embedded/prepare-binaries.ts'
import { isPostmasterOf } from '../../server/src/db/embedded/process-state.ts'
import { findRunAs } from '../../server/src/db/embedded/run-as.ts'
import { clusterSettings, type Settings } from '../../server/src/db/embedded/settings.ts'
import { startEmbedded } from '../../server/src/db/embedded/start-embedded.ts'
import { startPostmaster } from '../../server/src/db/embedded/start-postmaster.ts'

/** fast: connections are cut, everything is written out. immediate: as a crash, with recovery. */
type StopMode = 'fast' | 'immediate'

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** A PostgreSQL outside of the product, as DATABASE_URL names it. */
export interface OutsideDatabase {
  readonly url: string
  /** Away for so long, then back under the same address. */
  restart(mode: StopMode, awayMs?: number): Promise<void>
  stop(): Promise<void>
}

export async function startDatabase(
  directory: string,
  settings: Settings = {},
): Promise<OutsideDatabase> {
  const { url, stop } = await startEmbedded({ directory, settings })
  const port = Number(new URL(url).port)
  const paths = clusterPaths(directory)

  async function end(mode: StopMode): Promise<void> {
    const { pid = 0 } = (await readPostmasterFile(paths.data)) ?? {}
    process.kill(pid, SIGNALS[mode])
    while (await isPostmasterOf(pid, paths.data)) await sleep(20)
  }

  return {
    url,
    stop,
    async restart(mode, awayMs = 0) {
      await end(mode)
      await sleep(awayMs)
      const found = findPackage()
      const runAs = await findRunAs(paths.data)
      const { postgres: program } = await prepareBinaries(found, paths.binaries, runAs)
      await startPostmaster({
        program,
        paths,
        runAs,
        settings: clusterSettings(paths.data, found.version, settings),
        choosePort: () => Promise.resolve(port),
      })
    },
  }
}
