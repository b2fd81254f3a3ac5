import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openLoopbackInbox } from '../providers/mail/loopback-inbox.ts'
import { openLlmServer, saying } from '../testing/llm-server.ts'
import { createTestDatabase } from '../testing/test-database.ts'
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

test('mail that remote users could not use is reported', async () => {
  const nowhere = `127.0.0.1:${String(await closedPort())}`
  const env = { HOST: '0.0.0.0', DATABASE_URL: `postgresql://somebody@${nowhere}/x`, SECRET_KEY }
  expect((await ask(env)).told).toMatch(/^✗ mail .+ is off: .+\n +Set SMTP_URL/m)
  const inbox = await openLoopbackInbox()
  const { told } = await ask({ ...env, SMTP_URL: inbox.smtpUrl })
  await inbox.close()
  expect(told).toMatch(/^✗ mail .+ links lead to localhost\n +Set PUBLIC_URL/m)
})

test('a model that responds, but not with a note, is reported', async () => {
  const llm = await openLlmServer(saying('openai-compatible', 'I’m sorry, I can’t help with that.'))
  const { told } = await ask({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: llm.baseUrl,
    LLM_MODEL: 'm-1',
    DATABASE_URL: `postgresql://somebody@127.0.0.1:${String(await closedPort())}/x`,
    SECRET_KEY,
  })
  await llm.close()
  expect(told).toMatch(/^✗ writer .+: it declined to answer\..*\n +Ask another model in LLM_MODEL/m)
})

test('bad settings are reported before anything else', async () => {
  await expect(ask({ PORT: 'x' })).rejects.toThrow('Bad configuration')
})
