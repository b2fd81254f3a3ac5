import { readFile } from 'node:fs/promises'
import { cpuUsOf } from './cpu.ts'

const US_PER_S = 1_000_000

export interface ChildUsage {
  readonly peakBytes: number
  readonly cpuS: number
}

/** Of the children of this process that run this file. Empty without /proc. */
export async function usageOfChildren(file: string): Promise<ChildUsage[]> {
  const self = String(process.pid)
  const pids = await readFile(`/proc/${self}/task/${self}/children`, 'utf8').catch(() => '')
  const usages = await Promise.all(
    pids
      .split(' ')
      .filter(Boolean)
      .map((pid) => usageOf(pid, file)),
  )
  return usages.filter((usage) => usage !== undefined)
}

async function usageOf(pid: string, file: string): Promise<ChildUsage | undefined> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
  if (!(await read('cmdline')).includes(file)) return undefined
  const peakKib = /VmHWM:\s+(\d+)/.exec(await read('status'))?.[1] ?? '0'
  return {
    peakBytes: Number(peakKib) * 1_024,
    cpuS: (await cpuUsOf([Number(pid)])) / US_PER_S,
  }
}
