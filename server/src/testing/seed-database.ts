import { embeddedAccounts } from '../accounts.ts'
import { loadConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { APP_ROLE, AUTH_ROLE } from '../db/roles.ts'
import { loadSigningKeys } from '../features/auth/signing-keys.ts'
import { createLogger } from '../lib/logger.ts'
import { secretBox } from '../lib/secret-box.ts'
import { givenPractitioner, type GivenPractitioner, type TestPractitioner } from './factories.ts'

const CONNECTIONS = 4

/** Migrates the database, adds practitioners to it and signs them in. */
export async function seedDatabase(
  url: string,
  secretKey: string,
  count: number,
  given: GivenPractitioner = {},
): Promise<TestPractitioner[]> {
  const log = createLogger('silent')
  const appDb = openDatabase({ url, role: APP_ROLE, log, maxConnections: 2 })
  const db = openDatabase({ url, role: AUTH_ROLE, log, maxConnections: CONNECTIONS })
  try {
    const box = secretBox(secretKey, 'signing-keys')
    const { core } = embeddedAccounts({
      config: loadConfig({ AUTH_ACCESS_TOKEN_TTL_S: '28800' }),
      db,
      appDb,
      log,
      secretKey,
      signingKeys: await prepareDatabase(url, (tx) => loadSigningKeys(tx, box)),
      siteUrl: () => 'http://localhost',
      sendMail: () => Promise.resolve(),
      sendSms: undefined,
      google: undefined,
    })
    const practitioners: TestPractitioner[] = []
    // As many at once as there are connections: waiting for one has a timeout.
    while (practitioners.length < count) {
      const batch = Math.min(CONNECTIONS, count - practitioners.length)
      const made = Array.from({ length: batch }, () => givenPractitioner(core, given))
      practitioners.push(...(await Promise.all(made)))
    }
    return practitioners
  } finally {
    await appDb.pool.end()
    await db.pool.end()
  }
}
