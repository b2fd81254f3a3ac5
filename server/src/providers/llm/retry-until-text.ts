import { setTimeout as wait } from 'node:timers/promises'
import { ScribeError } from '../scribe/scribe.ts'
import { LlmRefusal } from './llm-refusal.ts'

const TRIES = 3
const RETRY_DELAY_MS = 500

/** Tries again what may pass, but never after text was given: nobody reads a beginning twice. */
export async function* retryUntilText(
  attempt: () => AsyncIterable<string>,
  signal: AbortSignal,
  retryDelayMs = RETRY_DELAY_MS,
): AsyncGenerator<string> {
  for (let tried = 1; ; tried++) {
    let hasText = false
    try {
      for await (const text of attempt()) {
        if (text === '') continue
        hasText = true
        yield text
      }
      return
    } catch (error) {
      const mayPass = error instanceof ScribeError && error.isRetryable
      if (!mayPass || hasText || tried === TRIES || signal.aborted) throw error
      const askedMs = error instanceof LlmRefusal ? error.retryAfterMs : undefined
      const delayMs = askedMs ?? retryDelayMs * 2 ** (tried - 1)
      await wait(delayMs, undefined, { signal }).catch(() => {
        throw new ScribeError('Aborted.')
      })
    }
  }
}
