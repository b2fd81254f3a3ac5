import type { FactContent } from '@chartwright/contract/facts'
import type { Stretch } from './reading/find-mentions.ts'

/** A fact of the ledger: what it says, and where it was said. */
export interface Fact extends FactContent {
  /** The first stretch names the thing; further ones decide it. */
  readonly said: readonly Stretch[]
  /** How likely everything that it says is right, from 0 to 1. */
  readonly sureness: number
  /** Every line needed to know it, in order. */
  readonly lines: readonly number[]
  /** As a clinician writes this one fact in a note. */
  readonly text: string
  /** The sentence was written by the phraser, not by the rules of `realise`. */
  readonly phrased?: boolean
  /** How likely a clinician is to leave the sentence as it is; absent if it was not judged. */
  readonly acceptance?: number
}

/** What speaks for or against a fact being right, by name. */
export type Signs = Readonly<Record<string, number>>

/** A fact before its sentence is written. */
export interface FramedFact extends Omit<Fact, 'text' | 'phrased' | 'acceptance'> {
  /** What its sureness was made of. */
  readonly signs?: Signs
  /** The side that the reader takes it to be on, where its own words name none. */
  readonly likelySide?: Side
  /** How likely it is on each side. */
  readonly sideOdds?: Readonly<Record<Side, number>>
}

export type Side = 'left' | 'right' | 'bilateral'
