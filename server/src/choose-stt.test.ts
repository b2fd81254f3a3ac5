import { expect, test } from 'vitest'
import { chooseStt } from './choose-stt.ts'
import { loadConfig } from './config.ts'

const settings = {
  STT_PROVIDER: 'openai-compatible',
  STT_BASE_URL: 'http://127.0.0.1:8000/v1',
}

test.each([
  [loadConfig({}), 'Moonshine base (built in)'],
  [loadConfig(settings), 'whisper-1 (127.0.0.1:8000)'],
  [loadConfig({ ...settings, STT_MODEL: 'large' }), 'large (127.0.0.1:8000)'],
  // No real configuration looks like this: the provider decides, not the address.
  [{ ...loadConfig(settings), STT_PROVIDER: 'builtin' as const }, 'Moonshine base (built in)'],
])('STT_PROVIDER decides which recogniser is used (%#)', async (config, name) => {
  const { stt, voice } = chooseStt(config)
  expect(stt.name).toBe(name)
  await stt.close()
  await voice.close()
})
