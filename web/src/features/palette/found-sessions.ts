import type { Session } from '@chartwright/contract/sessions'

/** What matches the text: newest first, at most as many as are shown. */
export interface FoundSessions {
  readonly sessions: readonly Session[]
  readonly hasMore: boolean
  readonly isSearching: boolean
  readonly error: Error | null
  readonly retry: () => void
}
