import { z } from 'zod'
import { Id } from './values.ts'

/** Document 2 §7.7. The client sends s16le mono PCM at 44,100 Hz as binary frames. */
export const LIVE_SOCKET_PATH = '/api/call/web-media-stream'

const samples = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/**
 * `token` is the document's access token; our own web app sends a `ticket` instead, so that no
 * token appears in an address. A client that resumes names its recording and the position of the
 * first sample it is going to send.
 */
export const LiveSocketQuery = z
  .object({
    session_id: Id,
    token: z.string().optional(),
    ticket: z.string().optional(),
    recording_id: Id.optional(),
    from_sample: samples.optional(),
  })
  .meta({ id: 'LiveSocketQuery' })
export type LiveSocketQuery = z.infer<typeof LiveSocketQuery>

const count = z.int().min(0)

/** A line of the transcript. `segment` is an addition to the document: a client may ignore it. */
const Transcription = z.object({
  type: z.literal('transcription'),
  text: z.string(),
  segment: z
    .object({
      id: Id,
      index: count,
      start_ms: count.nullable(),
      end_ms: count.nullable(),
      confidence: z.number().nullable(),
      word_confidence: z.array(z.number()).nullable().optional(),
    })
    .optional(),
})

/**
 * Speech in progress, before its line is ready; a client may ignore it. The line that ends after
 * `start_ms` replaces it. Empty: it comes to nothing. It is stored nowhere, and nothing is written
 * from it.
 */
const Interim = z.object({ type: z.literal('partial'), text: z.string(), start_ms: count })

/**
 * connected: the socket accepts data; `received_samples` is the server's position. ack: this many
 * samples are durable. ongoing_work: what is still to be done, counted from tables. delayed: the
 * recogniser is unavailable, the audio is kept. speakers: the speaker of some lines has changed,
 * see the transcript. finalizing: the recording has ended, and the last words are being
 * transcribed. transcription_complete: they are.
 */
const Status = z.discriminatedUnion('message', [
  z.object({
    type: z.literal('status'),
    message: z.literal('connected'),
    recording_id: Id,
    received_samples: count,
    audio_retention_days: count,
  }),
  z.object({ type: z.literal('status'), message: z.literal('ack'), received_samples: count }),
  z.object({
    type: z.literal('status'),
    message: z.literal('ongoing_work'),
    has_ongoing_work: z.boolean(),
    transcription_tasks: count,
    audio_tasks: count,
  }),
  z.object({ type: z.literal('status'), message: z.literal('delayed') }),
  z.object({ type: z.literal('status'), message: z.literal('speakers') }),
  z.object({ type: z.literal('status'), message: z.literal('finalizing') }),
  z.object({ type: z.literal('status'), message: z.literal('transcription_complete') }),
])

export const LiveMessage = z.union([Transcription, Interim, Status])
export type LiveMessage = z.infer<typeof LiveMessage>

/** Reasons for a normal close (1000). */
export const STOP_REASON = 'User requested stop'
export const COMPLETED_REASON = 'Transcription completed'
export const FINALIZED_REASON = 'Session finalized'

/** 1008 means the rate limit alone, so every other refusal has its own code. */
export const CLOSE = {
  normal: 1000,
  goingAway: 1001,
  rateLimited: 1008,
  serverError: 1011,
  badRequest: 4400,
  unauthenticated: 4401,
  /** The patient has declined, or no consent is recorded where one is required. */
  consentNeeded: 4403,
  notFound: 4404,
  idle: 4408,
  /** Another window is recording this session. */
  alreadyRecording: 4409,
  /**
   * The patient has withdrawn their consent: any audio of the recording stored elsewhere has to be
   * deleted.
   */
  consentWithdrawn: 4410,
  frameTooLarge: 4413,
  /** It has reached the maximum length. */
  tooLong: 4414,
  /** The operator's storage limit is reached: no new recording can start. */
  storageFull: 4507,
} as const

export const RATE_LIMITED_REASON =
  'Rate limit exceeded. Please wait before trying to connect again.'
