import { builtinReader } from './providers/reader/builtin/builtin.ts'
import { readPhraserFiles } from './providers/reader/builtin/phraser/load-phraser.ts'
import type { FactReader } from './providers/reader/reader.ts'

/** The reader that comes with the product: it starts with the first visit that is read. */
export function chooseReader(): FactReader {
  return builtinReader()
}

/** Throws if what writes the sentences of facts is missing or damaged. */
export function checkPhraserFiles(folder?: URL): void {
  readPhraserFiles(folder)
}
