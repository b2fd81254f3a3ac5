import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedAccounts } from '../accounts.ts'
import { loadConfig } from '../config.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { openDatabase } from '../db/open.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { APP_ROLE, AUTH_ROLE } from '../db/roles.ts'
import { loadSigningKeys } from '../features/auth/signing-keys.ts'
import { createLogger } from '../lib/logger.ts'
import { secretBox } from '../lib/secret-box.ts'
import { loadSecretKey } from '../secret-key.ts'
import { givenPractitioner, type TestPractitioner } from './factories.ts'

const CONNECTIONS = 4

/** Puts practitioners into a data directory that no server is running on, and signs them in. */
export async function seedPractitioners(
  dataDir: string,
  count: number,
): Promise<TestPractitioner[]> {
  await mkdir(dataDir, { recursive: true })
  const postgres = await startEmbedded({ directory: join(dataDir, 'postgres') })
  const log = createLogger('silent')
  const appDb = openDatabase({ url: postgres.url, role: APP_ROLE, log, maxConnections: 2 })
  const db = openDatabase({ url: postgres.url, role: AUTH_ROLE, log, maxConnections: CONNECTIONS })
  try {
    const secretKey = await loadSecretKey(undefined, dataDir)
    const box = secretBox(secretKey, 'signing-keys')
    const { core } = embeddedAccounts({
      config: loadConfig({ AUTH_ACCESS_TOKEN_TTL_S: '28800' }),
      db,
      appDb,
      secretKey,
      signingKeys: await prepareDatabase(postgres.url, (tx) => loadSigningKeys(tx, box)),
      siteUrl: () => 'http://localhost',
      sendMail: () => Promise.resolve(),
      sendSms: undefined,
      google: undefined,
    })
    const practitioners: TestPractitioner[] = []
    // As many at once as there are connections: waiting for one has a time limit.
    while (practitioners.length < count) {
      const batch = Math.min(CONNECTIONS, count - practitioners.length)
      const made = Array.from({ length: batch }, () => givenPractitioner(core))
      practitioners.push(...(await Promise.all(made)))
    }
    return practitioners
  } finally {
    await appDb.pool.end()
    await db.pool.end()
    await postgres.stop()
  }
}
