import { readFile } from 'node:fs/promises'

const US_PER_TICK = 10_000

/** CPU time of these processes so far, in microseconds; NaN without /proc. */
export async function cpuUsOf(pids: readonly number[]): Promise<number> {
  const ticks = await Promise.all(pids.map(ticksOf))
  return ticks.reduce((sum, of) => sum + of, 0) * US_PER_TICK
}

async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '')
  // A program's name may contain spaces; what follows its bracket may not.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11)
  return Number(user) + Number(system)
}
