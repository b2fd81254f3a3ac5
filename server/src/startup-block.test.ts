import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { describeStart } from './startup-block.ts'

const facts = {
  address: 'http://127.0.0.1:3000',
  dataDir: '/srv/data',
  isHttps: false,
  hasInbox: false,
  writer: 'Chartwright built-in writer',
  secondPass: 'doubtful lines a second time: Whisper small (installed)',
}

describe('the start-up block', () => {
  test('names the address, the data directory and the database', () => {
    const block = describeStart({ ...facts, config: loadConfig({}) })
    expect(block).toMatch(/Open +http:\/\/127\.0\.0\.1:3000/)
    expect(block).toMatch(/Data +\/srv\/data/)
    expect(block).toMatch(/Database +embedded PostgreSQL/)
    expect(block).toMatch(/Again +doubtful lines a second time/)
    expect(block).toMatch(/Consent +asked for before a recording/)
    expect(block).not.toContain('microphone')
  })

  test('says why the data directory is elsewhere, and never prints DATABASE_URL', () => {
    const env = { DATABASE_URL: 'postgresql://u:hunter2@h/d', SECRET_KEY: 'x'.repeat(32) }
    const config = loadConfig(env)
    const block = describeStart({ ...facts, config, dataDirNote: 'moved' })
    expect(block).toContain('/srv/data  (moved)')
    expect(block).not.toContain('hunter2')
  })

  test('says which recogniser is used, without the key', () => {
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

  test('repeats what the operator should know about the database', () => {
    const databaseWarning = 'PostgreSQL runs as the user nobody.'
    const block = describeStart({ ...facts, config: loadConfig({}), databaseWarning })
    expect(block).toContain(`\n\n  ${databaseWarning}\n`)
  })

  test('says which writer writes notes', () => {
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
  ])('with %o and https %s, the microphone warning is shown: %s', (env, isHttps, isWarned) => {
    const block = describeStart({ ...facts, isHttps, config: loadConfig(env) })
    expect(block.includes('--https')).toBe(isWarned)
  })

  const others = { ...facts, address: 'http://localhost:3000' }
  const smtp = { SMTP_URL: 'smtp://mail.example' }
  const named = { PUBLIC_URL: 'https://scribe.example' }

  test('with remote users and no mail server, it names every remedy', () => {
    const block = describeStart({ ...others, config: loadConfig({ HOST: '0.0.0.0' }) })
    expect(block).toMatch(/Mail +off \(SMTP_URL\)\n/)
    expect(block).toMatch(/can confirm an address[^]+SMTP_URL[^]+npm run admin -- verify EMAIL/)
    expect(block).toContain('AUTH_EMAIL_AUTOCONFIRM=on')
  })

  test.each([
    [{ HOST: '0.0.0.0', AUTH_EMAIL_AUTOCONFIRM: 'on' }, 'nobody can reset a forgotten password'],
    [{ ...named }, 'can confirm an address'],
    [{ HOST: '0.0.0.0', ...smtp }, undefined],
    [{ HOST: '127.0.0.1' }, undefined],
  ])('with %o it says about mail: %s', (env, warning) => {
    const block = describeStart({ ...others, config: loadConfig(env) })
    expect(/No mail can be sent/.test(block)).toBe(warning !== undefined)
    expect(block).toContain(warning ?? '')
  })

  test.each([
    [{ HOST: '0.0.0.0', ...smtp }, true],
    [{ HOST: '::', ...smtp }, true],
    [{ HOST: '0.0.0.0', ...smtp, ...named }, false],
    [{ HOST: '192.0.2.7', ...smtp }, false],
    [{}, false],
  ])('with %o it says that links lead to this computer: %s', (env, isWarned) => {
    const block = describeStart({ ...others, config: loadConfig(env) })
    expect(block.includes('lead to http://localhost:3000')).toBe(isWarned)
    expect(block.includes('PUBLIC_URL=http://scribe.clinic.example:3000')).toBe(isWarned)
  })
})
