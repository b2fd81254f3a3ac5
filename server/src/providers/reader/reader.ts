import type { Fact } from '../../clinical/ledger/fact.ts'
import type { SpokenLine } from '../../clinical/roles/guess-roles.ts'

/** Drugs besides those of the product's tables. */
export interface DrugList {
  /** Another list has another one. */
  readonly version: string
  /** In lower case, one a line. */
  readonly names: string
}

export const NO_DRUGS: DrugList = { version: '', names: '' }

/** What was said in one session, as its transcript has it, labels included. */
export interface SaidVisit {
  /** What is remembered of a reading is remembered for this practitioner alone. */
  readonly practitionerId: string
  readonly lines: readonly SpokenLine[]
  /** None, where they are left out. */
  readonly drugs?: DrugList
}

export interface SoonRead {
  readonly facts: Fact[]
  /** False while sentences are still to be written: those facts have the ones of the rules. */
  readonly isFinal: boolean
}

/** Reads the facts of a visit. Places in a fact are places in the lines as they are given. */
export interface FactReader {
  readonly name: string
  /** Rejects with ReaderError. */
  read(visit: SaidVisit): Promise<Fact[]>
  /** Does not wait for sentences that are still to be written. Rejects with ReaderError. */
  readSoon(visit: SaidVisit): Promise<SoonRead>
  /** Reads what further lines will not change, so that `read` is quick. Rejects with ReaderError. */
  readAhead(visit: SaidVisit): Promise<void>
  close(): Promise<void>
}

/** Its message never holds what was said. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError'
  /** Trying again is of no use. */
  readonly isTooLong: boolean

  constructor(message: string, { isTooLong = false } = {}) {
    super(message)
    this.isTooLong = isTooLong
  }
}
