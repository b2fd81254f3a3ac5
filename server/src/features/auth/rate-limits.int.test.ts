import { afterEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { authCalls } from '../../testing/auth-calls.ts'
import { testApp } from '../../testing/test-app.ts'
import { encodeRefreshToken } from './core/tokens/refresh-token.ts'

const env = {
  AUTH_LIMIT_TOKEN: '5',
  AUTH_LIMIT_VERIFY: '3',
  AUTH_LIMIT_MAIL: '3',
  AUTH_LIMIT_FACTOR: '3',
  AUTH_MAIL_INTERVAL_S: '60',
}
const { app, mails, givenPractitioner } = await testApp({
  env,
  clock: () => new Date(),
})
const { call } = authCalls(app)

let host = 0
/** Each test uses an address of its own. */
const newIp = () => `192.0.2.${String(++host)}`

/** Moves only the clock: the database still answers. */
function forward(seconds: number): void {
  const nowMs = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs + seconds * 1_000 })
}
afterEach(() => {
  vi.useRealTimers()
})

const PASSWORD = 'Correct1horse'
const REFUSED = [429, 'over_request_rate_limit']

const signIn = (email: string, ip: string, password = 'wrong') =>
  call('POST', '/token?grant_type=password', { body: { email, password }, ip })

const CALLS = [
  ['POST', '/token?grant_type=refresh_token', 5],
  ['POST', '/token?grant_type=pkce', 5],
  ['POST', '/verify', 3],
  ['GET', '/verify?token=x&type=signup', 3],
  ['POST', '/signup', 3],
  ['POST', '/recover', 3],
  ['POST', '/resend', 3],
  ['PUT', '/user', 3],
  ['GET', '/authorize?provider=google', 5],
  ['POST', `/factors/${newId()}/challenge`, 3],
  ['POST', `/factors/${newId()}/verify`, 3],
] as const

describe('an address', () => {
  test.each(CALLS)('may call %s %s %i times in five minutes', async (method, path, most) => {
    const ip = newIp()
    const ask = (from = ip) => call(method, path, { body: {}, ip: from })
    for (let i = 0; i < most; i++) expect((await ask()).status).not.toBe(429)
    const refused = await ask()
    expect([refused.status, refused.error]).toEqual(REFUSED)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300)
    expect((await ask(newIp())).status).not.toBe(429)
    forward(301)
    expect((await ask()).status).not.toBe(429)
  })
})

describe('from an address whose limit anonymous callers have used up', () => {
  test.each([
    ['POST', '/token?grant_type=refresh_token'],
    ['PUT', '/user'],
    ['POST', `/factors/${newId()}/challenge`],
    ['POST', `/factors/${newId()}/verify`],
  ] as const)('%s %s answers a signed-in user', async (method, path) => {
    const ip = newIp()
    for (let i = 0; i < 6; i++) await call(method, path, { ip })
    expect((await call(method, path, { ip })).error).toBe('over_request_rate_limit')

    const { email, token } = await givenPractitioner({ password: PASSWORD })
    const { body } = await signIn(email, newIp(), PASSWORD)
    const own = { refresh_token: body['refresh_token'] }
    const ask = () => call(method, path, { body: own, token, ip })
    expect((await ask()).status).not.toBe(429)
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await ask()).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('lookups of refresh tokens that name no session are limited per second', async () => {
    const ip = newIp()
    const refresh = (token: unknown) =>
      call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token }, ip })
    for (let i = 0; i < 6; i++) await refresh('wrong')
    forward(0)
    const unknown = () => encodeRefreshToken({ sessionId: newId(), counter: 0 }, Buffer.alloc(32))
    for (let i = 0; i < 20; i++) await refresh(unknown())
    const { email } = await givenPractitioner({ password: PASSWORD })
    const { body } = await signIn(email, newIp(), PASSWORD)
    expect((await refresh(body['refresh_token'])).headers['retry-after']).toBe('1')
    forward(1)
    expect((await refresh(body['refresh_token'])).status).toBe(200)
  })
})

describe('mails', () => {
  const recover = (email: string) => call('POST', '/recover', { body: { email }, ip: newIp() })

  test('to one address are a minute apart, and an unknown address gets the same answer', async () => {
    const { email } = await givenPractitioner()
    const unknown = `${newId()}@clinic.example`
    expect((await recover(email)).body).toEqual((await recover(unknown)).body)
    const known = await recover(email)
    const stranger = await recover(unknown)
    expect([known.status, known.error]).toEqual([429, 'over_email_send_rate_limit'])
    expect([stranger.status, stranger.error]).toEqual([known.status, known.error])
    expect(String(stranger.body['msg'])).toMatch(/^For security purposes, .* \d+ seconds\.$/)
    expect(String(known.body['msg'])).toMatch(/^For security purposes, .* \d+ seconds\.$/)
    expect(mails().filter(({ to }) => to === email)).toHaveLength(1)
    forward(61)
    expect([(await recover(email)).status, (await recover(unknown)).status]).toEqual([200, 200])
    expect(mails().some(({ to }) => to === unknown)).toBe(false)
  })

  test('a resend does not distinguish an unknown address from a confirmed one either', async () => {
    const { email } = await givenPractitioner()
    const resend = (to: string) =>
      call('POST', '/resend', { body: { type: 'signup', email: to }, ip: newIp() })
    const unknown = `${newId()}@clinic.example`
    for (const expected of [200, 429]) {
      expect((await resend(email)).status).toBe(expected)
      expect((await resend(unknown)).status).toBe(expected)
    }
  })
})

test('a mail that could not be sent does not delay the next', async () => {
  const down = await testApp({ smtpUrl: 'smtp://127.0.0.1:1', env: { AUTH_MAIL_INTERVAL_S: '60' } })
  const { email, token } = await down.givenPractitioner()
  const { post, put } = authCalls(down.app)
  for (let i = 0; i < 2; i++) {
    expect((await post('/recover', { email })).status).toBe(500)
    const change = await put('/user', { email: 'new@clinic.example' }, token)
    expect(change.status).toBe(500)
  }
})
