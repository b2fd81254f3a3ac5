import { waitFor } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { CLOSE, STOP_REASON } from '@chartwright/contract/live-socket'
import { recordingsApi } from '@chartwright/contract/recordings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeSession } from '../../lib/account/auth-store.ts'
import { finishBeforeLeaving } from '../../lib/before-leaving.ts'
import { findUnsent } from '../../lib/storage/unsent-audio.ts'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { tokenOf } from '../../testing/sessions.ts'
import { viewOfSelected } from './recorder-view.ts'
import { openRecorder, type Recorder } from './recorder.ts'
import { forgetJournal, openJournal } from './sending/journal.ts'
import { ConnectError, type SocketWish } from './sending/live-socket.ts'

const SESSION = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'
const RECORDING = '00000000-0000-4000-8000-000000000003'
const SECOND = 44_100

let recorder: Recorder
let samples: number
let wish: SocketWish | undefined
let closed: [number, string | undefined][]
let say: ((frame: Int16Array) => void) | undefined
let lose: (() => void) | undefined
let microphoneTries: number
let microphoneProblem: DOMException | undefined
let stopped: number
const onEnded = vi.fn()
const onGone = vi.fn()
let isSessionGone: boolean
let isWithdrawn: boolean
/** The code that the server closes with; undefined: it accepts. */
let refusal: number | undefined
let refusals: number
const mayRecord = vi.fn<(sessionId: string) => Promise<boolean>>()

beforeEach(() => {
  samples = microphoneTries = stopped = 0
  closed = []
  microphoneProblem = undefined
  onEnded.mockReset()
  onGone.mockReset()
  isSessionGone = isWithdrawn = false
  refusal = undefined
  refusals = 0
  mayRecord.mockReset().mockResolvedValue(true)
  writeSession({ token: tokenOf('ana') })
  const started_at = new Date().toISOString()
  const recording = { id: RECORDING, session_id: SESSION, started_at, state: 'live' as const }
  const counts = {
    transcription_tasks: 0,
    audio_tasks: 0,
    audio_left_s: 0,
    second_hearing_tasks: 0,
    is_connected: true,
  }
  const api = new FakeApi().on(recordingsApi.list, () => {
    if (isSessionGone) throw new Refusal('NOT_FOUND')
    return [{ ...recording, ...counts, received_samples: samples, is_withdrawn: isWithdrawn }]
  })
  vi.stubGlobal('fetch', api.fetch)
  recorder = open()
  recorder.selectSession(SESSION)
})
afterEach(async () => {
  recorder.dispose()
  await forgetJournal()
})

function open(): Recorder {
  return openRecorder({
    practitionerId: 'ana',
    openJournal,
    startCapture: async ({ onFrame, onLost }) => {
      microphoneTries++
      if (microphoneProblem) throw microphoneProblem
      say = onFrame
      lose = onLost
      return { stop: () => stopped++ }
    },
    openSocket: async (wanted) => {
      if (isSessionGone) throw new ConnectError('refused', CLOSE.notFound)
      if (refusal !== undefined) {
        refusals++
        throw new ConnectError('refused', refusal)
      }
      wish = wanted
      let isOpen = true
      queueMicrotask(() => connected())
      return {
        bufferedBytes: 0,
        get isOpen() {
          return isOpen
        },
        send: (frame) => (samples += frame.length / 2),
        close: (code, reason) => {
          isOpen = false
          closed.push([code, reason])
        },
      }
    },
    mayRecord,
    onLine: vi.fn(),
    onMissed: vi.fn(),
    onGone,
    onEnded,
  })
}

function connected(): void {
  wish?.onMessage({
    type: 'status',
    message: 'connected',
    recording_id: RECORDING,
    received_samples: samples,
    audio_retention_days: 7,
  })
}

test('stop turns the microphone off, sends the last sample and then closes as the document says', async () => {
  await recorder.start()
  expect(recorder.read()).toMatchObject({ connection: 'connected', isRecording: true })
  say?.(new Int16Array(SECOND + 7))
  const stopping = recorder.stop()
  expect(recorder.read()).toMatchObject({ connection: 'disconnected', isBannerShown: true })
  expect(stopped).toBe(1)
  await stopping
  expect(samples).toBe(SECOND + 7)
  expect(closed).toEqual([[CLOSE.normal, STOP_REASON]])
  expect(onEnded).toHaveBeenCalledWith(SESSION)
  expect(await (await openJournal('ana')).list()).toEqual([])
})

const MICROTASKS_OF_AN_UPLOAD = 200

test('while the server may not have all of it, the note writer can know', async () => {
  await recorder.start()
  say?.(new Int16Array(SECOND))
  expect([findUnsent(SESSION), findUnsent(OTHER)]).toEqual(['recording', undefined])
  const stopping = recorder.stop()
  expect(findUnsent(SESSION)).toBe('sending')
  await stopping
  expect(findUnsent(SESSION)).toBeUndefined()

  const uploading = recorder.upload('visit.wav', new Int16Array(SECOND))
  const seen: unknown[] = []
  // The server in this test responds immediately: everything is over before a timer would check
  // again.
  for (let step = 0; step < MICROTASKS_OF_AN_UPLOAD; step += 1) {
    seen.push(findUnsent(SESSION))
    await Promise.resolve()
  }
  await uploading
  expect(seen).toContain('sending')
  expect(findUnsent(SESSION)).toBeUndefined()
})

