import type { Use } from '../use-of-sentence.ts'

/** Sentences of the clinician as they stand on a sheet, with the facts that they tell. */
export interface Quotation {
  readonly use: Use
  readonly text: string
  readonly factIds: readonly string[]
  readonly lines: readonly number[]
}
