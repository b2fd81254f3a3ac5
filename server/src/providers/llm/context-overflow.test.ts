import { expect, test } from 'vitest'
import { readOverflow } from './context-overflow.ts'

test.each<[string, number | undefined, number | undefined, number?]>([
  [
    `This model's maximum context length is 8192 tokens. However, you requested 9000 tokens (808 in the messages, 8192 in the completion).`,
    8_192,
    808,
  ],
  [
    `'max_tokens' or 'max_completion_tokens' is too large: 8192. This model's maximum context length is 8192 tokens and your request has 1,808 input tokens`,
    8_192,
    1_808,
  ],
  [
    '{"error":{"type":"exceed_context_size_error","n_prompt_tokens":9001,"n_ctx":4096}}',
    4_096,
    9_001,
  ],
  ['The model is loaded with context length of only 4096 tokens', 4_096, undefined],
  [
    'input length and `max_tokens` exceed context limit: 199000 + 8192 > 200000, decrease input length',
    200_000,
    199_000,
  ],
  ['prompt is too long: 210000 tokens > 200000 maximum', 200_000, 210_000],
  ['{"code":"context_length_exceeded"}', undefined, undefined],
  [
    '`inputs` tokens + `max_new_tokens` must be <= 4096. Given: 808 `inputs` tokens and 8192 `max_new_tokens`',
    4_096,
    808,
  ],
  [
    'max_tokens is too large: 8192. This model supports at most 4096 completion tokens, whereas you provided 8192.',
    undefined,
    undefined,
    4_096,
  ],
  [
    'max_tokens: 8192 > 4096, which is the maximum allowed number of output tokens for claude-3-haiku',
    undefined,
    undefined,
    4_096,
  ],
])('%j is read', (text, contextTokens, promptTokens, answerTokens) => {
  expect(readOverflow(text)).toEqual({ contextTokens, promptTokens, answerTokens })
})

test.each([
  '',
  '{}',
  'temperature is not supported with this model',
  'max_tokens is not supported',
])('%j is about something else', (text) => {
  expect(readOverflow(text)).toBeUndefined()
})
