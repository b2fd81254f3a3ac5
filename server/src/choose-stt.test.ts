import { expect, test } from 'vitest'
import { chooseStt } from './choose-stt.ts'
import { loadConfig } from './config.ts'

test.each([
  [{}, 'Moonshine base (built in)'],
  [
    {
      STT_PROVIDER: 'openai-compatible',
      STT_BASE_URL: 'http://127.0.0.1:8000/v1',
      STT_MODEL: 'whisper-large-v3',
    },
    'whisper-large-v3 (127.0.0.1:8000)',
  ],
])('with %o, %s recognises', async (env, name) => {
  const { stt, voice } = chooseStt(loadConfig(env))
  expect(stt.name).toBe(name)
  await stt.close()
  await voice.close()
})
