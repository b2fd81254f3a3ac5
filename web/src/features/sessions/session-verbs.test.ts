import { sessionsApi } from '@chartwright/contract/sessions'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { Refusal } from '../../testing/fake-api.ts'
import { sessionQuery, sessionSearchQuery } from './sessions.queries.ts'
import { givenSession } from './testing/given-session.ts'
import { runVerb } from './testing/run-verb.tsx'
import { serveSessions } from './testing/serve-sessions.ts'
import { useCreateSession } from './use-create-session.ts'
import { useLinkPatient } from './use-link-patient.ts'
import { useRenameSession } from './use-rename-session.ts'

const knee = givenSession({ name: 'Knee' })
const hip = givenSession({ name: 'Hip' })

test('New Session creates one of that name, at the top of the list, and passes it on', async () => {
  const { api } = serveSessions(knee)
  const onCreated = vi.fn()
  const { result, names, client } = await runVerb(api, () => useCreateSession(onCreated))
  act(() => result.current.create())
  act(() => result.current.create())
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
  expect(names()).toEqual(['New Session', 'Knee'])
  const [[created]] = onCreated.mock.calls as [[{ id: string }]]
  expect(client.getQueryData(sessionQuery(created.id).queryKey)).toMatchObject(created)
  expect(api.received(sessionsApi.create)).toHaveLength(1)
  expect(api.received(sessionsApi.list)).toHaveLength(1)
})

test('a session that could not be created is reported, and Retry creates it', async () => {
  const { api } = serveSessions()
  const working = vi.fn()
  const { result, names } = await runVerb(api, () => useCreateSession(working))
  const { api: other } = serveSessions()
  api.on(sessionsApi.create, () => {
    throw new Refusal('SERVER_ERROR')
  })
  act(() => result.current.create())
  await screen.findByText(/^No session was created\./)
  expect(names()).toEqual([])
  vi.stubGlobal('fetch', other.fetch)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(names()).toEqual(['New Session']))
})

test('a new name is shown immediately in list, search and detail', async () => {
  const { api } = serveSessions(knee, hip)
  const answer = deferred<{ name: string }>()
  api.on(sessionsApi.update, async () => ({
    ...knee,
    ...(await answer.promise),
    content_version: 1,
  }))
  const { result, names, client } = await runVerb(api, useRenameSession)
  await client.query(sessionSearchQuery)
  await client.query(sessionQuery(knee.id))
  act(() => result.current(knee, '  Knee, left '))
  await waitFor(() => expect(names()).toEqual(['Knee, left', 'Hip']))
  expect(client.getQueryData(sessionSearchQuery.queryKey)?.[0]?.name).toBe('Knee, left')
  expect(client.getQueryData(sessionQuery(knee.id).queryKey)?.name).toBe('Knee, left')
  answer.resolve({ name: 'Knee, left' })
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(api.received(sessionsApi.update)[0]?.body).toEqual({ name: 'Knee, left' })
})

test('when the server refuses a name, the old one is restored', async () => {
  const { api } = serveSessions(knee)
  api.on(sessionsApi.update, () => {
    throw new Refusal('SERVER_ERROR')
  })
  const { result, names } = await runVerb(api, useRenameSession)
  act(() => result.current(knee, 'Hip'))
  await screen.findByText(/^The session was not renamed\./)
  expect(names()).toEqual(['Knee'])
})

test('a name that failed does not undo the one given since', async () => {
  const { api } = serveSessions(knee)
  const [first, second] = [deferred<undefined>(), deferred<undefined>()]
  api.on(sessionsApi.update, async ({ body: { name = '' } }) => {
    await (name === 'Hip' ? first : second).promise
    if (name === 'Hip') throw new Refusal('SERVER_ERROR')
    return { ...knee, name, content_version: 1 }
  })
  const { result, names, client } = await runVerb(api, useRenameSession)
  act(() => result.current(knee, 'Hip'))
  act(() => result.current({ id: knee.id, name: 'Hip' }, 'Elbow'))
  first.resolve(undefined)
  await screen.findByText(/^The session was not renamed\./)
  expect(names()).toEqual(['Elbow'])
  second.resolve(undefined)
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(names()).toEqual(['Elbow'])
})

test('an empty name is not sent', async () => {
  const { api } = serveSessions(knee)
  const { result, names, client } = await runVerb(api, useRenameSession)
  act(() => result.current(knee, '   '))
  expect([client.isMutating(), names()]).toEqual([0, ['Knee']])
})

test('linking a patient sends their id and shows their name; a refusal reverts it', async () => {
  const { api } = serveSessions(knee)
  const patient = { id: crypto.randomUUID(), name: 'Ana' }
  api.on(sessionsApi.update, () => {
    throw new Refusal('NOT_FOUND', 'Patient not found.')
  })
  const { result, client } = await runVerb(api, useLinkPatient)
  await client.query(sessionQuery(knee.id))
  const shown = () => client.getQueryData(sessionQuery(knee.id).queryKey)?.patient_name
  act(() => result.current(knee, patient))
  await waitFor(() => expect(shown()).toBe('Ana'))
  await screen.findByText(/^The patient was not linked\..*Patient not found/)
  expect(shown()).toBe(null)
  expect(api.received(sessionsApi.update)[0]?.body).toEqual({ patient_id: patient.id })
})
