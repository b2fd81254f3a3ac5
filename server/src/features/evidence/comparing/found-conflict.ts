import type { CONFLICT_KINDS } from '@chartwright/contract/insights'

export interface FoundConflict {
  readonly kind: (typeof CONFLICT_KINDS)[number]
  readonly written: string
  readonly said: string
  /** The place of the line that says otherwise. */
  readonly line: number
}

export interface Compared {
  readonly conflicts: readonly FoundConflict[]
  /** Nobody said it, and nobody said otherwise. */
  readonly isUnsaid: boolean
}
