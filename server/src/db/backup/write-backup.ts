import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dirname } from 'node:path'
import { StartupError } from '../../lib/startup-error.ts'
import { readDatabase, type BackupSource } from './read-database.ts'
import { seal } from './seal.ts'

export interface Written {
  readonly tables: number
  readonly rows: number
  readonly bytes: number
}

/** Gets its name only once it is complete and on disk; never overwrites another file. */
export async function writeBackup(
  path: string,
  { passphrase, costLog2 }: { passphrase: string; costLog2?: number | undefined },
  source: BackupSource,
): Promise<Written> {
  if (existsSync(path)) {
    throw new StartupError(`There is a file ${path} already: choose another name.`)
  }
  const draft = `${path}.${String(process.pid)}.partial`
  let tables = 0
  let rows = 0
  const counted = { ...source, onTable: (count: number) => ((tables += 1), (rows += count)) }
  try {
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await once(file, 'open').catch((error: unknown) => {
      throw notWritable(path, error)
    })
    await pipeline(Readable.from(seal(readDatabase(counted), passphrase, costLog2)), file)
    const { size: bytes } = await stat(draft)
    await rename(draft, path)
    await syncDirectory(dirname(path))
    return { tables, rows, bytes }
  } catch (error) {
    await rm(draft, { force: true })
    throw isFileError(error) ? notWritable(path, error) : error
  }
}

function isFileError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EIO' || code === 'EFBIG'
}

function notWritable(path: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupError(`The backup ${path} cannot be written (${reason}). Nothing was kept.`)
}

/** If a directory cannot be opened there is nothing to sync. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
