import { expect, test } from 'vitest'
import { chooseScribe } from './choose-scribe.ts'
import { loadConfig } from './config.ts'

test.each<[NodeJS.ProcessEnv, string, string | null]>([
  [{}, 'Chartwright built-in writer', null],
  [
    {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_MODEL: 'qwen3',
    },
    'qwen3 (127.0.0.1:11434)',
    'qwen3',
  ],
  [
    { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude-1', LLM_API_KEY: 'k' },
    'claude-1 (api.anthropic.com)',
    'claude-1',
  ],
])('with %o, %s writes', (env, name, model) => {
  expect(chooseScribe(loadConfig(env))).toMatchObject({ name, model })
})
