import type { FactContent } from '@chartwright/contract/facts'
import type { Stretch } from './reading/find-mentions.ts'

/** A fact of the ledger: what it says, and where it was said. */
export interface Fact extends FactContent {
  /** The first stretch names the thing; further ones decide it. */
  readonly said: readonly Stretch[]
  /** How sure the reader is that this is a fact at all, from 0 to 1. */
  readonly sureness: number
  /** Every line needed to know it, in order. */
  readonly lines: readonly number[]
  /** As a clinician writes this one fact in a note. */
  readonly text: string
}

/** A fact before its sentence is written. */
export interface FramedFact extends Omit<Fact, 'text'> {
  /** The side that the reader takes it to be on, where its own words name none. */
  readonly likelySide?: Side
}

export type Side = 'left' | 'right' | 'bilateral'
