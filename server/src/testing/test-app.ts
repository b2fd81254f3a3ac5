import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll } from 'vitest'
import { buildApp, type AppSettings } from '../app.ts'
import { openDatabase, type Database } from '../db/open.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { accessTokens, type AccessTokens } from '../features/auth/access-token.ts'
import { loadSigningKeys } from '../features/auth/signing-keys.ts'
import { closer } from '../lib/closer.ts'
import { createLogger } from '../lib/logger.ts'
import { secretBox } from '../lib/secret-box.ts'
import { givenPractitioner, type TestPractitioner } from './factories.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestApp {
  readonly app: FastifyInstance
  /** As the application's role. */
  readonly db: Database
  /** As the tables' owner. */
  readonly owner: Database
  readonly tokens: AccessTokens
  /** Every line that was logged. */
  readonly logged: readonly string[]
  givenPractitioner(options?: Parameters<typeof givenPractitioner>[2]): Promise<TestPractitioner>
}

const SETTINGS: AppSettings = {
  bodyLimitBytes: 65_536,
  isPublicHttps: false,
  rateLimits: { windowS: 60, addressPoints: 10_000, practitionerPoints: 10_000 },
  trustProxy: false,
}

/** The whole application on a database of its own. Call it in `beforeAll` or at a file's top. */
export async function testApp(settings: Partial<AppSettings> = {}): Promise<TestApp> {
  const closing = closer()
  afterAll(() => closing.close())
  const database = await createTestDatabase()
  closing.add(() => database.drop())

  const logged: string[] = []
  const log = createLogger('info', { write: (line) => void logged.push(line) })
  const box = secretBox('a secret key for tests, long enough', 'signing-keys')
  const tokens = accessTokens(await prepareDatabase(database.url, (tx) => loadSigningKeys(tx, box)))
  const db = openDatabase({ url: database.url, log })
  const owner: Database = { pool: new pg.Pool({ connectionString: database.url, max: 2 }) }
  closing.add(() => db.pool.end())
  closing.add(() => owner.pool.end())
  const app = await buildApp({ db, log, tokens, settings: { ...SETTINGS, ...settings } })
  closing.add(() => app.close())

  return {
    app,
    db,
    owner,
    tokens,
    logged,
    givenPractitioner: (options) => givenPractitioner(owner, tokens, options),
  }
}
