import { readBody } from '../../lib/read-body.ts'
import { ScribeError } from '../scribe/scribe.ts'
import { readRefusal } from './llm-refusal.ts'
import { readEvents } from './read-events.ts'

export interface EventCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** A model that only gives signs of life is given up after so many time-outs. */
const LONGEST_TIMEOUTS = 10
/** Posts JSON and gives the events of the answer. Ends the request when the reader stops reading. */
export async function* postForEvents(call: EventCall): AsyncGenerator<string> {
  const ending = new AbortController()
  const watch = watchdog(call.timeoutMs, ending)
  const signal = AbortSignal.any([call.signal, ending.signal])
  try {
    const response = await fetch(call.url, {
      method: 'POST',
      // What was said goes to that address and no other.
      redirect: 'error',
      headers: { ...call.headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(call.body),
      signal,
    })
    if (!response.ok) throw await readRefusal(response, signal)
    if (!response.headers.get('content-type')?.includes('text/event-stream')) {
      throw new ScribeError('The model’s server answered something else than a stream of text.')
    }
    for await (const data of readEvents(readBody(response, signal))) {
      watch.touch()
      yield data
    }
  } catch (error) {
    throw explain(error, call.signal, watch.isExpired())
  } finally {
    watch.stop()
    ending.abort()
  }
}

function explain(error: unknown, asked: AbortSignal, isExpired: boolean): ScribeError {
  if (asked.aborted) return new ScribeError('Aborted.')
  if (isExpired) return new ScribeError('The model did not answer in time.', { isRetryable: true })
  if (error instanceof ScribeError) return error
  return new ScribeError('The connection to the model failed.', { isRetryable: true })
}

function watchdog(timeoutMs: number, ending: AbortController) {
  let isExpired = false
  const expire = () => {
    isExpired = true
    ending.abort()
  }
  let silence = setTimeout(expire, timeoutMs)
  const whole = setTimeout(expire, timeoutMs * LONGEST_TIMEOUTS)
  return {
    touch() {
      clearTimeout(silence)
      silence = setTimeout(expire, timeoutMs)
    },
    stop() {
      clearTimeout(silence)
      clearTimeout(whole)
    },
    isExpired: () => isExpired,
  }
}
