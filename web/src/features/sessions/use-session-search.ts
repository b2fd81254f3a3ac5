import { PALETTE_MAX_SESSIONS } from '@chartwright/contract/limits'
import type { Session } from '@chartwright/contract/sessions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDebounced } from '../../lib/use-debounced.ts'
import { cachedSessions } from './sessions.cache.ts'
import { sessionSearchQuery } from './sessions.queries.ts'

const TYPING_MS = 150

/** Newest first. Until the server has answered, those of the rows at hand that match. */
export function useSessionSearch(text: string) {
  const client = useQueryClient()
  const wanted = text.trim()
  const asked = useDebounced(wanted, TYPING_MS)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...sessionSearchQuery(asked),
    placeholderData: (previous) => previous ?? knownSessions(),
  })
  const isAnswered = data !== undefined && !isPlaceholderData && asked === wanted
  const found = isAnswered ? data : (data ?? []).filter((session) => isMatch(session, wanted))

  function knownSessions(): Session[] | undefined {
    const known = cachedSessions(client)
    return known.length > 0 ? [...known] : undefined
  }

  return {
    sessions: found.slice(0, PALETTE_MAX_SESSIONS),
    hasMore: found.length > PALETTE_MAX_SESSIONS,
    isSearching: !isAnswered && !(error && asked === wanted && !isFetching),
    error: isAnswered || isFetching || asked !== wanted ? null : error,
    retry: () => void refetch(),
  }
}

function isMatch({ name, patient_name }: Session, text: string): boolean {
  const part = text.toLowerCase()
  return [name, patient_name ?? ''].some((each) => each.toLowerCase().includes(part))
}
