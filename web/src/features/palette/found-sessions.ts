import type { SearchHit } from '@chartwright/contract/search'
import type { Session } from '@chartwright/contract/sessions'

/** Matches of the text: the exact name first, then the newest, at most as many as are shown. */
export interface FoundSessions {
  readonly sessions: readonly Session[]
  /** The sessions again, with the ranges to highlight, and places in texts and tasks. */
  readonly hits: readonly SearchHit[]
  readonly hasMore: boolean
  readonly isSearching: boolean
  readonly error: Error | null
  readonly retry: () => void
}
