import { chooseReader } from '../choose-reader.ts'
import type { FactReader } from '../providers/reader/reader.ts'

let shared: FactReader | undefined

/** One for all tests of this process, whose children end with it. It starts on first use. */
export function sharedReader(): FactReader {
  return (shared ??= chooseReader())
}
