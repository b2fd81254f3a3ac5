import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { loadSecretKey } from '../secret-key.ts'
import type { TestPractitioner } from './factories.ts'
import { seedDatabase } from './seed-database.ts'

/** Puts practitioners into a data directory that no server is running on, and signs them in. */
export async function seedPractitioners(
  dataDir: string,
  count: number,
): Promise<TestPractitioner[]> {
  await mkdir(dataDir, { recursive: true })
  const postgres = await startEmbedded({ directory: join(dataDir, 'postgres') })
  try {
    return await seedDatabase(postgres.url, await loadSecretKey(undefined, dataDir), count)
  } finally {
    await postgres.stop()
  }
}
