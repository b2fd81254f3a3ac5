import { recordingsApi } from '@chartwright/contract/recordings'
import { ApiError } from './http/api-error.ts'
import { call } from './http/api.ts'
import { findUnsent, type Unsent } from './storage/unsent-audio.ts'

const POLL_MS = 1_000
const LIVE_POLL_MS = 3_000
/**
 * The server ends an interrupted recording when something to be written from it is requested again.
 */
const POLLS_BEFORE_ASKING_AGAIN = 5

/** What part of a session is not in its transcript yet. */
export interface WordsLeft {
  /** Of audio that the server has. */
  readonly seconds: number
  /** The recording itself is still running. */
  readonly isLive: boolean
  /** It is still running, but nobody is sending it. */
  readonly isCutOff: boolean
  /** Audio that this page has, and the server may not have. */
  readonly unsent: Unsent | undefined
}

export interface Wait extends WordsLeft {
  /** Do not wait for the last words. */
  writeNow(): void
}

export interface Waiting {
  readonly sessionId: string | undefined
  readonly signal: AbortSignal
  /** Undefined: the wait is over. */
  onWait: (wait: Wait | undefined) => void
}

/** Undefined: every word is in the transcript, and none is pending. */
export async function readWordsLeft(
  sessionId: string,
  signal?: AbortSignal,
): Promise<WordsLeft | undefined> {
  const params = { session_id: sessionId }
  const all = await call(recordingsApi.list, { params, ...(signal && { signal }) })
  const open = all.filter(({ state }) => state !== 'complete')
  const unsent = findUnsent(sessionId)
  if (open.length === 0 && unsent === undefined) return undefined
  const live = open.filter(({ state }) => state === 'live')
  return {
    seconds: open.reduce((sum, each) => sum + each.audio_left_s, 0),
    isLive: live.length > 0,
    isCutOff: live.some((each) => !each.is_connected),
    unsent,
  }
}

/**
 * Sends the request once the last words of the session have arrived, or when it should not wait.
 * The server knows nothing about audio that it was not sent: it is not even asked before it has
 * that.
 */
export async function withLastWords<T>(
  request: (flags: { allow_incomplete?: true }) => Promise<T>,
  waiting: Waiting,
): Promise<T> {
  const { sessionId } = waiting
  if (sessionId === undefined) return request({})
  const wait = (seconds: number) =>
    waitForWords(
      { ...waiting, sessionId },
      { seconds, isLive: false, isCutOff: false, unsent: findUnsent(sessionId) },
    )
  let isNow = findUnsent(sessionId) !== undefined && (await wait(0))
  for (;;) {
    try {
      return await request(isNow ? { allow_incomplete: true } : {})
    } catch (error) {
      if (!isIncomplete(error)) throw error
      isNow = await wait(error.audioLeftS ?? 0)
    }
  }
}

/** The message, and the detail that need not be announced every second. */
export function describeWait(left: WordsLeft): { message: string; detail: string } {
  const { seconds, isLive, unsent } = left
  if (unsent === 'sending') return { message: 'Waiting for the audio to be sent…', detail: '' }
  if (isLive || unsent === 'recording') {
    return { message: 'Waiting for the recording to stop…', detail: '' }
  }
  return {
    message: 'Waiting for the last words…',
    detail: seconds > 0 ? `${String(seconds)} s of audio left` : '',
  }
}

export const WRITE_NOW = 'Write now from what is there'

/** Resolves to whether the practitioner does not want to wait. */
async function waitForWords(
  { sessionId, signal, onWait }: Waiting & { readonly sessionId: string },
  first: WordsLeft,
): Promise<boolean> {
  const now = new AbortController()
  let left: WordsLeft | undefined = first
  for (let polls = 1; left !== undefined; polls++) {
    onWait({ ...left, writeNow: () => now.abort() })
    await sleep(left.isLive ? LIVE_POLL_MS : POLL_MS, [signal, now.signal])
    signal.throwIfAborted()
    if (now.signal.aborted) break
    left = await readAgain(sessionId, signal, left)
    const isGone = left?.isCutOff === true && left.unsent === undefined
    if (isGone && polls % POLLS_BEFORE_ASKING_AGAIN === 0) break
  }
  onWait(undefined)
  return now.signal.aborted
}

/** A server that is unavailable for a moment changes nothing. */
async function readAgain(
  sessionId: string,
  signal: AbortSignal,
  known: WordsLeft,
): Promise<WordsLeft | undefined> {
  try {
    return await readWordsLeft(sessionId, signal)
  } catch (error) {
    const isPassing =
      error instanceof ApiError &&
      (error.status === 0 || error.status === 429 || error.status >= 500)
    if (isPassing) return { ...known, unsent: findUnsent(sessionId) }
    throw error
  }
}

function isIncomplete(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'TRANSCRIPT_INCOMPLETE'
}

/** Ends early when one of the signals aborts. */
function sleep(ms: number, signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      for (const signal of signals) signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    for (const signal of signals) signal.addEventListener('abort', end)
    if (signals.some(({ aborted }) => aborted)) end()
  })
}
