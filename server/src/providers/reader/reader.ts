import type { ReadWindow } from '../../clinical/ledger/windows.ts'

/** Tells of each word of a visit whether it is part of a fact, and of which kind. */
export interface FactReader {
  readonly name: string
  /** Rejects with ReaderError. */
  readonly readWindow: ReadWindow
  /** There will be something to read soon. */
  warm(): void
  close(): Promise<void>
}

/** Its message never holds what was said. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError'
}
