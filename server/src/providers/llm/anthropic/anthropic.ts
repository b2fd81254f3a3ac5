import { z } from 'zod'
import { ScribeError } from '../../scribe/scribe.ts'
import type { Llm, LlmOptions, LlmRequest } from '../llm.ts'
import { BROKEN_OFF, FAILED, parseEvent } from '../parse-event.ts'
import { postForEvents } from '../post-for-events.ts'
import { retryUntilText } from '../retry-until-text.ts'
import { UnusableAnswer } from '../unusable-answer.ts'

export const ANTHROPIC_URL = 'https://api.anthropic.com'
const VERSION = '2023-06-01'

const Event = z.object({
  type: z.string(),
  delta: z.object({ text: z.string().optional(), stop_reason: z.string().nullish() }).nullish(),
})

/** Anthropic's messages, and what speaks like it. */
export function anthropicLlm(options: LlmOptions): Llm {
  const { apiKey, model, timeoutMs } = options
  const url = `${options.baseUrl.replace(/\/+$/, '')}/v1/messages`
  const headers = {
    'anthropic-version': VERSION,
    ...(apiKey !== undefined && { 'x-api-key': apiKey }),
  }

  function attempt({ system, messages, maxTokens, signal }: LlmRequest) {
    const body = { model, stream: true, max_tokens: maxTokens, system, messages }
    return readText(postForEvents({ url, headers, body, timeoutMs, signal }))
  }

  return {
    name: `${model} (${new URL(url).host})`,
    model,
    contextTokens: () => Promise.resolve(undefined),
    stream: (request) =>
      retryUntilText(() => attempt(request), request.signal, options.retryDelayMs),
  }
}

async function* readText(events: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const data of events) {
    const { type, delta } = parseEvent(Event, data)
    if (type === 'error') throw new ScribeError(FAILED, { isRetryable: true })
    if (type === 'message_stop') return
    if (type === 'content_block_delta' && delta?.text !== undefined) yield delta.text
    if (delta?.stop_reason === 'max_tokens') throw new UnusableAnswer('cut-off')
    if (delta?.stop_reason === 'refusal') throw new UnusableAnswer('declined')
  }
  throw new ScribeError(BROKEN_OFF, { isRetryable: true })
}
