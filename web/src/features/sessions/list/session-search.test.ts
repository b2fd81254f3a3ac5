import { searchApi, type SearchHit } from '@chartwright/contract/search'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { Refusal } from '../../../testing/fake-api.ts'
import { givenSession } from '../testing/given-session.ts'
import { runVerb } from '../testing/run-verb.tsx'
import { serveSessions, sessionHit } from '../testing/serve-sessions.ts'
import { useSessionSearch } from './use-session-search.ts'

const sessions = Array.from({ length: 12 }, (_, index) => givenSession({ name: `Visit ${index}` }))
const ana = givenSession({ name: 'Knee', patient_name: 'Ana Costa' })

function useTyping() {
  const [text, type] = useState('')
  return { type, ...useSessionSearch(text) }
}

async function searching(server = serveSessions(...sessions, ana)) {
  const { result } = await runVerb(server.api, useTyping)
  const names = () => result.current.sessions.map(({ name }) => name)
  return { result, names, api: server.api }
}

test('the ten newest, and whether there are more', async () => {
  const { result, names } = await searching()
  await waitFor(() => expect(result.current.isSearching).toBe(false))
  expect(names()).toEqual(sessions.slice(0, 10).map(({ name }) => name))
  expect(result.current.hasMore).toBe(true)
})

test('by the patient’s name too, case-insensitively', async () => {
  const { result, names } = await searching()
  act(() => result.current.type(' aNA c'))
  await waitFor(() => expect(result.current.isSearching).toBe(false))
  expect(names()).toEqual(['Knee'])
})

test('until the server responds, only matching rows are offered', async () => {
  const { result, names, api } = await searching()
  await waitFor(() => expect(result.current.isSearching).toBe(false))
  const answer = deferred<undefined>()
  api.on(searchApi.find, async () => {
    await answer.promise
    return { hits: [sessionHit(ana)], has_more_sessions: false }
  })
  act(() => result.current.type('visit 3'))
  expect(names()).toEqual(['Visit 3'])
  act(() => result.current.type('knee'))
  expect(names()).toEqual([])
  expect(result.current.isSearching).toBe(true)
  answer.resolve(undefined)
  await waitFor(() => expect(names()).toEqual(['Knee']))
})

test('fast typing sends one request', async () => {
  const { result, api } = await searching()
  await waitFor(() => expect(result.current.isSearching).toBe(false))
  for (const text of ['k', 'kn', 'kne', 'knee']) act(() => result.current.type(text))
  await waitFor(() => expect(result.current.isSearching).toBe(false))
  expect(api.received(searchApi.find).map(({ query }) => query.q)).toEqual(['knee'])
})

test('places in texts arrive with the response, and stay only while they contain what is typed', async () => {
  const { result, api } = await searching()
  const line = { id: crypto.randomUUID(), index: 0 }
  const said: SearchHit = {
    ...sessionHit(ana),
    kind: 'transcript',
    line,
    text: 'Knee pain at night',
  }
  api.on(searchApi.find, () => ({ hits: [said], has_more_sessions: false }))
  act(() => result.current.type('pain'))
  await waitFor(() => expect(result.current.hits).toEqual([said]))
  act(() => result.current.type('pain at'))
  expect(result.current.hits).toEqual([said])
  act(() => result.current.type('pain killer'))
  expect([result.current.hits, result.current.isSearching]).toEqual([[], true])
  await waitFor(() => expect(result.current.isSearching).toBe(false))
})

test('a failed search says so, and can be repeated', async () => {
  const { result, api, names } = await searching()
  await waitFor(() => expect(result.current.isSearching).toBe(false))
  api.on(searchApi.find, () => {
    throw new Refusal('INVALID_REQUEST')
  })
  act(() => result.current.type('knee'))
  await waitFor(() => expect(result.current.error).not.toBeNull())
  expect(result.current.hits).toEqual([])
  api.on(searchApi.find, () => ({ hits: [sessionHit(ana)], has_more_sessions: true }))
  act(() => result.current.retry())
  await waitFor(() => expect(names()).toEqual(['Knee']))
  expect([result.current.error, result.current.hasMore]).toEqual([null, true])
})
