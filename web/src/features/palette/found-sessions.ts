import type { SearchHit } from '@chartwright/contract/search'
import type { Session } from '@chartwright/contract/sessions'

/** What matches the text: the very name first, then the newest, at most as many as are shown. */
export interface FoundSessions {
  readonly sessions: readonly Session[]
  /** Of the sessions again, with what is to be marked, and of places in texts and tasks. */
  readonly hits: readonly SearchHit[]
  readonly hasMore: boolean
  readonly isSearching: boolean
  readonly error: Error | null
  readonly retry: () => void
}
