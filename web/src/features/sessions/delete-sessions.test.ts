import { sessionsApi } from '@chartwright/contract/sessions'
import { DELETED } from '@chartwright/contract/values'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../../testing/fake-api.ts'
import { sessionsQuery } from './sessions.queries.ts'
import { givenSession } from './testing/given-session.ts'
import { runVerb } from './testing/run-verb.tsx'
import { serveSessions } from './testing/serve-sessions.ts'
import { useDeleteSessions, type Deletion } from './use-delete-sessions.ts'

function givenSessions(count: number) {
  return Array.from({ length: count }, (_, index) => givenSession({ name: `S${index}` }))
}

async function deleting(server: ReturnType<typeof serveSessions>) {
  const onDeleted = vi.fn<(deletion: Deletion) => void>()
  const verb = await runVerb(server.api, () => useDeleteSessions(onDeleted))
  const run = (ids: string[]) =>
    act(() => verb.result.current.deleteSessions({ ids, withSigned: false }))
  return { ...verb, onDeleted, run }
}

test('many are deleted in batches of 100, and the first of the rest is returned', async () => {
  const sessions = givenSessions(251)
  const server = serveSessions(...sessions)
  const { run, onDeleted, client } = await deleting(server)
  run(sessions.slice(0, 250).map(({ id }) => id))
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  const parts = server.api.received(sessionsApi.remove).map(({ params }) => params.ids.length)
  expect(parts).toEqual([100, 100, 50])
  expect(onDeleted.mock.calls[0]?.[0].firstLeft).toBe(sessions[250]?.id)
  expect(client.getQueryData(sessionsQuery.queryKey)?.pages[0]?.sessions).toHaveLength(1)
})

test('when a batch fails, the outcome is reported accurately: deleted ones are gone, the rest stays and can be retried', async () => {
  const sessions = givenSessions(250)
  const server = serveSessions(...sessions)
  let calls = 0
  const gone: string[] = []
  server.api.on(sessionsApi.remove, ({ params: { ids } }) => {
    calls++
    if (calls === 2) throw new Refusal('SERVER_ERROR')
    gone.push(...ids)
    server.sessions = server.sessions.filter(({ id }) => !ids.includes(id))
    return DELETED
  })
  const { run, onDeleted } = await deleting(server)
  run(sessions.map(({ id }) => id))
  await screen.findByText(/^150 of 250 sessions were not deleted\./)
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(onDeleted.mock.calls[0]?.[0].deleted).toEqual(new Set(gone))
  expect(gone).toHaveLength(100)
  expect(onDeleted.mock.calls[0]?.[0].firstLeft).toBe(sessions[100]?.id)

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(2))
  expect(gone).toHaveLength(250)
  expect(onDeleted.mock.calls[1]?.[0].firstLeft).toBeUndefined()
})

test('one that is already gone does not block the others', async () => {
  const sessions = givenSessions(7)
  const server = serveSessions(...sessions)
  const { run, onDeleted } = await deleting(server)
  server.sessions = server.sessions.filter(({ name }) => name !== 'S4')
  run(sessions.slice(0, 6).map(({ id }) => id))
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(onDeleted.mock.calls[0]?.[0].deleted.size).toBe(6)
  expect(server.sessions.map(({ name }) => name)).toEqual(['S6'])
  expect(screen.queryByText(/not deleted/)).toBeNull()
})

test('one that was signed in the meantime is kept, and is not retried without its confirmation', async () => {
  const sessions = givenSessions(1)
  const server = serveSessions(...sessions)
  server.api.on(sessionsApi.remove, ({ query }) => {
    if (query.with_signed === undefined) throw new Refusal('SIGNED_NOTES')
    return DELETED
  })
  const { run, result } = await deleting(server)
  const ids = sessions.map(({ id }) => id)
  run(ids)
  await screen.findByText(/The session was not deleted. This would delete signed notes/)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  act(() => result.current.deleteSessions({ ids, withSigned: true }))
  await waitFor(() => expect(server.api.received(sessionsApi.remove)).toHaveLength(2))
})
