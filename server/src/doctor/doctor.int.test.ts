import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { openLoopbackInbox } from '../providers/mail/loopback-inbox.ts'
import { openLlmServer, saying } from '../testing/llm-server.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { checkMail } from './check-mail.ts'
import { checkWriter } from './check-writer.ts'
import { doctor } from './doctor.ts'

async function ask(env: NodeJS.ProcessEnv): Promise<{ isWell: boolean; told: string }> {
  let told = ''
  const isWell = await doctor(tmpdir(), (text) => (told += text), env)
  return { isWell, told }
}

/** A port where nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const SECRET_KEY = 'a secret key for tests, long enough'

test('reports that each part works', async () => {
  const { url, drop } = await createTestDatabase()
  const inbox = await openLoopbackInbox()
  const { isWell, told } = await ask({ DATABASE_URL: url, SECRET_KEY, SMTP_URL: inbox.smtpUrl })
  expect(told).toMatch(/^✓ database {3}PostgreSQL \d+/m)
  expect(told).toMatch(/^✓ vocabulary Nothing is imported/m)
  expect(told).toMatch(/^✓ mail .+ takes it$/m)
  expect(told).toMatch(/^✓ speech .+ answers$/m)
  expect(told).toMatch(/^✓ again {6}no second hearing/m)
  expect(told).toMatch(/^✓ phraser .+ are whole$/m)
  expect(told).toMatch(/^✓ writer .+ writes$/m)
  expect(isWell).toBe(true)
  await inbox.close()
  await drop()
})

test('reports what does not work, and what to do, and contains no key', async () => {
  const nowhere = `127.0.0.1:${String(await closedPort())}`
  const llm = await openLlmServer((response) => response.writeHead(401).end())
  const { isWell, told } = await ask({
    HOST: '0.0.0.0',
    DATABASE_URL: `postgresql://somebody:hidden-word@${nowhere}/x`,
    SECRET_KEY,
    SMTP_URL: `smtp://somebody:hidden-word@${nowhere}`,
    STT_PROVIDER: 'openai-compatible',
    STT_BASE_URL: `http://${nowhere}/v1`,
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: llm.baseUrl,
    LLM_API_KEY: 'hidden-word',
    LLM_MODEL: 'any',
    OPENEMR_BASE_URL: `http://${nowhere}`,
    OPENEMR_CLIENT_ID: 'scribe',
    OPENEMR_USERNAME: 'scribe',
    OPENEMR_PASSWORD: 'hidden-word',
  })
  await llm.close()
  expect(isWell).toBe(false)
  for (const [part, advice] of [
    ['address', 'Browsers give no microphone'],
    ['database', 'Check DATABASE_URL'],
    ['mail', 'Check host, port, user and password'],
    ['speech', 'Check STT_BASE_URL'],
    ['writer', 'Check LLM_BASE_URL'],
    ['records', 'Check OPENEMR_BASE_URL'],
  ] as const) {
    expect(told).toMatch(new RegExp(`^✗ ${part} .+\\n +${advice}`, 'm'))
  }
  expect(told).not.toContain('hidden-word')
})

// The next two ask a single part: each of the others would load its model again.
test('mail that remote users could not use is reported', async () => {
  const env = { HOST: '0.0.0.0', SECRET_KEY }
  expect(await checkMail(loadConfig(env))).toEqual({
    state: 'bad',
    text: expect.stringMatching(/^is off: ./) as string,
    advice: expect.stringMatching(/^Set SMTP_URL/) as string,
  })
  const inbox = await openLoopbackInbox()
  const found = await checkMail(loadConfig({ ...env, SMTP_URL: inbox.smtpUrl }))
  await inbox.close()
  expect(found).toEqual({
    state: 'bad',
    text: expect.stringMatching(/links lead to localhost$/) as string,
    advice: expect.stringMatching(/^Set PUBLIC_URL/) as string,
  })
})

test('a model that responds, but not with a note, is reported', async () => {
  const llm = await openLlmServer(saying('openai-compatible', 'I’m sorry, I can’t help with that.'))
  const config = loadConfig({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: llm.baseUrl,
    LLM_MODEL: 'm-1',
  })
  const found = await checkWriter(config)
  await llm.close()
  expect(found).toEqual({
    state: 'bad',
    text: expect.stringMatching(/: it declined to answer\./) as string,
    advice: expect.stringMatching(/^Ask another model in LLM_MODEL/) as string,
  })
})

test('bad settings are reported before anything else', async () => {
  await expect(ask({ PORT: 'x' })).rejects.toThrow('Bad configuration')
})
