import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { describeStart } from './startup-block.ts'

const facts = {
  address: 'http://127.0.0.1:3000',
  dataDir: '/srv/data',
  isHttps: false,
  hasInbox: false,
  writer: 'Chartwright built-in writer',
}

describe('the start-up block', () => {
  test('names the address, the data directory and the database', () => {
    const block = describeStart({ ...facts, config: loadConfig({}) })
    expect(block).toMatch(/Open +http:\/\/127\.0\.0\.1:3000/)
    expect(block).toMatch(/Data +\/srv\/data/)
    expect(block).toMatch(/Database +embedded PostgreSQL/)
    expect(block).not.toContain('microphone')
  })

  test('says why the data directory is elsewhere, and never prints DATABASE_URL', () => {
    const env = { DATABASE_URL: 'postgresql://u:hunter2@h/d', SECRET_KEY: 'x'.repeat(32) }
    const config = loadConfig(env)
    const block = describeStart({ ...facts, config, dataDirNote: 'moved' })
    expect(block).toContain('/srv/data  (moved)')
    expect(block).not.toContain('hunter2')
  })

  test('says who writes down what is said, without the key', () => {
    expect(describeStart({ ...facts, config: loadConfig({}) })).toMatch(
      /Speech +built in \(Moonshine base, English\)/,
    )
    const config = loadConfig({
      STT_PROVIDER: 'openai-compatible',
      STT_BASE_URL: 'https://user:hunter2@stt.example/v1',
      STT_API_KEY: 'sk-hunter3',
      STT_MODEL: 'whisper-large-v3',
    })
    const block = describeStart({ ...facts, config })
    expect(block).toMatch(/Speech +whisper-large-v3 at stt\.example\n/)
    expect(block).not.toMatch(/hunter/)
  })

  test('says who writes notes', () => {
    expect(describeStart({ ...facts, config: loadConfig({}) })).toMatch(
      /Writer +Chartwright built-in writer\n/,
    )
  })

  test.each([
    [{ HOST: '0.0.0.0' }, false, true],
    [{ HOST: '192.0.2.7' }, false, true],
    [{ HOST: '0.0.0.0' }, true, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://scribe.example' }, false, false],
    [{ HOST: '::1' }, false, false],
  ])('with %o and https %s, the microphone warning is there: %s', (env, isHttps, isWarned) => {
    const block = describeStart({ ...facts, isHttps, config: loadConfig(env) })
    expect(block.includes('--https')).toBe(isWarned)
  })
})
