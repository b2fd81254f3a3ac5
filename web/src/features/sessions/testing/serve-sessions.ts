import { searchApi, type SearchHit } from '@chartwright/contract/search'
import { sessionsApi, type Session, type SessionDetail } from '@chartwright/contract/sessions'
import { DELETED } from '@chartwright/contract/values'
import { FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { givenSession } from './given-session.ts'

/** A server that stores these sessions, given newest first; `sessions` is what it has now. */
export function serveSessions(...given: Session[]) {
  const kept = { sessions: given }
  const find = (id: string): Session => {
    const session = kept.sessions.find((each) => each.id === id)
    if (!session) throw new Refusal('NOT_FOUND', 'Session not found.')
    return session
  }
  const api = new FakeApi()
    .on(sessionsApi.list, ({ query: { limit, cursor, search = '' } }) => {
      const { sessions } = kept
      const from = cursor ? sessions.findIndex(({ id }) => id === cursor.id) + 1 : 0
      const part = search.toLowerCase()
      return sessions
        .slice(from)
        .filter(({ name, patient_name }) =>
          `${name}\n${patient_name ?? ''}`.toLowerCase().includes(part),
        )
        .slice(0, limit)
    })
    .on(searchApi.find, ({ query: { q } }) => ({
      hits: kept.sessions
        .filter(({ name, patient_name }) =>
          `${name}\n${patient_name ?? ''}`.toLowerCase().includes(q.toLowerCase()),
        )
        .map((session) => sessionHit(session)),
      has_more_sessions: false,
    }))
    .on(sessionsApi.get, ({ params }) => detailOf(find(params.id)))
    .on(sessionsApi.create, ({ body: { name } }) => {
      const session = givenSession({ name })
      kept.sessions = [session, ...kept.sessions]
      return detailOf(session)
    })
    .on(sessionsApi.remove, ({ params: { ids } }) => {
      ids.forEach(find)
      kept.sessions = kept.sessions.filter(({ id }) => !ids.includes(id))
      return DELETED
    })
  return Object.assign(kept, { api })
}

export function sessionHit(session: Session): SearchHit {
  const { name: text, created_at: date } = session
  const nowhere = { note: null, line: null, task_id: null }
  return { kind: 'session', session, text, marks: [], ...nowhere, date }
}

function detailOf(session: Session): SessionDetail {
  return { ...session, tabs: [], activeTabId: null, tabContents: {}, content_version: 1 }
}
