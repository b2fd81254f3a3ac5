import { SILENCE_BEFORE_TRANSCRIPTION_MS } from '@chartwright/contract/limits'
import type { RecorderView } from './recorder-view.ts'
import { shownProblem, SHOWN_RATE_LIMITED } from './recording-sentences.ts'
import type { Connection, RecordingState } from './recording-state.ts'

export interface Description {
  readonly title: string
  readonly note?: string
  readonly tone: 'quiet' | 'banner' | 'recording' | 'check' | 'danger'
  readonly action?: 'retry' | 'reset rate limit' | 'microphone' | 'cancel'
}

const SILENCE_S = SILENCE_BEFORE_TRANSCRIPTION_MS / 1_000
const BEGIN_NOTE = `Transcription will begin after ${String(SILENCE_S)} seconds of silence.`

const connectionLabels: Record<Connection, string> = {
  disconnected: 'Disconnected',
  connecting: 'Connecting...',
  connected: 'Connected',
  finalizing: 'Finalizing...',
  transcription_complete: 'Transcription complete',
  error: 'Error',
  ongoing_work: 'Sending audio',
}

export function connectionLabel({ connection, isReconnecting }: RecordingState): string {
  return isReconnecting ? 'Reconnecting...' : connectionLabels[connection]
}

/** The one thing that the panel has to say now, most serious first (document 2 §2.4, §4.1, §8). */
export function describeRecording(view: RecorderView): Description {
  if (view.isRateLimited) {
    return { title: SHOWN_RATE_LIMITED, tone: 'danger', action: 'reset rate limit' }
  }
  if (view.isRecording) return describeLive(view)
  if (view.work) return { title: view.work.label, tone: 'quiet', action: 'cancel' }
  if (view.isBannerShown) {
    const note = 'The last words are being written.'
    return { title: 'Finalizing Transcription', note, tone: 'banner' }
  }
  if (view.problem !== undefined) {
    return { title: shownProblem(view.problem), tone: 'danger', action: 'retry' }
  }
  if (view.connection === 'finalizing') {
    return { title: 'Finalizing...', note: 'The last words are being written.', tone: 'quiet' }
  }
  if (view.connection === 'connecting' || view.connection === 'connected') {
    return { title: 'Getting ready...', note: 'Speak when the bars move.', tone: 'quiet' }
  }
  if (view.sessionId === undefined) {
    return {
      title: 'Nothing to record yet',
      note: 'Select or create a session first.',
      tone: 'quiet',
    }
  }
  return { title: 'Ready to record', note: 'What is said becomes the transcript.', tone: 'quiet' }
}

function describeLive(view: RecorderView): Description {
  if (view.isMicrophoneLost) {
    const title = 'The microphone is disconnected'
    const note = 'What was said until then is kept. Connect it or choose another.'
    return { title, note, tone: 'danger', action: 'microphone' }
  }
  if (view.isReconnecting) {
    const kept = view.isUnprotected
      ? 'Keep this page open: what is said is kept here alone.'
      : 'What is said is kept on this device until the connection is back.'
    const note = view.isSilent ? `The server is not responding. ${kept}` : kept
    return { title: 'Reconnecting, still recording', note, tone: 'check' }
  }
  if (view.isMuted) {
    const note = 'Nothing is recorded until you press Resume.'
    return { title: 'Recording Paused', note, tone: 'check' }
  }
  if (view.isDelayed) {
    const note = 'The audio is kept and is written down as soon as possible.'
    return { title: 'Transcription is delayed', note, tone: 'check' }
  }
  return { title: 'Recording in Progress...', note: BEGIN_NOTE, tone: 'recording' }
}

/** Warnings shown beside whatever else is said. */
export function protectionWarning(view: RecorderView): string | undefined {
  if (!view.isRecording) return undefined
  if (view.isUnprotected) {
    return 'Recording is not protected against a crash or a reload: this browser cannot keep a copy of it.'
  }
  if (view.scarceMinutes === undefined) return undefined
  return `This browser has room to protect about ${String(view.scarceMinutes)} more minutes of recording.`
}
