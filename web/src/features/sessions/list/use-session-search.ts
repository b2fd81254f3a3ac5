import { PALETTE_MAX_SESSIONS } from '@chartwright/contract/limits'
import type { SearchHit } from '@chartwright/contract/search'
import type { Session } from '@chartwright/contract/sessions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { cachedSessions } from '../sessions.cache.ts'
import { searchQuery, sessionSearchQuery } from '../sessions.queries.ts'

const TYPING_MS = 150

/**
 * Without a text, the newest sessions; otherwise those with that name or patient, and places in
 * notes, transcripts and tasks. Until the server has responded, the loaded ones that match.
 */
export function useSessionSearch(text: string) {
  const client = useQueryClient()
  const wanted = text.trim()
  const asked = useDebounced(wanted, TYPING_MS)
  const newest = useQuery({ ...sessionSearchQuery, enabled: asked === '' })
  const search = useQuery({
    ...searchQuery(asked),
    enabled: asked !== '',
    placeholderData: (previous) => previous,
  })
  const { error, isFetching, refetch } = asked === '' ? newest : search
  const hits = search.data?.hits ?? []
  const named = hits.flatMap(({ kind, session }) => (kind === 'session' && session ? session : []))
  const isAnswered =
    asked === wanted &&
    (asked === ''
      ? newest.data !== undefined
      : search.data !== undefined && !search.isPlaceholderData)

  const sessions = (): readonly Session[] => {
    if (isAnswered) return asked === '' ? (newest.data ?? []) : named
    const atHand = asked !== '' && search.data ? named : (newest.data ?? cachedSessions(client))
    return atHand.filter((session) => isMatch(session, wanted))
  }
  const found = sessions()
  const shownHits = isAnswered ? hits : hits.filter((hit) => holds(hit, wanted))

  return {
    sessions: found.slice(0, PALETTE_MAX_SESSIONS),
    hits: wanted === '' ? [] : shownHits,
    hasMore:
      found.length > PALETTE_MAX_SESSIONS ||
      (isAnswered && asked !== '' && search.data?.has_more_sessions === true),
    isSearching: !isAnswered && !(error && asked === wanted && !isFetching),
    error: isAnswered || isFetching || asked !== wanted ? null : error,
    retry: () => void refetch(),
  }
}

function isMatch({ name, patient_name }: Session, text: string): boolean {
  const part = text.toLowerCase()
  return [name, patient_name ?? ''].some((each) => each.toLowerCase().includes(part))
}

/** A result for a shorter text is still valid if it contains everything typed by now. */
function holds({ text }: SearchHit, wanted: string): boolean {
  const line = text.toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => line.includes(word))
}
