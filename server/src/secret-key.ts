import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Without SECRET_KEY, the one of this data directory, generated on the first start. */
export async function loadSecretKey(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given
  const path = join(dataDir, 'secret-key')
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const made = randomBytes(32).toString('base64url')
  await writeFile(path, `${made}\n`, { mode: 0o600, flag: 'wx', flush: true })
  return made
}
