import { sentenceOf } from '@chartwright/contract/errors'
import { recordingsApi, type Recording } from '@chartwright/contract/recordings'
import { tasksApi } from '@chartwright/contract/tasks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeApi, NoAnswer, Refusal } from '../testing/fake-api.ts'
import { writeSession } from './account/auth-store.ts'
import { call } from './http/api.ts'
import { describeWait, withLastWords, type Wait } from './last-words.ts'
import { trackUnsent } from './storage/unsent-audio.ts'

const SESSION = '0b9d1f0e-1111-4111-8111-111111111111'
const ended: Recording = {
  id: SESSION,
  session_id: SESSION,
  started_at: '2026-11-15T09:41:00.000Z',
  received_samples: 529_200,
  state: 'ended',
  transcription_tasks: 1,
  audio_tasks: 0,
  audio_left_s: 7,
  second_hearing_tasks: 0,
  is_connected: false,
  is_withdrawn: false,
}
const complete: Recording = { ...ended, state: 'complete', audio_left_s: 0 }

beforeEach(() => {
  vi.useFakeTimers()
  writeSession({ token: 'token-of-a-test' })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Each poll finds the next state, and the last one from then on. */
function serve(...states: (Recording | 'away')[]) {
  let now: Recording | 'away' = ended
  const api = new FakeApi()
    .on(recordingsApi.list, () => {
      now = states.shift() ?? now
      if (now === 'away') throw new NoAnswer()
      return [now]
    })
    .on(tasksApi.generate, ({ body }) => {
      if (now === complete || body.allow_incomplete === true) return { tasks: [], provider: 'x' }
      const detail = sentenceOf('TRANSCRIPT_INCOMPLETE')
      throw new Refusal('TRANSCRIPT_INCOMPLETE', detail, { audio_left_s: 12 })
    })
  vi.stubGlobal('fetch', api.fetch)
  return api
}

function ask() {
  const waits: (Wait | undefined)[] = []
  const stop = new AbortController()
  const { signal } = stop
  const done = withLastWords(
    (body) => call(tasksApi.generate, { params: { sessionId: SESSION }, body, signal }),
    { sessionId: SESSION, signal, onWait: (wait) => waits.push(wait) },
  ).then(
    () => 'done',
    (error: unknown) => (stop.signal.aborted ? 'stopped' : String(error)),
  )
  const sentences = () =>
    waits.map((wait) => wait && Object.values(describeWait(wait)).join(' ').trim())
  return { waits, stop, done, sentences }
}

test('waits until the last words have arrived, and reports how much is left', async () => {
  const api = serve({ ...ended, audio_left_s: 7 }, 'away', { ...ended, audio_left_s: 0 }, complete)
  const { done, sentences } = ask()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await done).toBe('done')
  expect(sentences()).toEqual([
    'Waiting for the last words… 12 s of audio left',
    'Waiting for the last words… 7 s of audio left',
    'Waiting for the last words… 7 s of audio left',
    'Waiting for the last words…',
    undefined,
  ])
  expect(api.received(tasksApi.generate).map(({ body }) => body)).toEqual([{}, {}])
})

test('does not wait if told not to, and tells the server so', async () => {
  const api = serve()
  const { waits, done } = ask()
  await vi.advanceTimersByTimeAsync(1_500)
  waits.at(-1)?.writeNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(await done).toBe('done')
  expect(waits.at(-1)).toBeUndefined()
  expect(api.received(tasksApi.generate).at(-1)?.body).toEqual({ allow_incomplete: true })
})

test('a wait that was stopped sends nothing more', async () => {
  const api = serve()
  const { stop, done } = ask()
  await vi.advanceTimersByTimeAsync(1_500)
  stop.abort()
  expect(await done).toBe('stopped')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(api.received(tasksApi.generate)).toHaveLength(1)
})

test('while the recording continues it says so, and polls less often', async () => {
  const api = serve({ ...ended, state: 'live', is_connected: true })
  const { stop, sentences } = ask()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(sentences().at(-1)).toBe('Waiting for the recording to stop…')
  expect(api.received(recordingsApi.list)).toHaveLength(11)
  expect(api.received(tasksApi.generate)).toHaveLength(1)
  stop.abort()
})

test('a recording that nobody is sending is requested again, because the server then ends it', async () => {
  const api = serve({ ...ended, state: 'live', is_connected: false })
  const { stop } = ask()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(api.received(tasksApi.generate).length).toBeGreaterThan(1)
  stop.abort()
})

test('audio that this page has not sent is waited for first, however long the connection is lost', async () => {
  const cutOff: Recording = { ...ended, state: 'live', is_connected: false }
  const api = serve(cutOff)
  const audio = trackUnsent(SESSION, 'recording')
  const { done, sentences } = ask()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(sentences().at(-1)).toBe('Waiting for the recording to stop…')
  audio.markEnded()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(sentences().at(-1)).toBe('Waiting for the audio to be sent…')
  // If asked now, the server would end the recording without the rest.
  expect(api.received(tasksApi.generate)).toEqual([])

  audio.forget()
  api.on(recordingsApi.list, () => []).on(tasksApi.generate, () => ({ tasks: [], provider: 'x' }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await done).toBe('done')
})

test('any other refusal is left to the caller', async () => {
  const api = new FakeApi().on(tasksApi.generate, () => {
    throw new Refusal('NO_TRANSCRIPT')
  })
  vi.stubGlobal('fetch', api.fetch)
  expect(await ask().done).toContain('Please transcribe or record session first!')
})
