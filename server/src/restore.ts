import { rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { NO_PASSPHRASE, type CommandOptions } from './backup.ts'
import { loadConfig, type Config } from './config.ts'
import { checkBackup, type Checked } from './db/backup/check-backup.ts'
import { restoreDatabase } from './db/backup/restore-database.ts'
import { openOwnDatabase } from './db/open-own.ts'
import { prepareDatabase } from './db/prepare.ts'
import { askTerminal, type AskTerminal } from './lib/ask-terminal.ts'
import { closer } from './lib/closer.ts'
import { StartupError } from './lib/startup-error.ts'

const USAGE = `npm run restore FILE                    reads a backup into an empty database
npm run restore -- FILE --replace       into one that is not: what is there is lost
npm run restore -- FILE --replace --yes without the question
npm run restore -- FILE --show-secret-key   prints the backup's SECRET_KEY and restores nothing

The passphrase is asked for, or read from BACKUP_PASSPHRASE. Stop Chartwright first.
`
const FLAGS = ['--replace', '--yes', '--show-secret-key']

/** Returns what to print. */
export async function restore(options: CommandOptions): Promise<string> {
  const { dataDir, args, env, ask = askTerminal } = options
  const [file, ...others] = args.filter((arg) => !arg.startsWith('-'))
  const flags = args.filter((arg) => arg.startsWith('-'))
  const isUnderstood = others.length === 0 && flags.every((flag) => FLAGS.includes(flag))
  if (file === undefined || !isUnderstood) throw new StartupError(USAGE)
  const config = loadConfig(env)
  const path = resolve(file)
  const passphrase = config.BACKUP_PASSPHRASE ?? (await ask('Passphrase: ', { isSecret: true }))
  if (passphrase === undefined) throw new StartupError(NO_PASSPHRASE)
  const checked = await checkBackup(path, passphrase)
  const { manifest } = checked
  if (flags.includes('--show-secret-key')) return `SECRET_KEY=${manifest.secretKey}`
  requireSameKey(config, manifest.secretKey)
  const isReplacing = flags.includes('--replace')
  if (isReplacing && !flags.includes('--yes')) await requireConsent(ask, checked)
  const closing = closer()
  try {
    const url = await openOwnDatabase(config.DATABASE_URL, dataDir, closing)
    const key = keyFile(config, dataDir, manifest.secretKey)
    await restoreDatabase({
      url,
      path,
      passphrase,
      manifest,
      isReplacing,
      beforeCommit: key.write,
    })
    await key.use()
    await prepareDatabase(url, () => Promise.resolve())
    return `Restored ${describe(checked)}. Everybody signs in anew.`
  } finally {
    await closing.close()
  }
}

function describe({ manifest, rows }: Checked): string {
  const { tables, madeAt } = manifest
  return `${String(rows)} rows of ${String(tables.length)} tables, as they were at ${madeAt}`
}

async function requireConsent(ask: AskTerminal, checked: Checked): Promise<void> {
  const answer = await ask(
    `Everything in the database goes, and ${describe(checked)}, take its place. Type "replace" to go on: `,
  )
  if (answer === 'replace') return
  throw new StartupError(
    answer === undefined
      ? 'There is no terminal to ask whether to replace what is there: add --yes.'
      : 'Nothing was changed.',
  )
}

/** With another key, nobody's second factor and no signing key could be decrypted. */
function requireSameKey({ SECRET_KEY: given }: Config, secretKey: string): void {
  if (given === undefined || given === secretKey) return
  throw new StartupError(
    'The backup was made under another SECRET_KEY. Set SECRET_KEY to that one ("npm run restore -- FILE --show-secret-key" prints it), and restore again. Nothing was written.',
  )
}

/** A key set in the configuration needs no file. */
function keyFile({ SECRET_KEY: given }: Config, dataDir: string, secretKey: string) {
  const path = join(dataDir, 'secret-key')
  const draft = `${path}.restored`
  if (given !== undefined) return { write: () => Promise.resolve(), use: () => Promise.resolve() }
  return {
    write: () => writeFile(draft, `${secretKey}\n`, { mode: 0o600, flush: true }),
    use: () => rename(draft, path),
  }
}
