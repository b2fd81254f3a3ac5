import { spawn } from 'node:child_process'
import { fchownSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterPaths } from './paths.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { spawnOptions, type RunAs } from './run-program.ts'
import { settingArguments, type Settings } from './settings.ts'

const LOG_MAX_BYTES = 10_000_000
const LOG_TAIL_MAX_BYTES = 65_536

export interface Launch {
  readonly program: string
  readonly paths: Pick<ClusterPaths, 'data' | 'log'>
  readonly runAs: RunAs | undefined
  readonly settings: Settings
}

/**
 * Resolves with undefined as soon as the server is ready, or with its output if it failed. It
 * outlives this process unless it is stopped.
 */
export async function launchPostmaster(
  { program, paths, runAs, settings }: Launch,
  port: number,
): Promise<string | undefined> {
  const log = await openLog(paths.log, runAs)
  const startOfRun = (await log.stat()).size
  try {
    const args = ['-D', paths.data, ...settingArguments({ ...settings, port: String(port) })]
    const child = spawn(program, args, {
      ...spawnOptions(runAs),
      stdio: ['ignore', log.fd, log.fd],
    })
    let ending: string | undefined
    child.on('error', (error) => (ending = error.message))
    child.on('exit', (code, signal) => (ending ??= `it ended with ${signal ?? `code ${code}`}`))
    child.unref()

    while (ending === undefined) {
      const file = await readPostmasterFile(paths.data)
      if (file?.pid === child.pid && file?.isReady) return undefined
      await sleep(20)
    }
    const { buffer, bytesRead } = await log.read({
      buffer: Buffer.alloc(LOG_TAIL_MAX_BYTES),
      position: startOfRun,
    })
    return buffer.toString('utf8', 0, bytesRead).trim() || ending
  } finally {
    await log.close()
  }
}

async function openLog(path: string, runAs: RunAs | undefined) {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_MAX_BYTES) await rename(path, `${path}.1`)
  const log = await open(path, 'a+', 0o600)
  if (runAs) fchownSync(log.fd, runAs.uid, runAs.gid)
  return log
}
