import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const SECRET_KEY = 'x'.repeat(32)

describe('the configuration', () => {
  test('needs no settings at all', () => {
    expect(loadConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, TRUST_PROXY: false })
  })

  test('names every bad setting in one message, and none of the values', () => {
    const env = {
      PORT: 'abc',
      PUBLIC_URL: 'ftp://x',
      SECRET_KEY: 'hunter2',
      DATABASE_URL: 'mysql://u:hunter2@h/d',
      TLS_CERT_FILE: '/c.pem',
    }
    const message = complaintOf(env)
    for (const name of ['PORT', 'PUBLIC_URL', 'SECRET_KEY', 'DATABASE_URL']) {
      expect(message).toContain(name)
    }
    expect(message).not.toContain('hunter2')
  })

  test.each([
    [{ DATABASE_URL: 'postgresql://h/d' }, 'SECRET_KEY must be given with DATABASE_URL'],
    [{ NODE_ENV: 'production' }, 'SECRET_KEY must be given in production'],
    [
      { NODE_ENV: 'production', HOST: '0.0.0.0', SECRET_KEY, SMTP_URL: 'smtp://mail.example' },
      'PUBLIC_URL must be given in production with this HOST',
    ],
    [{ TLS_CERT_FILE: '/c.pem' }, 'TLS_KEY_FILE must be given together with its pair'],
    [{ TLS_KEY_FILE: '/k.pem' }, 'TLS_CERT_FILE must be given together with its pair'],
    [
      { FHIR_BASE_URL: 'https://fhir.example/r4', FHIR_CLIENT_ID: 'c', FHIR_PRIVATE_KEY_FILE: 'k' },
      'FHIR_TOKEN_URL must be given with FHIR_BASE_URL',
    ],
    [{ FHIR_CLIENT_ID: 'c' }, 'FHIR_CLIENT_ID is used with FHIR_BASE_URL only'],
    [{ FHIR_BASE_URL: 'http://fhir.example' }, 'FHIR_BASE_URL must begin with https://'],
    [
      { OPENEMR_BASE_URL: 'https://emr.example', OPENEMR_CLIENT_ID: 'c', OPENEMR_USERNAME: 'u' },
      'OPENEMR_PASSWORD must be given with OPENEMR_BASE_URL',
    ],
    [{ OPENEMR_SITE: '../x' }, 'OPENEMR_SITE must be the name of a site'],
    [{ STT_PROVIDER: 'whisper' }, 'STT_PROVIDER must be builtin or openai-compatible'],
    [{ STT_PROVIDER: 'openai-compatible' }, 'STT_BASE_URL must be given with STT_PROVIDER='],
    [{ STT_BASE_URL: 'https://stt.example' }, 'STT_BASE_URL is used with STT_PROVIDER='],
    [{ STT_API_KEY: 'hunter2' }, 'STT_API_KEY is used with STT_PROVIDER=openai-compatible only'],
    [{ STT_MODEL: 'whisper-1' }, 'STT_MODEL is used with STT_PROVIDER=openai-compatible only'],
    [{ STT_SECOND_PASS: 'on' }, 'STT_SECOND_PASS must be auto, all or off'],
    [
      { STT_SECOND_PASS_MODEL: 'whisper-large-v3' },
      'STT_SECOND_PASS_MODEL is used with STT_SECOND_PASS_BASE_URL only',
    ],
    [
      { STT_SECOND_PASS: 'off', STT_SECOND_PASS_BASE_URL: 'https://stt.example' },
      'STT_SECOND_PASS_BASE_URL is not used with STT_SECOND_PASS=off',
    ],
    [{ LLM_PROVIDER: 'gpt' }, 'LLM_PROVIDER must be builtin, openai-compatible or anthropic'],
    [{ LLM_PROVIDER: 'anthropic' }, 'LLM_MODEL must be given with LLM_PROVIDER=anthropic'],
    [
      { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' },
      'LLM_BASE_URL must be given with LLM_PROVIDER=openai-compatible',
    ],
    [{ LLM_MODEL: 'm' }, 'LLM_MODEL is used with another LLM_PROVIDER than builtin'],
    [{ LLM_API_KEY: 'hunter2' }, 'LLM_API_KEY is used with another LLM_PROVIDER than builtin'],
    [{ LLM_CONTEXT_CHARS: '10' }, 'LLM_CONTEXT_CHARS must be at least 2000'],
    [{ TRANSCRIPT_RETENTION_DAYS: '0' }, 'TRANSCRIPT_RETENTION_DAYS must be at least 1'],
    [{ SESSION_RETENTION_DAYS: 'never' }, 'SESSION_RETENTION_DAYS must be a whole number'],
    [{ AUDIT_RETENTION_DAYS: '29' }, 'AUDIT_RETENTION_DAYS must be at least 30'],
    [{ PRACTITIONER_REQUESTS_PER_DAY: '-1' }, 'PRACTITIONER_REQUESTS_PER_DAY must be at least 1'],
    [{ PRACTITIONER_STORAGE_GB: '1.5' }, 'PRACTITIONER_STORAGE_GB must be a whole number'],
    [{ STT_WORKERS: '0' }, 'STT_WORKERS must be at least 1'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ PORT: '1.5' }, 'PORT must be a whole number'],
    [
      { TRUST_PROXY: 'everyone' },
      'TRUST_PROXY must be off, a number of proxies, or their addresses',
    ],
  ])('%o is refused: %s', (env, complaint) => {
    expect(complaintOf(env)).toContain(complaint)
  })

  test.each([undefined, 'off', '400'])('a limit or a clock of %s is parsed as such', (given) => {
    const names = [
      'TRANSCRIPT_RETENTION_DAYS',
      'SESSION_RETENTION_DAYS',
      'AUDIT_RETENTION_DAYS',
      'PRACTITIONER_REQUESTS_PER_DAY',
      'PRACTITIONER_STORAGE_GB',
    ] as const
    const config = loadConfig(Object.fromEntries(names.map((name) => [name, given])))
    for (const name of names) expect(config[name]).toBe(given === '400' ? 400 : undefined)
  })

  test.each([
    ['off', false],
    ['2', 2],
    ['10.0.0.1', '10.0.0.1'],
    ['127.0.0.1, fd00::/8', '127.0.0.1, fd00::/8'],
  ])('TRUST_PROXY=%s is parsed as %j', (given, read) => {
    expect(loadConfig({ TRUST_PROXY: given }).TRUST_PROXY).toBe(read)
  })

  test('an empty setting counts as unset, and a public address is reduced to its origin', () => {
    const config = loadConfig({ PORT: '', SECRET_KEY, PUBLIC_URL: 'https://scribe.example/app/' })
    expect(config).toMatchObject({ PORT: 3000, SECRET_KEY, PUBLIC_URL: 'https://scribe.example' })
  })
})

function complaintOf(env: NodeJS.ProcessEnv): string {
  try {
    loadConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}
