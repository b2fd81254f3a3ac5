import { z } from 'zod'
import { ScribeError } from '../../scribe/scribe.ts'
import type { Llm, LlmOptions, LlmRequest } from '../llm.ts'
import { LlmRefusal } from '../llm-refusal.ts'
import { BROKEN_OFF, FAILED, parseEvent } from '../parse-event.ts'
import { postForEvents } from '../post-for-events.ts'
import { retryUntilText } from '../retry-until-text.ts'
import { UnusableAnswer } from '../unusable-answer.ts'
import { contextWindow } from './context-window.ts'

const Chunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
})

/** OpenAI, Azure, Ollama, vLLM, llama.cpp, LM Studio: all that take `POST /chat/completions`. */
export function openAiCompatibleLlm(options: LlmOptions): Llm {
  const { apiKey, model, timeoutMs } = options
  const url = `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`
  const headers: Record<string, string> =
    apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  // Some models refuse to be told a temperature, or know the limit under another name.
  let isPlain = false

  function bodyOf({ system, messages, maxTokens }: LlmRequest) {
    return {
      model,
      stream: true,
      messages: [{ role: 'system', content: system }, ...messages],
      ...(isPlain
        ? { max_completion_tokens: maxTokens }
        : { max_tokens: maxTokens, temperature: 0 }),
    }
  }

  async function* attempt(request: LlmRequest): AsyncGenerator<string> {
    const { signal } = request
    const events = () =>
      readText(postForEvents({ url, headers, body: bodyOf(request), timeoutMs, signal }))
    try {
      yield* events()
    } catch (error) {
      const isRefused = error instanceof LlmRefusal && [400, 422].includes(error.status)
      if (!isRefused || isPlain) throw error
      isPlain = true
      yield* events()
    }
  }

  return {
    name: `${model} (${new URL(url).host})`,
    model,
    contextTokens: contextWindow(options, headers),
    stream: (request) =>
      retryUntilText(() => attempt(request), request.signal, options.retryDelayMs),
  }
}

async function* readText(events: AsyncIterable<string>): AsyncGenerator<string> {
  let hasFinished = false
  for await (const data of events) {
    if (data.trim() === '[DONE]') return
    const { error, choices } = parseEvent(Chunk, data)
    if (error) throw new ScribeError(FAILED, { isRetryable: true })
    for (const { delta, finish_reason: reason } of choices) {
      if (delta?.content) yield delta.content
      if (reason === 'length') throw new UnusableAnswer('cut-off')
      if (reason === 'content_filter') throw new UnusableAnswer('declined')
      hasFinished ||= reason !== null && reason !== undefined
    }
  }
  if (!hasFinished) throw new ScribeError(BROKEN_OFF, { isRetryable: true })
}
