import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stored beside the checkout, never in it: see its own README for licences. */
export const DATA_DIR =
  process.env['NOTES_DATA_DIR'] ?? join(import.meta.dirname, '../../shared/data')

export function missingOf(files: readonly string[]): string[] {
  return files.filter((file) => !existsSync(join(DATA_DIR, file)))
}

/** The objects of a file with one per line. */
export function readRows<Row>(file: string): Row[] {
  return readFileSync(join(DATA_DIR, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
}
