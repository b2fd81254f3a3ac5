import { builtinReader } from './providers/reader/builtin/builtin.ts'
import type { FactReader } from './providers/reader/reader.ts'

/** The reader that comes with the product: it starts with the first visit that is read. */
export function chooseReader(): FactReader {
  return builtinReader()
}
