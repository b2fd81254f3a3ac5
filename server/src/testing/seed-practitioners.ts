import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { loadSecretKey } from '../secret-key.ts'
import type { TestPractitioner } from './factories.ts'
import { seedDatabase } from './seed-database.ts'

/** What the practitioners have before the server starts, inserted directly into the database. */
export type Fill = (url: string, practitioners: readonly TestPractitioner[]) => Promise<void>

/** Adds practitioners to a data directory that no server is running on, and signs them in. */
export async function seedPractitioners(
  dataDir: string,
  count: number,
  fill?: Fill,
): Promise<TestPractitioner[]> {
  await mkdir(dataDir, { recursive: true })
  const postgres = await startEmbedded({ directory: join(dataDir, 'postgres') })
  try {
    const secretKey = await loadSecretKey(undefined, dataDir)
    const practitioners = await seedDatabase(postgres.url, secretKey, count)
    await fill?.(postgres.url, practitioners)
    return practitioners
  } finally {
    await postgres.stop()
  }
}
