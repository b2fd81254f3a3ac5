import type { FactContent } from '@chartwright/contract/facts'

/** Words of a line. */
export interface Anchor {
  readonly segmentId: string
  readonly from: number
  readonly to: number
}

/** What a person has made of one fact. */
export interface Correction {
  readonly factId: string
  /** False: a person added it. */
  readonly wasHeard: boolean
  /** As it was read when it was first corrected; null if that is no longer known. */
  readonly heard: FactContent | null
  /** The person's version; null: as it was heard. */
  readonly content: FactContent | null
  readonly isDeleted: boolean
  /** Null if there is no line. */
  readonly anchor: Anchor | null
}
