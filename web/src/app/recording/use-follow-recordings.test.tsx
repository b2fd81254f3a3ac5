import { notesApi } from '@chartwright/contract/notes'
import { recordingsApi, type Recording } from '@chartwright/contract/recordings'
import { transcriptApi } from '@chartwright/contract/transcript'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notesQuery } from '../../features/notes/notes.queries.ts'
import { transcriptQuery } from '../../features/transcript/transcript.queries.ts'
import { writeSession } from '../../lib/account/auth-store.ts'
import { makeQueryClient } from '../../lib/http/query-client.ts'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { useFollowRecordings } from './use-follow-recordings.ts'

const SESSION = '0b9d1f0e-1111-4111-8111-111111111111'
const ended: Recording = {
  id: SESSION,
  session_id: SESSION,
  started_at: '2026-11-15T09:41:00.000Z',
  received_samples: 529_200,
  state: 'ended',
  transcription_tasks: 1,
  audio_tasks: 0,
  audio_left_s: 12,
  second_hearing_tasks: 0,
  is_connected: false,
  is_withdrawn: false,
}

beforeEach(() => {
  vi.useFakeTimers()
  writeSession({ token: 'token-of-a-test' })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the transcript and the notes are reloaded until nothing more is transcribed, however long that takes', async () => {
  let recording = ended
  const api = new FakeApi()
    .on(recordingsApi.list, () => [recording])
    .on(transcriptApi.get, () => {
      throw new Refusal('NOT_FOUND')
    })
    .on(notesApi.read, () => [])
  vi.stubGlobal('fetch', api.fetch)
  const client = makeQueryClient()
  const { result } = renderHook(
    () => {
      useQuery(transcriptQuery(SESSION))
      useQuery(notesQuery(SESSION))
      return useFollowRecordings(SESSION)
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const reads = () => {
    const [transcripts, notes] = [api.received(transcriptApi.get), api.received(notesApi.read)]
    expect(notes).toHaveLength(transcripts.length)
    return transcripts.length
  }
  await pass(60_000)
  expect(reads()).toBe(1)
  recording = { ...ended, audio_left_s: 4 }
  await pass(7_000)
  expect(reads()).toBe(2)
  recording = { ...ended, audio_left_s: 0, state: 'complete', second_hearing_tasks: 2 }
  await pass(7_000)
  expect(reads()).toBe(3)
  expect(result.current.linesToHearAgain).toBe(2)
  recording = { ...recording, second_hearing_tasks: 0 }
  await pass(7_000)
  expect(reads()).toBe(4)

  const polls = api.received(recordingsApi.list).length
  await pass(60_000)
  expect(api.received(recordingsApi.list)).toHaveLength(polls)
  expect(reads()).toBe(4)
})
