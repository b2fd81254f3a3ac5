import type { Fact, FactAttribute } from '@chartwright/contract/facts'

/** What a question is about, and which facts of the ledger tell it. */
export interface Topic {
  /** A topic that is told in a way of its own, where all of it is asked for. */
  readonly name?:
    | 'allergies'
    | 'medicines'
    | 'prescribed'
    | 'stopped'
    | 'follow-up'
    | 'plan'
    | 'how long'
    | 'warnings'
    | 'story'
    | 'age'
    | 'exam'
    | 'work'
    | 'time to come'
    | 'tried'
    | 'how often'
    | 'where'
    | 'results'
    | 'cause'
  readonly asked: RegExp
  readonly fits: (fact: Fact) => boolean
  /** Told where the ledger has none. */
  readonly nothing: string
  /** Facts with one of these answer; the others do not. */
  readonly wants?: readonly FactAttribute[]
  /** As do those whose sentence or quotation says it. */
  readonly inWords?: RegExp
  /** The first facts are enough where nothing in particular is asked for. */
  readonly most?: number
  /** Only what the clinician said tells it, the last of it best. */
  readonly isOfClinician?: boolean
  /** Words of the visit that are shown where the ledger has nothing. */
  readonly heard?: RegExp
  /** Told with the words of the visit as well, as few of them are read. */
  readonly isToldFurther?: boolean
  /** What was decided: asked of a problem, it is what was decided on that one. */
  readonly isDecided?: boolean
}
