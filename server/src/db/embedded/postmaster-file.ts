import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What PostgreSQL writes into postmaster.pid while it holds the data directory. */
export interface PostmasterFile {
  readonly pid: number
  readonly port: number | undefined
  readonly isReady: boolean
}

export function postmasterFilePath(dataPath: string): string {
  return join(dataPath, 'postmaster.pid')
}

/** Undefined while PostgreSQL has not yet written its pid. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  const port = Number(lines[3])
  return {
    pid,
    port: Number.isInteger(port) && port > 0 ? port : undefined,
    isReady: lines[7] === 'ready',
  }
}

export async function readPostmasterFile(dataPath: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(postmasterFilePath(dataPath), 'utf8').catch(() => '')
  return parsePostmasterFile(text)
}
