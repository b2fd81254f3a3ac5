import { resolve } from 'node:path'
import { loadConfig } from './config.ts'
import { writeBackup } from './db/backup/write-backup.ts'
import { openOwnDatabase } from './db/open-own.ts'
import { askTerminal, type AskTerminal } from './lib/ask-terminal.ts'
import { closer } from './lib/closer.ts'
import { StartupError } from './lib/startup-error.ts'
import { loadSecretKey } from './secret-key.ts'
import { VERSION } from './lib/version.ts'

const USAGE = `npm run backup FILE   writes everything into FILE, encrypted with a passphrase

The passphrase is asked for, or read from BACKUP_PASSPHRASE. Without it nobody can open the file.
`
const PASSPHRASE_MIN_CHARS = 12

export interface CommandOptions {
  readonly dataDir: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv | undefined
  readonly ask?: AskTerminal
  /** Cost of the key derivation, as scrypt counts it. */
  readonly costLog2?: number
}

/** Beside a running server or without one. Returns what to print. */
export async function backup({
  dataDir,
  args,
  env,
  ask = askTerminal,
  costLog2,
}: CommandOptions): Promise<string> {
  const [file] = args
  if (file === undefined || args.length !== 1 || file.startsWith('-')) throw new StartupError(USAGE)
  const config = loadConfig(env)
  const passphrase = config.BACKUP_PASSPHRASE ?? (await askTwice(ask))
  requireLongPassphrase(passphrase)
  const path = resolve(file)
  const closing = closer()
  try {
    const url = await openOwnDatabase(config.DATABASE_URL, dataDir, closing)
    const secretKey = await loadSecretKey(config.SECRET_KEY, dataDir)
    const written = await writeBackup(
      path,
      { passphrase, costLog2 },
      { url, version: VERSION, secretKey },
    )
    const { rows, tables, bytes } = written
    return (
      `${path} holds ${String(rows)} rows of ${String(tables)} tables and the secret key ` +
      `(${String(bytes)} bytes). Without the passphrase nobody can open it: keep both, apart from each other.`
    )
  } finally {
    await closing.close()
  }
}

async function askTwice(ask: AskTerminal): Promise<string> {
  const first = await ask('Passphrase: ', { isSecret: true })
  if (first === undefined) throw new StartupError(NO_PASSPHRASE)
  requireLongPassphrase(first)
  if ((await ask('Once more: ', { isSecret: true })) !== first) {
    throw new StartupError('The two are not the same. Nothing was written.')
  }
  return first
}

export const NO_PASSPHRASE =
  'There is no terminal to ask for the passphrase: set BACKUP_PASSPHRASE.'

function requireLongPassphrase(passphrase: string): void {
  if (passphrase.length >= PASSPHRASE_MIN_CHARS) return
  throw new StartupError(
    `The passphrase must have at least ${String(PASSPHRASE_MIN_CHARS)} characters: whoever has the file can try them all.`,
  )
}
