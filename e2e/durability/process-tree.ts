import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  readonly pid: number
  readonly parent: number
}

/** Kills the process and all that came from it, in random order and without warning. */
export function killTree(root: number): number {
  const pids = treeOf(root, listProcesses())
  for (const pid of shuffle(pids)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended with its parent.
    }
  }
  return pids.length
}

function treeOf(root: number, all: readonly Process[]): number[] {
  const children = all.filter((process) => process.parent === root)
  return [root, ...children.flatMap((child) => treeOf(child.pid, all))]
}

function listProcesses(): Process[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
    return lines.map((line) => toProcess(line.trim().split(/\s+/)))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return [toProcess([pid, parent])]
      } catch {
        return []
      }
    })
}

function toProcess([pid, parent]: readonly (string | undefined)[]): Process {
  return { pid: Number(pid), parent: Number(parent) }
}

function shuffle<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
