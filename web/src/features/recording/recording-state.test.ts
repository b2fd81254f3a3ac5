import { CLOSE } from '@chartwright/contract/live-socket'
import { describe, expect, test } from 'vitest'
import {
  canStart,
  idleRecording,
  nextRecording,
  type LiveStatus,
  type RecordingEvent,
  type RecordingState,
} from './recording-state.ts'

const connectedStatus: LiveStatus = {
  type: 'status',
  message: 'connected',
  recording_id: '00000000-0000-4000-8000-000000000001',
  received_samples: 0,
  audio_retention_days: 7,
}
const status = (message: 'finalizing' | 'transcription_complete' | 'delayed'): RecordingEvent => ({
  type: 'status',
  status: { type: 'status', message },
})
const ongoing = (has_ongoing_work: boolean): RecordingEvent => ({
  type: 'status',
  status: {
    type: 'status',
    message: 'ongoing_work',
    has_ongoing_work,
    transcription_tasks: 1,
    audio_tasks: 0,
  },
})
const start: RecordingEvent = { type: 'start', hasSession: true }
const heardConnected: RecordingEvent = { type: 'status', status: connectedStatus }
const microphone: RecordingEvent = { type: 'microphone started' }
const stopped: RecordingEvent = { type: 'stopped' }
const lost: RecordingEvent = { type: 'connection lost' }
const closed = (code: number): RecordingEvent => ({ type: 'closed', code })
const recording = [start, heardConnected, microphone]

function after(...events: readonly RecordingEvent[]): RecordingState {
  return events.reduce(nextRecording, idleRecording)
}

describe('document 2 §4.1, rule by rule', () => {
  test.each<[string, readonly RecordingEvent[], Partial<RecordingState>]>([
    ['it begins disconnected', [], { connection: 'disconnected', isRecording: false }],
    ['start connects', [start], { connection: 'connecting', isRecording: false }],
    [
      'start without a session is an error in its own words',
      [{ type: 'start', hasSession: false }],
      {
        connection: 'error',
        problem: 'No session selected. Please select a session first.',
        isRecording: false,
      },
    ],
    ['status connected marks connected', [start, heardConnected], { connection: 'connected' }],
    ['a started microphone is a recording', recording, { isRecording: true, isMuted: false }],
    [
      'a microphone that does not start is an error with its message',
      [start, heardConnected, { type: 'failed', problem: 'No microphone' }],
      { connection: 'error', problem: 'No microphone', isRecording: false },
    ],
    [
      'mute keeps the connection',
      [...recording, { type: 'mute' }],
      { connection: 'connected', isMuted: true },
    ],
    ['mute again resumes', [...recording, { type: 'mute' }, { type: 'mute' }], { isMuted: false }],
    [
      'mute without a connection says so',
      [{ type: 'mute' }],
      { connection: 'error', problem: 'WebSocket not connected' },
    ],
    [
      'stop disconnects and shows the banner',
      [...recording, stopped],
      { connection: 'disconnected', isRecording: false, isBannerShown: true },
    ],
    [
      'the banner ends by itself',
      [...recording, stopped, { type: 'banner over' }],
      { isBannerShown: false },
    ],
    ['the next start ends the banner', [...recording, stopped, start], { isBannerShown: false }],
    [
      'finalizing',
      [...recording, status('finalizing')],
      { connection: 'finalizing', isRecording: false },
    ],
    ['ongoing work is finalizing', [...recording, ongoing(true)], { connection: 'finalizing' }],
    [
      'no ongoing work changes nothing',
      [...recording, ongoing(false)],
      { connection: 'connected', isRecording: true },
    ],
    [
      'transcription_complete stops the recording',
      [...recording, status('transcription_complete')],
      { connection: 'transcription_complete', isRecording: false },
    ],
    [
      'a closed socket is disconnected and the recording off',
      [...recording, closed(CLOSE.normal)],
      { connection: 'disconnected', isRecording: false, isRateLimited: false, problem: undefined },
    ],
    [
      'close code 1008 sets the rate limit',
      [start, closed(CLOSE.rateLimited)],
      {
        connection: 'disconnected',
        isRateLimited: true,
        problem: 'Rate limit exceeded. Please wait before trying again.',
      },
    ],
    [
      'while rate-limited nothing starts',
      [start, closed(CLOSE.rateLimited), start],
      { connection: 'disconnected' },
    ],
    [
      'Reset Rate Limit clears it',
      [start, closed(CLOSE.rateLimited), { type: 'reset rate limit' }],
      { isRateLimited: false, problem: undefined },
    ],
    [
      'a manual disconnect clears it',
      [start, closed(CLOSE.rateLimited), stopped],
      { isRateLimited: false },
    ],
    [
      'changing the session disconnects, and does not lift the rate limit',
      [start, closed(CLOSE.rateLimited), { type: 'session changed' }],
      { connection: 'disconnected', isRateLimited: true },
    ],
    [
      'changing the session ends the recording without a banner',
      [...recording, { type: 'session changed' }],
      { connection: 'disconnected', isRecording: false, isBannerShown: false },
    ],
    [
      'a lost socket does not stop the microphone',
      [...recording, lost],
      { connection: 'connected', isRecording: true, isReconnecting: true },
    ],
    [
      'connected again',
      [...recording, lost, heardConnected],
      { isReconnecting: false, isRecording: true },
    ],
    [
      'muted stays muted over a lost socket',
      [...recording, { type: 'mute' }, lost, heardConnected],
      { isMuted: true },
    ],
    [
      'a lost microphone is known',
      [...recording, { type: 'microphone lost' }],
      { isMicrophoneLost: true, isRecording: true },
    ],
    [
      'it comes back',
      [...recording, { type: 'microphone lost' }, microphone],
      { isMicrophoneLost: false },
    ],
    ['delayed', [...recording, status('delayed')], { isDelayed: true, isRecording: true }],
    [
      'work of before is ongoing_work',
      [{ type: 'work began' }, heardConnected],
      { connection: 'ongoing_work' },
    ],
    ['and ends', [{ type: 'work began' }, { type: 'work ended' }], { connection: 'disconnected' }],
    [
      'a microphone that starts after the end starts nothing',
      [...recording, stopped, microphone],
      { isRecording: false, connection: 'disconnected' },
    ],
  ])('%s', (_rule, events, expected) => {
    expect(after(...events)).toMatchObject(expected)
  })

  test.each<[string, boolean, readonly RecordingEvent[]]>([
    ['disconnected', true, []],
    ['an error', true, [{ type: 'failed', problem: 'x' }]],
    ['complete', true, [...recording, status('transcription_complete')]],
    ['connecting', false, [start]],
    ['connected, before the microphone', false, [start, heardConnected]],
    ['recording', false, recording],
    ['finalizing', false, [...recording, status('finalizing')]],
    ['ongoing_work', false, [{ type: 'work began' }]],
    ['rate-limited', false, [start, closed(CLOSE.rateLimited)]],
  ])('start while %s: %s', (_state, expected, events) => {
    expect(canStart(after(...events))).toBe(expected)
  })
})
