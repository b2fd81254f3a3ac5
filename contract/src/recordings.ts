import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { DICTATION_MAX_S, AUDIO_SAMPLE_RATE_HZ } from './limits.ts'
import { Id, Moment } from './values.ts'

const count = z.int().min(0)

export const Recording = z
  .object({
    id: Id,
    session_id: Id,
    started_at: Moment,
    /** Samples that are durable on the server. */
    received_samples: count,
    /** live: more may come. ended: its last words are being transcribed. complete: they are. */
    state: z.enum(['live', 'ended', 'complete']),
    transcription_tasks: count,
    audio_tasks: count,
    /** Seconds of stored audio that are not in the transcript yet, rounded up. */
    audio_left_s: count,
    /** Lines that are in the transcript and will be heard a second time. */
    second_hearing_tasks: count,
    /** A client is connected that may send more. */
    is_connected: z.boolean(),
    /** Consent was withdrawn: its audio is deleted, and no more of it is accepted. */
    is_withdrawn: z.boolean(),
  })
  .meta({ id: 'Recording' })
export type Recording = z.infer<typeof Recording>

const BYTES_PER_SAMPLE = 2
const DICTATION_MAX_BASE64 =
  Math.ceil((DICTATION_MAX_S * AUDIO_SAMPLE_RATE_HZ * BYTES_PER_SAMPLE * 4) / 3) + 4

const common = { access: 'practitioner', tag: 'Recording' } as const

export const recordingsApi = {
  /**
   * A ticket opens the live socket once, within a minute, so that no access token appears in an
   * address.
   */
  ticket: endpoint({
    ...common,
    method: 'POST',
    path: '/api/call/ticket',
    action: 'prepare recording',
    keepsRecording: true,
    body: z.object({ session_id: Id }),
    response: z.object({ ticket: z.string() }),
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  /** Oldest first. */
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/api/recordings/{session_id}',
    action: 'fetch recordings',
    keepsRecording: true,
    params: z.object({ session_id: Id }),
    response: z.array(Recording),
    errors: ['NOT_FOUND'],
  }),
  /** The audio of one line of the transcript, while it is stored. */
  clip: endpoint({
    ...common,
    method: 'GET',
    path: '/api/transcript/segments/{id}/audio',
    action: 'play this line',
    params: z.object({ id: Id }),
    response: z.instanceof(Uint8Array),
    media: 'audio/wav',
    errors: ['NOT_FOUND'],
  }),
  /**
   * Ends a recording whose client does not reconnect: what the server has is transcribed to its
   * end.
   */
  end: endpoint({
    ...common,
    method: 'POST',
    path: '/api/recordings/{id}/end',
    action: 'end recording',
    keepsRecording: true,
    params: z.object({ id: Id }),
    response: Recording,
    errors: ['NOT_FOUND'],
  }),
  /** s16le mono at 44,100 Hz, as base64. Nothing of it is stored. */
  dictate: endpoint({
    ...common,
    method: 'POST',
    path: '/api/dictation',
    action: 'transcribe dictation',
    body: z.object({ audio: z.base64().max(DICTATION_MAX_BASE64) }),
    response: z.object({ text: z.string(), confidence: z.number().nullable() }),
    errors: ['NOT_READY'],
  }),
}
