import { z } from 'zod'
import { readBodyText } from '../../../lib/read-body.ts'
import { SttError, type Heard } from '../stt.ts'

const MAX_ANSWER_BYTES = 4_194_304
const MAX_RETRY_AFTER_MS = 3_600_000

const Transcription = z.object({
  text: z.string(),
  segments: z
    .array(z.object({ start: z.number(), end: z.number(), avg_logprob: z.number() }))
    .min(1)
    .optional()
    .catch(undefined),
})

const Refusal = z.object({
  error: z.object({ param: z.string().nullish(), code: z.string().nullish() }),
})

/** Throws SttError for anything but a transcription; its message names the status and no content. */
export async function readAnswer(
  response: Response,
  signal: AbortSignal,
  nowMs: number,
): Promise<Heard> {
  const body = await readJson(response, signal)
  if (!response.ok) throw refusalOf(response, body, nowMs)
  const parsed = Transcription.safeParse(body)
  if (!parsed.success) throw new SttError('The speech provider answered something else than text.')
  const text = parsed.data.text.trim()
  const confidence = text === '' ? undefined : confidenceOf(parsed.data.segments)
  return confidence === undefined ? { text } : { text, confidence }
}

function refusalOf(response: Response, body: unknown, nowMs: number): SttError {
  return new SttError(`The speech provider answered ${response.status}.`, {
    isLasting: isAudioRefused(response.status, body),
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), nowMs),
  })
}

/** A wrong key, model or address can be put right, and the audio is then heard after all. */
function isAudioRefused(status: number, body: unknown): boolean {
  if (status === 413 || status === 415) return true
  if (status !== 400 && status !== 422) return false
  const { param, code } = Refusal.safeParse(body).data?.error ?? {}
  return param === 'file' || (code?.startsWith('audio') ?? false)
}

function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - nowMs
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS)
}

/** The mean over time of how sure each stretch is. */
function confidenceOf(segments: z.output<typeof Transcription>['segments']): number | undefined {
  if (!segments) return undefined
  let weighted = 0
  let seconds = 0
  for (const { start, end, avg_logprob } of segments) {
    const length = Math.max(end - start, 0.01)
    weighted += Math.min(Math.exp(avg_logprob), 1) * length
    seconds += length
  }
  return weighted / seconds
}

/** Undefined where it is no JSON, or endless. */
async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  const text = await readBodyText(response, signal, MAX_ANSWER_BYTES)
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}
