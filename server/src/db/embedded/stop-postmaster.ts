import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmasterFile } from './postmaster-file.ts'
import { isPostmasterOf } from './process-state.ts'

/** Each next one is harsher: disconnect and flush everything, leave the rest to recovery, kill. */
const SIGNALS = [
  { signal: 'SIGINT', timeoutMs: 5_000 },
  { signal: 'SIGQUIT', timeoutMs: 3_000 },
  { signal: 'SIGKILL', timeoutMs: 2_000 },
] as const

/** Resolves when no postmaster runs on the data directory. */
export async function stopPostmaster(dataPath: string): Promise<void> {
  const pid = (await readPostmasterFile(dataPath))?.pid
  if (pid === undefined) return
  for (const { signal, timeoutMs } of SIGNALS) {
    if (!(await isPostmasterOf(pid, dataPath))) return
    process.kill(pid, signal)
    const giveUpAtMs = performance.now() + timeoutMs
    while (performance.now() < giveUpAtMs && (await isPostmasterOf(pid, dataPath))) await sleep(20)
  }
}
