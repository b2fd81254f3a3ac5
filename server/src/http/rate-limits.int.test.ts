import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { as } from '../testing/as.ts'
import { testApp } from '../testing/test-app.ts'

const rateLimits = { windowS: 60, addressPoints: 3, practitionerPoints: 4 }
const { app, deps, givenPractitioner } = await testApp({ settings: { rateLimits } })

const REFUSED = {
  detail: 'Too many attempts. Please wait a moment and try again.',
  code: 'TOO_MANY_ATTEMPTS',
}

interface Tokens {
  readonly refresh_token: string
}

afterEach(() => {
  vi.useRealTimers()
})

function knock(remoteAddress: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return app.inject({ url: '/patients/', headers, remoteAddress })
}

test('a practitioner past their limit is refused and told when to retry, and others are not affected', async () => {
  const busy = await givenPractitioner()
  const other = await givenPractitioner()
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push((await as(app, busy, 'GET', '/patients/')).statusCode)
  const refused = await as(app, busy, 'GET', '/patients/')

  expect(statuses).toEqual([200, 200, 200, 200])
  expect([refused.statusCode, refused.json()]).toEqual([429, REFUSED])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await as(app, other, 'GET', '/patients/')).statusCode).toBe(200)
})

test('an address that keeps failing is refused, other addresses are not', async () => {
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push((await knock('192.0.2.1', 'wrong')).statusCode)
  expect(statuses).toEqual([401, 401, 401, 429])
  expect((await knock('192.0.2.1')).statusCode).toBe(429)
  expect((await knock('192.0.2.2')).statusCode).toBe(401)
})

describe('from an address whose limit anonymous callers have used up', () => {
  async function usedUp(remoteAddress: string): Promise<string> {
    for (let i = 0; i < 5; i++) await knock(remoteAddress)
    expect((await knock(remoteAddress)).statusCode).toBe(429)
    return remoteAddress
  }

  test('a signed-in user can go on working, and is counted individually', async () => {
    const remoteAddress = await usedUp('192.0.2.20')
    const { token } = await givenPractitioner()
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await knock(remoteAddress, token)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  test.each([
    ['/auth/validate-token', 'token'],
    ['/auth/google', 'access_token'],
    ['/auth/verify-token', 'access_token'],
  ])('%s answers only for a valid token in its body', async (url, field) => {
    const remoteAddress = await usedUp(`192.0.2.${String(30 + url.length)}`)
    const { token } = await givenPractitioner()
    const ask = (proof: unknown) =>
      app.inject({ method: 'POST', url, payload: { [field]: proof }, remoteAddress })
    expect((await ask(token)).statusCode).toBe(200)
    for (const junk of ['wrong', `${token}x`, 7, undefined]) {
      expect((await ask(junk)).statusCode).toBe(429)
    }
  })

  test('a session is refreshed, by the product’s call and by the service’s', async () => {
    const remoteAddress = await usedUp('192.0.2.21')
    const { session } = await givenPractitioner()
    const refresh = (url: string, token: unknown) =>
      app.inject({ method: 'POST', url, payload: { refresh_token: token }, remoteAddress })
    const first = await refresh('/auth/refresh', session.refresh_token)
    expect(first.statusCode).toBe(200)
    expect((await refresh('/auth/refresh', 'wrong')).statusCode).toBe(429)
    const service = '/auth/v1/token?grant_type=refresh_token'
    expect((await refresh(service, first.json<Tokens>().refresh_token)).statusCode).toBe(200)
  })

  test('checks of forged tokens are limited per second, and keep nobody from working or refreshing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const remoteAddress = await usedUp('192.0.2.22')
    const { token, session } = await givenPractitioner()
    // Neither a malformed token nor one with an unknown key costs a check.
    for (let i = 0; i < 600; i++) await knock(remoteAddress, 'wrong')
    const forged = `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(86)}`
    const waitS = async () => Number((await knock(remoteAddress, forged)).headers['retry-after'])
    expect(await waitS()).toBeGreaterThan(1)
    for (let i = 1; i < 500; i++) await knock(remoteAddress, forged)
    expect(await waitS()).toBe(1)
    // Signed here, and not cached yet.
    expect((await knock(remoteAddress, token)).statusCode).toBe(200)
    const payload = { refresh_token: session.refresh_token }
    const refreshed = { method: 'POST', url: '/auth/refresh', payload, remoteAddress } as const
    expect((await app.inject(refreshed)).statusCode).toBe(200)
    vi.setSystemTime(Date.now() + 1_000)
    expect(await waitS()).toBeGreaterThan(1)
  })
})

describe('a request that a page of another site makes a browser send', () => {
  const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  const remoteAddress = '192.0.2.23'

  test('is refused and uses up nothing', async () => {
    for (const url of ['/patients/', '/auth/v1/user', '/auth/v1/verify?token=x&type=signup']) {
      for (let i = 0; i < 5; i++) {
        const response = await app.inject({ url, headers: foreign, remoteAddress })
        expect(response.statusCode).toBeLessThan(404)
        expect(response.body).toContain('Calls from pages of other sites are not answered.')
      }
    }
    expect((await knock(remoteAddress)).statusCode).toBe(401)
  })

  test('does not include a link that somebody follows', async () => {
    const followed = { ...foreign, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    const url = '/auth/v1/callback?state=x'
    const status = async (headers: Record<string, string>) =>
      (await app.inject({ url, headers, remoteAddress })).statusCode
    expect(await status(followed)).toBe(303)
    expect(await status({ ...followed, 'sec-fetch-dest': 'iframe' })).toBe(400)
  })
})

test('valid requests do not use up their address’s limit, so that a clinic behind one address can work', async () => {
  for (let i = 0; i < 6; i++) {
    const { token } = await givenPractitioner()
    expect((await knock('192.0.2.3', token)).statusCode).toBe(200)
  }
})

test('a second node shares the count', async () => {
  const second = await buildApp(deps)
  const busy = await givenPractitioner()
  for (const node of [app, second, app, second]) {
    expect((await as(node, busy, 'GET', '/patients/')).statusCode).toBe(200)
  }
  expect((await as(app, busy, 'GET', '/patients/')).statusCode).toBe(429)
  expect((await as(second, busy, 'GET', '/patients/')).statusCode).toBe(429)
  await second.close()
})

test('probes are never counted', async () => {
  for (let i = 0; i < 10; i++) {
    const response = await app.inject({ url: '/auth/health', remoteAddress: '192.0.2.4' })
    expect(response.statusCode).toBe(200)
  }
})

test('the forwarded address counts only behind a trusted proxy', async () => {
  const { app: proxied } = await testApp({ settings: { rateLimits, trustProxy: '192.0.2.9' } })
  const from = (remoteAddress: string, client: string) =>
    proxied.inject({ url: '/patients/', remoteAddress, headers: { 'x-forwarded-for': client } })
  for (let i = 0; i < 4; i++) await from('192.0.2.9', '198.51.100.1')
  expect((await from('192.0.2.9', '198.51.100.1')).statusCode).toBe(429)
  expect((await from('192.0.2.9', '198.51.100.2')).statusCode).toBe(401)
  for (let i = 0; i < 4; i++) await from('192.0.2.10', `198.51.100.${String(10 + i)}`)
  expect((await from('192.0.2.10', '198.51.100.99')).statusCode).toBe(429)
})
