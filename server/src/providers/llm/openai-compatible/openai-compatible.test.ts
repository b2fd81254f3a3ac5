import { expect, onTestFinished, test } from 'vitest'
import { describeLlm } from '../../../testing/llm-conformance.ts'
import { openLlmServer, saying } from '../../../testing/llm-server.ts'
import { openAiCompatibleLlm } from './openai-compatible.ts'

describeLlm('openai-compatible', openAiCompatibleLlm)

test('a model that refuses a temperature is asked without, from then on', async () => {
  const request = {
    system: 'Be brief.',
    messages: [],
    maxTokens: 100,
    signal: new AbortController().signal,
  }
  const server = await openLlmServer((response) => {
    const { body } = server.calls.at(-1)!
    if ('temperature' in body) response.writeHead(400).end('{}')
    else void saying('openai-compatible', 'x')(response, 0)
  })
  onTestFinished(() => server.close())
  const llm = openAiCompatibleLlm({ baseUrl: server.baseUrl, model: 'o-1', timeoutMs: 10_000 })
  for (const calls of [2, 3]) {
    for await (const text of llm.stream(request)) expect(text).toBe('x')
    expect(server.calls).toHaveLength(calls)
  }
  expect(server.calls.at(-1)?.body).toMatchObject({ max_completion_tokens: 100 })
})
