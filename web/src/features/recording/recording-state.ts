import { CLOSE, type LiveMessage } from '@chartwright/contract/live-socket'
import { closeProblem, NO_SESSION, NOT_CONNECTED } from './recording-sentences.ts'

/** The states of document 2 §4.1. ongoing_work: earlier audio, or a file, is being sent. */
export type Connection =
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'finalizing'
  | 'transcription_complete'
  | 'error'
  | 'ongoing_work'

export type LiveStatus = Extract<LiveMessage, { type: 'status' }>

export interface RecordingState {
  readonly connection: Connection
  /** The microphone is on. */
  readonly isRecording: boolean
  readonly isMuted: boolean
  /** The socket is lost, the microphone stays on. */
  readonly isReconnecting: boolean
  /** It is lost because the server does not respond. */
  readonly isSilent: boolean
  readonly isMicrophoneLost: boolean
  readonly isRateLimited: boolean
  /** Document 2 §4.1: a separate timer, independent of the connection's state. */
  readonly isBannerShown: boolean
  /** The recogniser is unavailable; the audio is kept. */
  readonly isDelayed: boolean
  /** This browser keeps no copy of what is being said. */
  readonly isUnprotected: boolean
  readonly retentionDays: number | undefined
  /** As it was raised. */
  readonly problem: string | undefined
}

export type RecordingEvent =
  | { readonly type: 'start'; readonly hasSession: boolean }
  | { readonly type: 'microphone started' }
  | { readonly type: 'microphone lost' }
  | { readonly type: 'failed'; readonly problem: string }
  | { readonly type: 'status'; readonly status: LiveStatus }
  | { readonly type: 'connection lost'; readonly isSilent?: boolean }
  | { readonly type: 'closed'; readonly code: number }
  | { readonly type: 'mute' }
  | { readonly type: 'stopped' }
  | { readonly type: 'banner over' }
  | { readonly type: 'reset rate limit' }
  | { readonly type: 'session changed' }
  | { readonly type: 'work began' }
  | { readonly type: 'work ended'; readonly problem?: string }
  | { readonly type: 'unprotected' }

export const idleRecording: RecordingState = {
  connection: 'disconnected',
  isRecording: false,
  isMuted: false,
  isReconnecting: false,
  isSilent: false,
  isMicrophoneLost: false,
  isRateLimited: false,
  isBannerShown: false,
  isDelayed: false,
  isUnprotected: false,
  retentionDays: undefined,
  problem: undefined,
}

/** Document 2 §4.1: the start button is disabled while connecting and while rate-limited. */
export function canStart({ connection, isRecording, isRateLimited }: RecordingState): boolean {
  const isFree = ['disconnected', 'error', 'transcription_complete'].includes(connection)
  return isFree && !isRecording && !isRateLimited
}

export function nextRecording(state: RecordingState, event: RecordingEvent): RecordingState {
  switch (event.type) {
    case 'start':
      return starting(state, event.hasSession)
    case 'microphone started':
      return mayRecord(state)
        ? { ...state, connection: 'connected', isRecording: true, isMicrophoneLost: false }
        : state
    case 'microphone lost':
      return state.isRecording ? { ...state, isMicrophoneLost: true } : state
    case 'failed':
      return { ...off(state), connection: 'error', problem: event.problem }
    case 'status':
      return heard(state, event.status)
    case 'connection lost':
      return state.isRecording
        ? { ...state, isReconnecting: true, isSilent: event.isSilent === true }
        : state
    case 'closed':
      return closed(state, event.code)
    case 'mute':
      return muted(state)
    case 'stopped':
      return { ...off(state), isRateLimited: false, isBannerShown: true, problem: undefined }
    case 'banner over':
      return { ...state, isBannerShown: false }
    case 'reset rate limit':
      return { ...off(state), isRateLimited: false, problem: undefined }
    case 'session changed':
      return { ...idleRecording, isRateLimited: state.isRateLimited, problem: limitOf(state) }
    case 'work began':
      return { ...state, connection: 'ongoing_work', problem: undefined }
    case 'work ended':
      return event.problem === undefined
        ? off(state)
        : { ...off(state), connection: 'error', problem: event.problem }
    case 'unprotected':
      return { ...state, isUnprotected: true }
  }
}

function starting(state: RecordingState, hasSession: boolean): RecordingState {
  if (!canStart(state)) return state
  if (!hasSession) return { ...state, connection: 'error', problem: NO_SESSION }
  return { ...idleRecording, connection: 'connecting' }
}

function heard(state: RecordingState, status: LiveStatus): RecordingState {
  switch (status.message) {
    case 'connected': {
      const { audio_retention_days: retentionDays } = status
      const connection = state.connection === 'ongoing_work' ? 'ongoing_work' : 'connected'
      return { ...state, connection, isReconnecting: false, isSilent: false, retentionDays }
    }
    case 'finalizing':
      return { ...off(state), connection: 'finalizing' }
    case 'ongoing_work':
      return status.has_ongoing_work ? { ...off(state), connection: 'finalizing' } : state
    case 'transcription_complete':
      return { ...off(state), connection: 'transcription_complete' }
    case 'delayed':
      return { ...state, isDelayed: true }
    case 'ack':
    case 'speakers':
      return state
  }
}

/** Only final closes arrive here: a lost socket is 'connection lost'. */
function closed(state: RecordingState, code: number): RecordingState {
  const problem = closeProblem(code) ?? state.problem
  const isRateLimited = state.isRateLimited || code === CLOSE.rateLimited
  return { ...off(state), isRateLimited, problem }
}

function muted(state: RecordingState): RecordingState {
  if (!state.isRecording) return { ...state, connection: 'error', problem: NOT_CONNECTED }
  return { ...state, isMuted: !state.isMuted }
}

function mayRecord({ connection, isReconnecting }: RecordingState): boolean {
  return connection === 'connecting' || connection === 'connected' || isReconnecting
}

/** Disconnected, with the microphone off. */
function off(state: RecordingState): RecordingState {
  const { isRateLimited, isBannerShown, retentionDays, problem } = state
  return { ...idleRecording, isRateLimited, isBannerShown, retentionDays, problem }
}

function limitOf({ isRateLimited, problem }: RecordingState): string | undefined {
  return isRateLimited ? problem : undefined
}
