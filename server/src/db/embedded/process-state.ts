import { readdirSync, readFileSync } from 'node:fs'
import { runProgram } from './run-program.ts'

/** A process that ended and was not yet reaped by its parent counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !(process.platform === 'linux' && isZombie(pid))
}

/**
 * Whether the process is PostgreSQL's on this data directory and not an unrelated one with a reused
 * pid. If the system does not say, a living process is assumed to be it.
 */
export async function isPostmasterOf(pid: number, dataPath: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await commandOf(pid)
  return command === undefined || command.includes(`-D ${dataPath} `)
}

/** Empty if the system does not say. */
export async function listProcesses(): Promise<{ pid: number; command: string }[]> {
  if (process.platform === 'win32') return []
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
    return pids.map((pid) => ({ pid, command: readProc(pid, 'cmdline') ?? '' }))
  }
  const { output } = await runProgram('ps', ['-axww', '-o', 'pid=,command='])
  return [...output.matchAll(/^\s*(\d+) (.*)$/gm)].map(([, pid, command]) => ({
    pid: Number(pid),
    command: command ?? '',
  }))
}

async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined
  if (process.platform === 'linux') return readProc(pid, 'cmdline')?.replaceAll('\0', ' ')
  const { code, output } = await runProgram('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return code === 0 ? output : undefined
}

function isZombie(pid: number): boolean {
  // The name before the state is in brackets and may contain any character.
  const stat = readProc(pid, 'stat') ?? ''
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
}

function readProc(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return undefined
  }
}
