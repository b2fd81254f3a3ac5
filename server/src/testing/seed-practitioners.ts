import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { accessTokens } from '../features/auth/access-token.ts'
import { loadSigningKeys } from '../features/auth/signing-keys.ts'
import { secretBox } from '../lib/secret-box.ts'
import { loadSecretKey } from '../secret-key.ts'
import { givenPractitioner, type TestPractitioner } from './factories.ts'

const TOKEN_TTL_S = 24 * 60 * 60

/** Puts practitioners into a data directory that no server is running on, and signs their tokens. */
export async function seedPractitioners(
  dataDir: string,
  count: number,
): Promise<TestPractitioner[]> {
  await mkdir(dataDir, { recursive: true })
  const postgres = await startEmbedded({ directory: join(dataDir, 'postgres') })
  const owner = new pg.Pool({ connectionString: postgres.url })
  try {
    const box = secretBox(await loadSecretKey(undefined, dataDir), 'signing-keys')
    const keys = await prepareDatabase(postgres.url, (tx) => loadSigningKeys(tx, box))
    const tokens = accessTokens(keys)
    const make = () => givenPractitioner({ pool: owner }, tokens, { tokenTtlS: TOKEN_TTL_S })
    return await Promise.all(Array.from({ length: count }, make))
  } finally {
    await owner.end()
    await postgres.stop()
  }
}
