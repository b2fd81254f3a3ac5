import { Session, type SessionDetail } from '@chartwright/contract/sessions'
import type { QueryClient } from '@tanstack/react-query'
import {
  sessionListsKey,
  sessionQuery,
  sessionSearchesKey,
  sessionsQuery,
} from './sessions.queries.ts'

/** The fields of a session that lists show and that can change. */
export type SessionFace = Pick<
  Session,
  'name' | 'patient_id' | 'patient_name' | 'note_count' | 'signed_note_count'
>

type ChangeList = (sessions: readonly Session[]) => Session[]

/** At the top of the list, which is sorted newest first. */
export function cacheNewSession(client: QueryClient, detail: SessionDetail): void {
  const session = Session.parse(detail)
  client.setQueryData(sessionQuery(session.id).queryKey, detail)
  client.setQueryData(sessionsQuery.queryKey, (known) => {
    const [first, ...others] = known?.pages ?? []
    if (!known || !first) return known
    const sessions = [session, ...first.sessions.filter(({ id }) => id !== session.id)]
    return { ...known, pages: [{ ...first, sessions }, ...others] }
  })
  void client.invalidateQueries({ queryKey: sessionSearchesKey })
}

/** In every list and in the detail, whose contents are unchanged. */
export function changeCachedSession(
  client: QueryClient,
  sessionId: string,
  change: Partial<SessionFace>,
): void {
  const apply = <T extends Session>(session: T): T =>
    session.id === sessionId ? { ...session, ...change } : session
  changeLists(client, (sessions) => sessions.map(apply))
  client.setQueryData(sessionQuery(sessionId).queryKey, (known) => known && apply(known))
}

/** What was just saved, so that a reopened tab starts with it. */
export function cacheContents(
  client: QueryClient,
  sessionId: string,
  contents: SessionDetail['tabContents'],
  content_version: number,
): void {
  client.setQueryData(sessionQuery(sessionId).queryKey, (known) =>
    known
      ? { ...known, content_version, tabContents: { ...known.tabContents, ...contents } }
      : known,
  )
}

/** The patient was deleted: their sessions are unlinked. */
export function unlinkCachedPatient(client: QueryClient, patientId: string): void {
  const none = { patient_id: null, patient_name: null }
  const apply = <T extends Session>(session: T): T =>
    session.patient_id === patientId ? { ...session, ...none } : session
  changeLists(client, (sessions) => sessions.map(apply))
  client.setQueriesData<SessionDetail>({ queryKey: ['sessions', 'detail'] }, (known) =>
    known ? apply(known) : known,
  )
  // A name from the ledger contained theirs.
  void client.invalidateQueries({ queryKey: ['sessions'] })
}

export function uncacheSessions(client: QueryClient, sessionIds: readonly string[]): void {
  const gone = new Set(sessionIds)
  changeLists(client, (sessions) => sessions.filter(({ id }) => !gone.has(id)))
  // One that is on screen would be refetched.
  for (const id of gone) client.removeQueries({ ...sessionQuery(id), type: 'inactive' })
  void client.invalidateQueries({ queryKey: sessionSearchesKey })
}

export function findCachedSession(client: QueryClient, sessionId: string): Session | undefined {
  return (
    client.getQueryData(sessionQuery(sessionId).queryKey) ??
    cachedSessions(client).find(({ id }) => id === sessionId)
  )
}

/** As far as the list has been loaded. */
export function cachedSessions(client: QueryClient): readonly Session[] {
  return (
    client.getQueryData(sessionsQuery.queryKey)?.pages.flatMap(({ sessions }) => sessions) ?? []
  )
}

/** A list whose loading started before a change would bring the old state back: it is reloaded. */
export async function rereadIfReading(client: QueryClient): Promise<void> {
  const fetchStatus = 'fetching'
  await client.invalidateQueries({ queryKey: sessionListsKey, fetchStatus })
}

function changeLists(client: QueryClient, change: ChangeList): void {
  client.setQueryData(sessionsQuery.queryKey, (known) => {
    if (!known) return known
    const pages = known.pages.map((page) => ({ ...page, sessions: change(page.sessions) }))
    return { ...known, pages }
  })
  client.setQueriesData<Session[]>({ queryKey: sessionSearchesKey }, (known) =>
    known ? change(known) : known,
  )
}
