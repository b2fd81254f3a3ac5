import { readFile, writeFile } from 'node:fs/promises'
import { parsePostmasterFile, postmasterFilePath } from './postmaster-file.ts'
import { isPostmasterOf } from './process-state.ts'

/**
 * A pid in the lock file that now belongs to an unrelated process, or to one that nobody reaps,
 * would keep PostgreSQL out for ever. It ignores its parent's pid, and still checks the memory that
 * the file names: so our own pid is written, and the rest stays.
 */
export async function releaseStaleLock(dataPath: string): Promise<'held' | 'free'> {
  const path = postmasterFilePath(dataPath)
  const text = await readFile(path, 'utf8').catch(() => '')
  const pid = parsePostmasterFile(text)?.pid
  if (pid === undefined || pid === process.pid) return 'free'
  if (await isPostmasterOf(pid, dataPath)) return 'held'
  await writeFile(path, text.replace(/^\d+/, String(process.pid)))
  return 'free'
}
