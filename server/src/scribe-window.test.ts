import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { chooseScribe } from './choose-scribe.ts'
import { loadConfig } from './config.ts'
import { openLlmServer, saying } from './testing/llm-server.ts'
import { KNOWN, SEGMENTS, TEMPLATE } from './testing/scribe-conformance.ts'
import { wholeText } from './testing/whole-text.ts'
import type { ScribeSegment } from './providers/scribe/scribe.ts'

const model = await openLlmServer()
afterAll(() => model.close())
beforeEach(() => {
  model.reports({})
})

const NOTE = '## Subjective\nCough.\n\n## Plan\nRest.'
const LONG = Array.from({ length: 2_000 }, (_, index) => ({
  id: `s${index}`,
  index,
  speaker: null,
  text: 'The cough began on Monday and it is worse at night, she says.',
}))

function write(segments: readonly ScribeSegment[] = SEGMENTS) {
  const env = {
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: `${model.baseUrl}/v1`,
    LLM_MODEL: 'm-1',
  }
  const scribe = chooseScribe(loadConfig(env))
  const { signal } = new AbortController()
  const note = { template: TEMPLATE, segments, context: '', facts: [], known: KNOWN, signal }
  return wholeText(scribe.writeNote(note))
}

interface Sent {
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly messages: readonly { readonly content: string }[]
}
const sent = () => model.calls.at(-1)?.body as unknown as Sent
const promptTokens = ({ messages }: Sent) =>
  Math.ceil(messages.reduce((chars, { content }) => chars + content.length, 0) / 4)

const other = { id: 'm-0', max_model_len: 1_000 }
const WINDOW = 8_192
test.each<[string, Record<string, unknown>]>([
  [
    'max_model_len of vLLM',
    { '/v1/models': { data: [other, { id: 'm-1', max_model_len: WINDOW }] } },
  ],
  ['context_length', { '/v1/models': { data: [{ id: 'm-1', context_length: WINDOW }] } }],
  ['n_ctx', { '/v1/models': { data: [{ id: 'm-1', n_ctx: WINDOW }] } }],
  [
    'the only model, whatever its name',
    { '/v1/models': { data: [{ id: '/m.gguf', n_ctx: WINDOW }] } },
  ],
  [
    '/props of llama.cpp',
    {
      '/v1/models': { data: [{ id: 'm-1', meta: { n_ctx_train: 131_072 } }] },
      '/props': { default_generation_settings: { n_ctx: WINDOW } },
    },
  ],
])('with %s, the prompt and the response fit the window', async (_, facts) => {
  model.reports(facts)
  for (const segments of [SEGMENTS, LONG]) {
    model.answer(saying('openai-compatible', NOTE))
    expect(await write(segments)).toContain(NOTE)
    expect(model.calls).toHaveLength(1)
    const maxTokens = sent().max_tokens ?? 0
    expect(maxTokens).toBeGreaterThanOrEqual(2_048)
    expect(promptTokens(sent()) + maxTokens).toBeLessThanOrEqual(WINDOW)
  }
  expect(sent().messages[1]?.content).toContain('are left out here')
})

test('an unreported window is not guessed', async () => {
  model.answer(saying('openai-compatible', NOTE))
  await write()
  expect(sent().max_tokens).toBe(8_192)
})

/** A server that refuses as real ones do, and counts four letters as a token. */
function refusing(window: number, words: (asked: number, prompt: number) => string) {
  model.answer((response: ServerResponse, call) => {
    const tokens = promptTokens(sent())
    const asked = tokens + (sent().max_tokens ?? sent().max_completion_tokens ?? 0)
    if (asked > window) response.writeHead(400).end(words(asked, tokens))
    else void saying('openai-compatible', NOTE)(response, call)
  })
}

const REFUSALS: [string, (asked: number, prompt: number) => string][] = [
  [
    'OpenAI and vLLM',
    (asked, prompt) =>
      JSON.stringify({
        error: {
          message: `This model's maximum context length is 4096 tokens. However, you requested ${asked} tokens (${prompt} in the messages, ${asked - prompt} in the completion).`,
          code: 'context_length_exceeded',
        },
      }),
  ],
  [
    'llama.cpp',
    (_, prompt) =>
      JSON.stringify({
        error: {
          code: 400,
          message: 'the request exceeds the available context size, try increasing it',
          type: 'exceed_context_size_error',
          n_prompt_tokens: prompt,
          n_ctx: 4_096,
        },
      }),
  ],
  ['a server without numbers', () => '{"error":"context length exceeded"}'],
]
test.each(REFUSALS)(
  'a refusal for length by %s is answered with a shorter prompt',
  async (_, words) => {
    for (const segments of [SEGMENTS, LONG.slice(0, 150)]) {
      refusing(4_096, words)
      expect(await write(segments)).toContain(NOTE)
      expect(sent()).toHaveProperty('temperature', 0)
    }
  },
)

test('a model with a smaller output limit is asked for as much as it can write', async () => {
  model.answer((response, call) => {
    if ((sent().max_tokens ?? 0) > 4_096) {
      const message = 'max_tokens is too large: 8192. This model supports at most 4096 completion'
      response.writeHead(400).end(`{"error":{"message":"${message} tokens"}}`)
    } else void saying('openai-compatible', NOTE)(response, call)
  })
  expect(await write(LONG)).toContain(NOTE)
  expect(model.calls).toHaveLength(2)
  expect(sent().max_tokens).toBe(4_096)
  // All of the visit, as before.
  expect(sent().messages).toEqual(model.calls[0]?.body['messages'])
})

test('a window too small for any note leaves it to the built-in writer', async () => {
  model.reports({ '/v1/models': { data: [{ id: 'm-1', max_model_len: 512 }] } })
  model.answer(saying('openai-compatible', NOTE))
  const note = await write()
  expect(note).toContain('## Subjective')
  expect(model.calls).toHaveLength(0)
})
