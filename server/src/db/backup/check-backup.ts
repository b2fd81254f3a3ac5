import { StartupError } from '../../lib/startup-error.ts'
import { newestKnownMigration } from '../migrate.ts'
import { decodeFrames, type Manifest } from './frames.ts'
import { unseal } from './seal.ts'

export interface Checked {
  readonly manifest: Manifest
  readonly rows: number
}

/** Reads the file from the first to the last byte; what is returned can be restored. */
export async function checkBackup(path: string, passphrase: string): Promise<Checked> {
  let manifest: Manifest | undefined
  let rows = 0
  let tablesRead = 0
  let isEnded = false
  for await (const frame of decodeFrames(unseal(path, passphrase))) {
    if (frame.kind === 'manifest') {
      manifest = frame.manifest
      await refuseNewer(manifest)
    }
    if (frame.kind === 'table-end') {
      tablesRead += 1
      rows += frame.rows
    }
    isEnded = frame.kind === 'end'
  }
  if (!manifest || !isEnded || tablesRead !== manifest.tables.length) {
    throw new StartupError('The backup is not complete. Nothing was written.')
  }
  return { manifest, rows }
}

async function refuseNewer({ migratedTo, version }: Manifest): Promise<void> {
  if (migratedTo <= (await newestKnownMigration())) return
  throw new StartupError(
    `The backup was made by a newer version of Chartwright (${version}): restore it with that one.`,
  )
}
