import { listProcesses } from './process-state.ts'
import { processPrefix } from './settings.ts'

/**
 * A backend in the middle of a long statement does not notice that its postmaster was killed, and
 * keeps the memory of both. Its work was never acknowledged. Call this only when the postmaster is
 * known to be gone.
 */
export async function endOrphans(dataPath: string): Promise<void> {
  const title = `postgres: ${processPrefix(dataPath)}`
  for (const { pid, command } of await listProcesses()) {
    if (command.startsWith(title)) endNow(pid)
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It has ended by itself.
  }
}
