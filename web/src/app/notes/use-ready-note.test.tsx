import { notesApi, type Note } from '@chartwright/contract/notes'
import { readyNoteApi, type ReadyNote } from '@chartwright/contract/ready-note'
import type { SessionDetail } from '@chartwright/contract/sessions'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notesQuery } from '../../features/notes/notes.queries.ts'
import { awaitNote } from '../../features/notes/ready/awaited-note.ts'
import type { Recorder } from '../../features/recording/recorder.ts'
import { sessionQuery } from '../../features/sessions/sessions.queries.ts'
import { writeSession } from '../../lib/account/auth-store.ts'
import { makeQueryClient } from '../../lib/http/query-client.ts'
import { FakeApi } from '../../testing/fake-api.ts'
import { RecorderContext } from '../recording/recorder-context.ts'
import { useReadyNote } from './use-ready-note.ts'

const ID = '0b9d1f0e-1111-4111-8111-111111111111'
const MOMENT = '2026-11-15T09:41:00.000Z'
const session: SessionDetail = {
  id: ID,
  name: 'New Session',
  practitioner_id: ID,
  patient_id: null,
  patient_name: null,
  note_count: 0,
  signed_note_count: 0,
  created_at: MOMENT,
  tabs: [],
  activeTabId: null,
  tabContents: {},
  content_version: 1,
}
const note: Note = {
  id: ID,
  session_id: ID,
  title: 'SOAP',
  note_text: '<p>Cough.</p>',
  template_id: ID,
  provider: 'Writer',
  model: null,
  remark: null,
  from_incomplete_transcript: false,
  before_second_hearing: false,
  signature: null,
  addenda: [],
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
}
const waiting: ReadyNote = {
  session_name: 'New Session',
  state: 'waiting',
  template_title: 'SOAP',
  note_id: null,
  message: null,
}

beforeEach(() => {
  vi.useFakeTimers()
  writeSession({ token: 'token-of-a-test' })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  document.body.replaceChildren()
})

/** What the window knows about its own recording. */
function givenRecorder() {
  let isRecording = false
  const listeners = new Set<() => void>()
  const recorder = {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => ({ isRecording, sessionId: ID }),
  } as unknown as Recorder
  const record = (isOn: boolean): void => {
    act(() => {
      isRecording = isOn
      for (const listener of listeners) listener()
    })
  }
  return { recorder, record }
}

function follow(first: ReadyNote) {
  const { recorder, record } = givenRecorder()
  const server = { ready: first, notes: [] as Note[] }
  const api = new FakeApi()
    .on(readyNoteApi.get, () => server.ready)
    .on(notesApi.read, () => server.notes)
  vi.stubGlobal('fetch', api.fetch)
  const client = makeQueryClient()
  client.setQueryData(sessionQuery(ID).queryKey, session)
  const open = vi.fn<Parameters<typeof useReadyNote>[0]['open']>()
  renderHook(
    () => {
      const { data: notes = [] } = useQuery(notesQuery(ID))
      useReadyNote({ session, notes, isBusy: false, open })
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>
          <RecorderContext value={recorder}>{children}</RecorderContext>
        </QueryClientProvider>
      ),
    },
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const write = (): void => {
    server.notes = [note]
    server.ready = { ...waiting, state: 'written', note_id: note.id, session_name: 'Cough' }
  }
  const say = (ready: ReadyNote): void => {
    server.ready = ready
  }
  const name = () => client.getQueryData(sessionQuery(ID).queryKey)?.name
  return { api, open, pass, write, say, record, name }
}

test('the note is opened once in the window that waits for it, with the session’s name', async () => {
  awaitNote(ID)
  const { api, open, pass, write, name } = follow(waiting)
  await pass(2_500)
  expect(open).not.toHaveBeenCalled()
  write()
  await pass(3_000)
  expect(open.mock.calls).toEqual([[note, { isBehind: false }]])
  expect(name()).toBe('Cough')
  const polls = api.received(readyNoteApi.get).length
  await pass(60_000)
  expect(api.received(readyNoteApi.get)).toHaveLength(polls)
  expect(open).toHaveBeenCalledTimes(1)
})

test('another window gets its tab, and keeps its active one', async () => {
  const { open, pass, write } = follow(waiting)
  await pass(1_500)
  write()
  await pass(3_000)
  expect(open.mock.calls).toEqual([[note, { isBehind: true }]])
})

test('a tab that somebody is typing in stays active', async () => {
  awaitNote(ID)
  const { open, pass, write } = follow(waiting)
  await pass(1_500)
  const field = document.body.appendChild(document.createElement('textarea'))
  field.focus()
  write()
  await pass(3_000)
  expect(open.mock.calls).toEqual([[note, { isBehind: true }]])
})

test('a note written before this window was opened is not opened again', async () => {
  const { open, pass, write } = follow({ ...waiting, state: 'none' })
  write()
  await pass(60_000)
  expect(open).not.toHaveBeenCalled()
})

test('the note of a recording of a few seconds is opened too', async () => {
  const { open, pass, write, say, record } = follow({ ...waiting, state: 'none' })
  await pass(2_000)
  record(true)
  await pass(3_000)
  say(waiting)
  record(false)
  await pass(1_500)
  write()
  await pass(3_000)
  expect(open.mock.calls).toEqual([[note, { isBehind: false }]])
})
