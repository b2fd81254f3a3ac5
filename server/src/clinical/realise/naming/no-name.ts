import type { FactContent, FactKind } from '@chartwright/contract/facts'

/** Words that say nothing by themselves, by the kind of fact that they were heard as. */
export interface NoName {
  readonly of: readonly FactKind[]
  readonly said: RegExp
  readonly only?: FactContent['polarity']
  /** With a place or a value it says something. */
  readonly isPlaced?: boolean
  /** With its date or how often it comes it says something. */
  readonly isDated?: boolean
  readonly example: string
  /** A name that the row must leave alone. */
  readonly unlike: string
}
