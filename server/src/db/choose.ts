import { join } from 'node:path'
import { startEmbedded } from './embedded/start-embedded.ts'

export interface ChosenDatabase {
  /** Login of the owner of the tables. */
  readonly url: string
  /** For the operator. */
  readonly warning?: string | undefined
  stop(): Promise<void>
}

/** The database at DATABASE_URL, or the embedded one of this data directory. */
export async function chooseDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  onProgress?: (message: string) => void,
): Promise<ChosenDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: () => Promise.resolve() }
  return startEmbedded({
    directory: join(dataDir, 'postgres'),
    ...(onProgress && { onProgress }),
  })
}
