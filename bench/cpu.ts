import { readFile } from 'node:fs/promises'

const US_PER_TICK = 10_000

/** Processor time of these processes so far, in microseconds; NaN where there is no /proc. */
export async function cpuUsOf(pids: readonly number[]): Promise<number> {
  const ticks = await Promise.all(pids.map(ticksOf))
  return ticks.reduce((sum, of) => sum + of, 0) * US_PER_TICK
}

async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '')
  // The name of a program may hold spaces; what follows its bracket may not.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11)
  return Number(user) + Number(system)
}
