import { z } from 'zod'
import { Id } from './values.ts'

/** Document 2 §7.7. The client sends s16le mono PCM at 44,100 Hz as binary frames. */
export const LIVE_SOCKET_PATH = '/api/call/web-media-stream'

const samples = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/**
 * `token` is the access token of the document; our own web sends a `ticket` instead, so that no
 * token stands in an address. A client that resumes names its recording and the position of the
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

/** A line of the transcript. `segment` is more than the document has: a client may ignore it. */
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
 * What is being said, before its line is there; a client may ignore it. The line that ends after
 * `start_ms` replaces it. Empty: no line comes of it. It is stored nowhere, and nothing is written
 * from it.
 */
const Interim = z.object({ type: z.literal('partial'), text: z.string(), start_ms: count })

/**
 * connected: the socket may be sent to; `received_samples` is where the server stands.
 * ack: so many samples are durable. ongoing_work: what is still to be done, counted from tables.
 * delayed: the recogniser is away, the audio is kept. speakers: who speaks has changed in some
 * lines, which the transcript tells. finalizing: the recording has ended, and the last words are
 * being written. transcription_complete: they are.
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

/** Reasons of a normal close (1000). */
export const STOP_REASON = 'User requested stop'
export const COMPLETED_REASON = 'Transcription completed'
export const FINALIZED_REASON = 'Session finalized'

/** 1008 means the rate limit alone, so every other refusal has a code of its own. */
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
  /** Another window records this session. */
  alreadyRecording: 4409,
  /** The patient has withdrawn their consent: what of the recording is kept elsewhere is to be deleted. */
  consentWithdrawn: 4410,
  frameTooLarge: 4413,
  /** It has reached its longest length. */
  tooLong: 4414,
  /** As much is stored as the operator allows: no new recording begins. */
  storageFull: 4507,
} as const

export const RATE_LIMITED_REASON =
  'Rate limit exceeded. Please wait before trying to connect again.'