test('the level is at rest after stop, even if one more frame arrives', async () => {
  let level: number | undefined
  recorder.onLevel((now) => (level = now))
  await recorder.start()
  say?.(new Int16Array(1_024).fill(20_000))
  expect(level).toBeGreaterThan(0)
  await recorder.stop()
  say?.(new Int16Array(1_024).fill(20_000))
  expect(level).toBe(0)
})

test('while muted nothing is sent, and the connection stays open', async () => {
  await recorder.start()
  recorder.toggleMute()
  say?.(new Int16Array(SECOND))
  recorder.toggleMute()
  say?.(new Int16Array(100))
  await recorder.stop()
  expect(samples).toBe(100)
})

test('it continues while another session is open, which has a panel at rest', async () => {
  await recorder.start()
  recorder.selectSession(OTHER)
  say?.(new Int16Array(SECOND))
  expect(recorder.read()).toMatchObject({ isRecording: true, sessionId: SESSION, seconds: 1 })
  expect(viewOfSelected(recorder.read())).toMatchObject({
    connection: 'disconnected',
    isRecording: false,
    sessionId: OTHER,
    seconds: 0,
  })
  recorder.selectSession(SESSION)
  expect(viewOfSelected(recorder.read())).toMatchObject({ isRecording: true, seconds: 1 })
  recorder.selectSession(OTHER)
  await recorder.stop()
  expect(samples).toBe(SECOND)
  expect(onEnded).toHaveBeenCalledWith(SESSION)
  expect(recorder.read()).toMatchObject({ sessionId: OTHER, isBannerShown: false, seconds: 0 })
})

test('a start in another session ends the first recording and delivers it', async () => {
  await recorder.start()
  say?.(new Int16Array(SECOND))
  recorder.selectSession(OTHER)
  await recorder.start()
  expect(recorder.read()).toMatchObject({ isRecording: true, sessionId: OTHER, seconds: 0 })
  expect(wish?.sessionId).toBe(OTHER)
  await waitFor(() => expect(samples).toBe(SECOND))
  await recorder.stop()
})

test('speech in progress is shown until it is withdrawn, and cleared by the next start', async () => {
  await recorder.start()
  const partial = (text: string, start_ms: number) =>
    wish?.onMessage({ type: 'partial', text, start_ms })
  partial('the pati', 0)
  partial('the patient has', 0)
  partial('and', 4_000)
  const shown = () => recorder.read().interims.map(({ text }) => text)
  expect(shown()).toEqual(['the patient has', 'and'])
  partial('', 0)
  expect(shown()).toEqual(['and'])
  await recorder.stop()
  await recorder.start()
  expect(shown()).toEqual([])
})

test('signing out delivers the recording first', async () => {
  await recorder.start()
  say?.(new Int16Array(SECOND))
  await finishBeforeLeaving()
  expect(samples).toBe(SECOND)
  expect(stopped).toBe(1)
})

test('a microphone that does not start is tried three times, then reported', async () => {
  microphoneProblem = new DOMException('no', 'NotAllowedError')
  await recorder.start()
  expect(microphoneTries).toBe(3)
  expect(recorder.read().connection).toBe('error')
  expect(recorder.read().problem).toMatch(/^Microphone access is required/)
  expect(await (await openJournal('ana')).list()).toEqual([])
})

test('a microphone that disappears is reported, and the recording stays', async () => {
  await recorder.start()
  lose?.()
  expect(recorder.read()).toMatchObject({ isMicrophoneLost: true, isRecording: true })
  await recorder.chooseMicrophone('another')
  expect(recorder.read()).toMatchObject({ isMicrophoneLost: false, isRecording: true })
})

test('close code 1008 turns it off, and unsent audio is kept', async () => {
  await recorder.start()
  wish?.onClose(CLOSE.rateLimited, '')
  expect(recorder.read()).toMatchObject({ isRateLimited: true, isRecording: false })
  expect(stopped).toBe(1)
})

test('a page that ended midway leaves a recording to resume, for its owner alone', async () => {
  await givenCut()
  await recorder.finishWaiting()
  expect(wish?.resume).toEqual({ recordingId: RECORDING, fromSample: 0 })
  expect(samples).toBe(SECOND)
  expect(recorder.read()).toMatchObject({ connection: 'disconnected', waiting: undefined })
  expect(await (await openJournal('ana')).list()).toEqual([])
})

test('Resume continues it: the rest is sent, then what is said from now on', async () => {
  await givenCut()
  recorder.selectSession(SESSION)
  await recorder.resume()
  expect(wish?.resume).toEqual({ recordingId: RECORDING, fromSample: 0 })
  expect(recorder.read()).toMatchObject({ isRecording: true, seconds: 1, waiting: undefined })
  say?.(new Int16Array(SECOND))
  expect(recorder.read().seconds).toBe(2)
  await recorder.stop()
  expect(samples).toBe(2 * SECOND)
  expect(await (await openJournal('ana')).list()).toEqual([])
})

