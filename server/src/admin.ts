import { chooseAccounts } from './accounts.ts'
import { openAccountService } from './app.ts'
import { loadConfig } from './config.ts'
import { openOwnDatabase } from './db/open-own.ts'
import { openDatabase, type Database } from './db/open.ts'
import { prepareDatabase } from './db/prepare.ts'
import { APP_ROLE, AUTH_ROLE, JOBS_ROLE, type Role } from './db/roles.ts'
import { AUDIT_USAGE, readAuditCommand, runAuditCommand } from './features/audit/audit-command.ts'
import { CHAIN } from './features/audit/chain.ts'
import {
  describePractitioners,
  operatorCommands,
  requirePractitioner,
} from './features/auth/operator.ts'
import type { ProductAuth } from './features/auth/product/product-auth.ts'
import { readSigningKeys } from './features/auth/signing-keys-file.ts'
import { loadSigningKeys } from './features/auth/signing-keys.ts'
import { closer, type Closer } from './lib/closer.ts'
import { keyedHash, type KeyedHash } from './lib/keyed-hash.ts'
import { createLogger } from './lib/logger.ts'
import { secretBox } from './lib/secret-box.ts'
import { StartupError } from './lib/startup-error.ts'
import { loadSecretKey } from './secret-key.ts'

const USAGE = `npm run admin -- list
npm run admin -- block EMAIL       refuses every call of theirs from now on
npm run admin -- unblock EMAIL
npm run admin -- verify EMAIL      counts as having confirmed the address
npm run admin -- reset-mfa EMAIL   removes lost second factors
npm run admin -- delete EMAIL      the account with all its data, for good: back up first
${AUDIT_USAGE}`

/** Runs one operator's command, beside a running server or without one. Returns what to print. */
export async function admin(
  dataDir: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<string> {
  const [name = '', email = ''] = args
  const command = Object.entries(operatorCommands).find(([known]) => known === name)?.[1]
  const audit = name === 'audit' ? readAuditCommand(args.slice(1)) : undefined
  const isUnderstood = name === 'list' ? args.length === 1 : command && email && args.length === 2
  if (!isUnderstood && !audit) throw new StartupError(USAGE)
  const closing = closer()
  try {
    const { accounts, queueDb, chainHash } = await openAccounts(dataDir, env, closing)
    if (audit) {
      const getPractitionerId = async (address: string) =>
        (await requirePractitioner(accounts, address)).id
      return await runAuditCommand({ queueDb, chainHash, getPractitionerId }, audit)
    }
    return command ? await command(accounts, email) : await describePractitioners(accounts)
  } finally {
    await closing.close()
  }
}

async function openAccounts(
  dataDir: string,
  env: NodeJS.ProcessEnv | undefined,
  closing: Closer,
): Promise<{ accounts: ProductAuth; queueDb: Database; chainHash: KeyedHash }> {
  const config = loadConfig(env)
  const url = await openOwnDatabase(config.DATABASE_URL, dataDir, closing)
  const secretKey = await loadSecretKey(config.SECRET_KEY, dataDir)
  const box = secretBox(secretKey, 'signing-keys')
  const log = createLogger('silent')
  const open = (role: Role) => {
    const db = openDatabase({ url, role, log, maxConnections: 2 })
    closing.add(() => db.pool.end())
    return db
  }
  const { AUTH_SIGNING_KEYS_FILE: keysFile } = config
  const signingKeys = await prepareDatabase(url, (tx) =>
    keysFile === undefined ? loadSigningKeys(tx, box) : readSigningKeys(keysFile),
  )
  const accounts = await openAccountService(
    chooseAccounts({
      config,
      db: open(AUTH_ROLE),
      appDb: open(APP_ROLE),
      log,
      secretKey,
      signingKeys,
      siteUrl: () => config.PUBLIC_URL ?? 'http://localhost',
      sendMail: () => Promise.reject(new Error('no mail from here')),
      sendSms: undefined,
      google: undefined,
    }),
  )
  return { accounts, queueDb: open(JOBS_ROLE), chainHash: keyedHash(secretKey, CHAIN) }
}
