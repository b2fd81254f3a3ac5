import {
  AUDIO_SAMPLE_RATE_HZ,
  CONNECT_POLL_MS,
  CONNECT_POLLS,
  FINALIZING_BANNER_MS,
  LEVEL_BARS,
} from '@chartwright/contract/limits'
import { CLOSE, type LiveMessage } from '@chartwright/contract/live-socket'
import { markActivity } from '../../lib/account/idle-sign-out.ts'
import type { Capture, StartCapture } from '../../lib/audio/capture.ts'
import { levelOf } from '../../lib/audio/pcm.ts'
import { beforeLeaving } from '../../lib/before-leaving.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { withInterim } from './interims.ts'
import { raisedProblem } from './raised-problem.ts'
import { idleView, isElsewhere, type RecorderView } from './recorder-view.ts'
import { NEVER_ESTABLISHED, NOT_CONNECTED, STOP_FAILED } from './recording-sentences.ts'
import { canStart, nextRecording, type LiveStatus, type RecordingEvent } from './recording-state.ts'
import { finalCodeOf } from './sending/deliver.ts'
import type { Journal, WaitingRecording } from './sending/journal.ts'
import { keepAwake } from './sending/keep-awake.ts'
import { beginRecording, type LiveRecording } from './sending/live-recording.ts'
import { ConnectError, type OpenSocket } from './sending/live-socket.ts'
import {
  discardWaiting,
  findWaiting,
  sendFile,
  sendWaiting,
  type Sending,
} from './sending/send-audio.ts'
import { startMicrophone } from './sending/start-microphone.ts'
import { scarceMinutes } from './sending/storage-room.ts'

type Line = Extract<LiveMessage, { type: 'transcription' }>

export interface RecorderDeps {
  readonly practitionerId: string
  readonly openJournal: (practitionerId: string) => Promise<Journal>
  readonly openSocket: OpenSocket
  readonly startCapture: StartCapture
  /** Called before any audio of a session is recorded or sent. */
  readonly mayRecord?: (sessionId: string) => Promise<boolean>
  onLine: (sessionId: string, line: Line) => void
  /**
   * The transcript has more than was received: lines from while the connection was lost, or other
   * speakers.
   */
  onMissed: (sessionId: string) => void
  /** It was deleted while it was being recorded. */
  onGone: (sessionId: string) => void
  /** The transcript of that session is going to change. */
  onEnded: (sessionId: string) => void
}

export interface Recorder {
  read(): RecorderView
  subscribe(listener: () => void): () => void
  /** From 0 to 1, about forty times a second while the microphone is on. */
  onLevel(listener: (level: number) => void): () => void
  /** A running recording continues in its own session. */
  selectSession(sessionId: string | undefined): void
  /** For the selected session. A recording of another one is stopped for it. */
  start(): Promise<void>
  toggleMute(): void
  stop(): Promise<void>
  resetRateLimit(): void
  chooseMicrophone(deviceId: string | undefined): Promise<void>
  /** Resumes the unfinished recording. */
  resume(): Promise<void>
  /** Sends the rest of the unfinished recording, and ends it. */
  finishWaiting(): Promise<void>
  discard(): Promise<void>
  /** The patient's answer has changed: refused audio is sent, withdrawn audio is deleted. */
  lookAgain(): Promise<void>
  upload(name: string, samples: Int16Array): Promise<void>
  cancelWork(): void
  dispose(): void
}