test('a Resume whose microphone does not start leaves the recording to be resumed', async () => {
  await givenCut()
  recorder.selectSession(SESSION)
  microphoneProblem = new DOMException('no', 'NotAllowedError')
  await recorder.resume()
  expect(recorder.read()).toMatchObject({ isRecording: false, connection: 'error' })
  expect(recorder.read().waiting?.samples).toBe(SECOND)
})

test('a session deleted by another window is reported, and nothing of it is asked about', async () => {
  await recorder.start()
  say?.(new Int16Array(SECOND))
  isSessionGone = true
  wish?.onClose(CLOSE.notFound, '')
  expect(onGone).toHaveBeenCalledWith(SESSION)
  const journal = await openJournal('ana')
  await waitFor(async () => expect(await journal.list()).toEqual([]))
  expect(recorder.read()).toMatchObject({
    waiting: undefined,
    problem: 'This session is not there any more.',
  })
})

test('a recording that Resume finds gone is not asked about again', async () => {
  await givenCut()
  recorder.selectSession(SESSION)
  isSessionGone = true
  await recorder.resume()
  expect(recorder.read()).toMatchObject({
    waiting: undefined,
    problem: 'This session is not there any more.',
  })
  expect(await (await openJournal('ana')).list()).toEqual([])
})

test('nothing is recorded, resumed or uploaded before it is allowed, and nobody is asked twice', async () => {
  await givenCut()
  recorder.selectSession(SESSION)
  mayRecord.mockReset().mockResolvedValue(false)
  wish = undefined
  await recorder.start()
  await recorder.resume()
  await recorder.upload('visit.wav', new Int16Array(SECOND))
  expect(mayRecord.mock.calls).toEqual([[SESSION], [SESSION], [SESSION]])
  expect([wish, microphoneTries, samples]).toEqual([undefined, 0, 0])
  expect(recorder.read().waiting?.samples).toBe(SECOND)
  mayRecord.mockReset().mockReturnValue(new Promise(() => undefined))
  void recorder.start()
  void recorder.start()
  expect(mayRecord).toHaveBeenCalledTimes(1)
})

test('a yes for a session that is no longer open starts nothing', async () => {
  mayRecord.mockImplementation(async () => {
    recorder.selectSession(OTHER)
    return true
  })
  await recorder.start()
  expect(recorder.read()).toMatchObject({ isRecording: false, connection: 'disconnected' })
  expect(microphoneTries).toBe(0)
})

test('a patient’s no turns the microphone off; unsent audio is kept, and sent after a yes', async () => {
  await recorder.start()
  say?.(new Int16Array(SECOND))
  refusal = CLOSE.consentNeeded
  wish?.onClose(CLOSE.consentNeeded, '')
  expect(recorder.read()).toMatchObject({ isRecording: false, waiting: undefined })
  expect(recorder.read().problem).toMatch(/consent is needed/)
  expect(onEnded).toHaveBeenCalledWith(SESSION)
  expect(stopped).toBe(1)
  // It is retried once, and refused.
  await waitFor(() => expect(refusals).toBe(1))
  const journal = await openJournal('ana')
  const left = { isEnded: true, recordingId: RECORDING, waitingSamples: SECOND }
  expect(await journal.list()).toMatchObject([left])
  refusal = undefined
  samples = 0
  await recorder.lookAgain()
  await waitFor(async () => expect(await journal.list()).toEqual([]))
  expect(samples).toBe(SECOND)
})

test('a withdrawal leaves neither audio nor interim words here', async () => {
  await recorder.start()
  say?.(new Int16Array(SECOND))
  wish?.onMessage({ type: 'partial', text: 'I have a', start_ms: 0 })
  isWithdrawn = true
  samples = 0
  wish?.onClose(CLOSE.consentWithdrawn, '')
  expect(recorder.read()).toMatchObject({ isRecording: false, interims: [] })
  const journal = await openJournal('ana')
  await waitFor(async () => expect(await journal.list()).toEqual([]))
})

test('nothing is left of an interrupted recording once consent was withdrawn elsewhere', async () => {
  await givenCut()
  isWithdrawn = true
  await recorder.lookAgain()
  expect(recorder.read().waiting).toBeUndefined()
  expect(await (await openJournal('ana')).list()).toEqual([])
})

/** Left by a page that ended midway. */
async function givenCut(): Promise<void> {
  const journal = await openJournal('ana')
  const cut = { localId: 'r1', sessionId: SESSION, recordingId: RECORDING, isEnded: false }
  await journal.begin({ ...cut, startedAtMs: Date.now(), samples: 0 })
  await journal.append('r1', 0, new Int16Array(SECOND))
  recorder.dispose()
  recorder = open()
  await waitFor(() => expect(recorder.read().waiting?.waitingSamples).toBe(SECOND))
}
