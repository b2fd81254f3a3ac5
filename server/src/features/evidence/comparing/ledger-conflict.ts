import type { CONFLICT_KINDS } from '@chartwright/contract/insights'
import type { KnownFact } from '../indexing/index-ledger.ts'
import type { VisitIndex } from '../indexing/index-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'
import type { NoteSentence } from '../sentences.ts'
import type { Mention } from './mention-of-fact.ts'

/** A place of a sentence that names something, with all facts of the visit about it. */
export interface NamedThing {
  readonly mention: Mention
  readonly facts: readonly KnownFact[]
}

/** In what a sentence and a fact disagree. */
export interface LedgerConflict {
  readonly kind: (typeof CONFLICT_KINDS)[number]
  /** The words of the sentence. */
  readonly written: string
  readonly known: KnownFact
}

export interface ComparedSentence {
  readonly read: Facts
  readonly sentence: NoteSentence
  readonly visit: VisitIndex
  /**
   * The note was written from the ledger: what differs from it was changed since. Elsewhere a fact
   * that was heard must be surer to speak against a sentence.
   */
  readonly isFromLedger: boolean
  /** It tells what may happen, and not what is. */
  readonly isSupposed: boolean
  /** It is about relatives. */
  readonly isFamily: boolean
}

export function wordsOf({ tokens }: Facts, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
}

export function isPatients({ fact }: KnownFact): boolean {
  return fact.who === 'patient' && fact.kind !== 'family'
}

/** A person has typed, corrected or written it: nothing that was heard speaks against it. */
export function isByPerson({ fact }: KnownFact): boolean {
  return fact.source !== 'heard' && fact.source !== 'carried'
}