/** The recording of one practitioner in this window. It outlives tabs, views and sessions. */
export function openRecorder(deps: RecorderDeps): Recorder {
  let view = idleView
  let current: LiveRecording | undefined
  let microphone: Capture | undefined
  let sending: Sending | undefined
  let sleep: (() => void) | undefined
  let banner: ReturnType<typeof setTimeout> | undefined
  let isDisposed = false
  let isAsking = false
  const listeners = new Set<() => void>()
  const levelListeners = new Set<(level: number) => void>()
  const endings = new Set<Promise<void>>()
  const journal = deps.openJournal(deps.practitionerId).catch(() => undefined)

  const show = (change: Partial<RecorderView>): void => {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }
  const dispatch = (event: RecordingEvent): void => {
    const { isRecording } = view
    show(nextRecording(view, event))
    if (isRecording && !view.isRecording) silence()
  }
  /** Turns the microphone off, whatever the reason. */
  const silence = (): void => {
    microphone?.stop()
    microphone = undefined
    sleep?.()
    sleep = undefined
    for (let bar = 0; bar < LEVEL_BARS; bar++) tellLevel(0)
  }
  const tellLevel = (level: number): void => {
    for (const listener of levelListeners) listener(level)
  }
  const hearFrame = (frame: Int16Array): void => {
    // The worklet may deliver one more after the microphone was turned off.
    if (!view.isRecording) return
    tellLevel(view.isMuted ? 0 : levelOf(frame))
    if (!current || view.isMuted) return
    current.audio.add(frame)
    const seconds = secondsOf(current.audio.totalSamples)
    if (seconds === view.seconds) return
    show({ seconds })
    markActivity()
    if (seconds % 30 === 1) void scarceMinutes().then((minutes) => show({ scarceMinutes: minutes }))
  }
  const openMicrophone = (): Promise<Capture> =>
    startMicrophone(deps.startCapture, {
      deviceId: view.microphoneId,
      onFrame: hearFrame,
      onLost: () => dispatch({ type: 'microphone lost' }),
    })
  const begin = async (
    sessionId: string,
    continued: WaitingRecording | undefined,
  ): Promise<LiveRecording> => {
    const isCurrent = (): boolean => current === begun
    let linesToMs = 0
    const begun: LiveRecording = await beginRecording({
      sessionId,
      journal: await journal,
      openSocket: deps.openSocket,
      continued,
      onMessage: (message) => {
        if (message.type === 'transcription') {
          linesToMs = Math.max(linesToMs, message.segment?.end_ms ?? 0)
          deps.onLine(sessionId, message)
        } else if (!isCurrent()) return
        else if (message.type === 'partial') {
          show({ interims: withInterim(view.interims, message, linesToMs) })
        } else hearStatus(message)
      },
      onLost: ({ isSilent }) => {
        if (isCurrent()) dispatch({ type: 'connection lost', isSilent })
      },
      onClosed: (code) => {
        if (!isCurrent()) return
        dispatch({ type: 'closed', code })
        if (code === CLOSE.notFound) deps.onGone(sessionId)
        const isRefused = code === CLOSE.consentNeeded || code === CLOSE.consentWithdrawn
        if (isRefused) {
          show({ interims: [] })
          deps.onEnded(sessionId)
        }
        const isOver = code === CLOSE.normal || code === CLOSE.notFound || isRefused
        void leave(isOver ? 'finish' : 'drop').then(lookForWaiting, () => undefined)
      },
      onUnprotected: () => {
        if (isCurrent()) dispatch({ type: 'unprotected' })
      },
    })
    return begun
  }
  const isRecording = (): boolean => view.isRecording
  const hearStatus = (status: LiveStatus): void => {
    const before = view
    dispatch({ type: 'status', status })
    const { sessionId } = view
    if (sessionId === undefined) return
    const isBack = before.isReconnecting && !view.isReconnecting
    if (isBack || status.message === 'speakers') deps.onMissed(sessionId)
    if (before.isRecording && !view.isRecording) deps.onEnded(sessionId)
  }
  /**
   * This page may not continue the recording; it delivers the undelivered rest in the background.
   */
  const leave = (how: 'finish' | 'drop'): Promise<void> => {
    const left = current
    current = undefined
    silence()
    const ending = left ? left[how]() : Promise.resolve()
    endings.add(ending)
    follow()
    return ending.finally(() => endings.delete(ending))
  }
  /** Without a recording, the recorder belongs to the selected session. */
  const follow = (): void => {
    if (current || view.sessionId === view.selectedId) return
    clearTimeout(banner)
    if (sending === undefined) dispatch({ type: 'session changed' })
    show({ sessionId: view.selectedId, seconds: 0, interims: [] })
  }
  const establish = async (begun: LiveRecording): Promise<void> => {
    await begun.delivery.open()
    for (let polls = 0; polls < CONNECT_POLLS && view.connection === 'connecting'; polls++) {
      await new Promise((resolve) => setTimeout(resolve, CONNECT_POLL_MS))
    }
    if (current === begun && !begun.delivery.isOpen) {
      throw new ConnectError(NEVER_ESTABLISHED, CLOSE.goingAway)
    }
  }
  const start = async (continued?: WaitingRecording): Promise<void> => {
    const { sessionId } = view
    const before = view
    dispatch({ type: 'start', hasSession: sessionId !== undefined })
    if (before.connection === 'connecting' || view.connection !== 'connecting' || !sessionId) return
    clearTimeout(banner)
    show({ seconds: secondsOf(continued?.samples ?? 0), interims: [] })
    const begun = await begin(sessionId, continued)
    if (view.sessionId !== sessionId || isDisposed) return begun.drop()
    current = begun
    try {
      await establish(begun)
      if (current !== begun) return
      const opened = await openMicrophone()
      microphone = opened
      if (current !== begun) {
        silence()
        return
      }
      if (!begun.delivery.isOpen) throw new ConnectError(NOT_CONNECTED, CLOSE.goingAway)
      dispatch({ type: 'microphone started' })
      sleep = keepAwake()
    } catch (error) {
      if (current !== begun) return
      const isGone = continued !== undefined && finalCodeOf(error) === CLOSE.notFound
      if (isRateLimit(error)) dispatch({ type: 'closed', code: CLOSE.rateLimited })
      else if (isGone) dispatch({ type: 'closed', code: CLOSE.notFound })
      else dispatch({ type: 'failed', problem: raisedProblem(error) })
      if (isGone) begun.delivery.abandon()
      await leave(isGone ? 'finish' : 'drop')
      if (continued) await lookForWaiting()
    }
  }
  /** Undefined if nobody has to be asked; nobody is asked twice at the same time. */
  const ask = (sessionId: string | undefined): Promise<boolean> | undefined => {
    if (sessionId === undefined || !deps.mayRecord) return undefined
    if (isAsking) return Promise.resolve(false)
    isAsking = true
    return deps.mayRecord(sessionId).finally(() => {
      isAsking = false
    })
  }
  const stop = async (): Promise<void> => {
    const { sessionId } = view
    const wasOpen = current?.delivery.isOpen === true
    dispatch({ type: 'stopped' })
    clearTimeout(banner)
    banner = setTimeout(() => {
      show({ interims: [] })
      dispatch({ type: 'banner over' })
    }, FINALIZING_BANNER_MS)
    const ending = leave('finish')
    if (sessionId !== undefined) deps.onEnded(sessionId)
    try {
      await ending
      if (!wasOpen && sessionId !== undefined) deps.onEnded(sessionId)
      await lookForWaiting()
    } catch {
      dispatch({ type: 'failed', problem: STOP_FAILED })
    }
  }
  const work = async (label: string, begun: Sending): Promise<void> => {
    sending = begun
    dispatch({ type: 'work began' })
    show({ work: { label, done: 0 } })
    const problem = await begun.done
    if (sending === begun) sending = undefined
    show({ work: undefined })
    dispatch({ type: 'work ended', ...(problem !== undefined && { problem }) })
    deps.onEnded(begun.sessionId)
  }
  const sendingDeps = (label: string) => ({
    openSocket: deps.openSocket,
    onLine: deps.onLine,
    onProgress: (done: number) => {
      if (view.work) show({ work: { label, done } })
    },
  })
  /** Stopped recordings are sent without asking; an interrupted one is asked about. */
  const lookForWaiting = async (): Promise<void> => {
    const kept = await journal
    const found = kept ? await findWaiting(kept).catch(() => []) : []
    if (isDisposed || !kept) return
    for (const each of found.filter(({ isEnded }) => isEnded)) {
      const sent = sendWaiting(kept, each, sendingDeps(''))
      void sent.done.then(() => deps.onEnded(each.sessionId))
    }
    show({ waiting: found.find(({ isEnded }) => !isEnded) })
  }
  const takeBack = beforeLeaving(async () => {
    if (current) void leave('finish').catch(() => undefined)
    await Promise.allSettled(endings)
  })
  void lookForWaiting()

  return {
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onLevel: (listener) => {
      levelListeners.add(listener)
      return () => levelListeners.delete(listener)
    },
    selectSession: (sessionId) => {
      if (sessionId === view.selectedId) return
      show({ selectedId: sessionId })
      follow()
    },
    start: async () => {
      const { selectedId } = view
      const asked = isElsewhere(view) || canStart(view) ? ask(selectedId) : undefined
      if (asked && (!(await asked) || view.selectedId !== selectedId)) return
      if (isElsewhere(view)) void stop()
      return start()
    },
    stop,
    toggleMute: () => dispatch({ type: 'mute' }),
    resetRateLimit: () => dispatch({ type: 'reset rate limit' }),
    chooseMicrophone: async (deviceId) => {
      show({ microphoneId: deviceId })
      if (!isRecording()) return
      microphone?.stop()
      try {
        microphone = await openMicrophone()
        if (isRecording()) dispatch({ type: 'microphone started' })
        else silence()
      } catch {
        dispatch({ type: 'microphone lost' })
      }
    },
    resume: async () => {
      const { waiting } = view
      if (!waiting || !canStart(view)) return
      const asked = ask(waiting.sessionId)
      if (asked && !(await asked)) return
      show({ waiting: undefined, sessionId: waiting.sessionId })
      await start(waiting)
      follow()
    },
    finishWaiting: async () => {
      const { waiting } = view
      const kept = await journal
      if (!waiting || !kept) return
      show({ waiting: undefined })
      const label = 'Sending the rest of the recording'
      await work(label, sendWaiting(kept, waiting, sendingDeps(label)))
      await lookForWaiting()
    },
    discard: async () => {
      const { waiting } = view
      const kept = await journal
      if (!waiting || !kept) return
      show({ waiting: undefined })
      await discardWaiting(kept, waiting)
      await lookForWaiting()
    },
    lookAgain: lookForWaiting,
    upload: async (name, samples) => {
      const { sessionId } = view
      if (sessionId === undefined || sending || view.isRecording) return
      const asked = ask(sessionId)
      if (asked && (!(await asked) || isRecording())) return
      await work(name, sendFile(sessionId, samples, sendingDeps(name)))
    },
    cancelWork: () => sending?.cancel(),
    dispose: () => {
      isDisposed = true
      takeBack()
      clearTimeout(banner)
      if (current) void leave('finish').catch(() => undefined)
    },
  }
}

function secondsOf(samples: number): number {
  return Math.floor(samples / AUDIO_SAMPLE_RATE_HZ)
}

function isRateLimit(error: unknown): boolean {
  if (error instanceof ConnectError) return error.code === CLOSE.rateLimited
  return error instanceof ApiError && error.status === 429
}
