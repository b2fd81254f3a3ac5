import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { as } from '../testing/as.ts'
import { testApp } from '../testing/test-app.ts'

const rateLimits = { windowS: 60, addressPoints: 3, practitionerPoints: 4 }
const { app, deps, givenPractitioner } = await testApp({ settings: { rateLimits } })

const REFUSED = {
  detail: 'Too many attempts. Please wait a moment and try again.',
  code: 'TOO_MANY_ATTEMPTS',
}

function knock(remoteAddress: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return app.inject({ url: '/patients/', headers, remoteAddress })
}

test('a practitioner past their limit is refused, says when to come back, and others are not', async () => {
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

test('an address that keeps failing is refused, also with a valid token; other addresses are not', async () => {
  const { token } = await givenPractitioner()
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push((await knock('192.0.2.1', 'wrong')).statusCode)
  expect(statuses).toEqual([401, 401, 401, 429])
  expect((await knock('192.0.2.1', token)).statusCode).toBe(429)
  expect((await knock('192.0.2.2', token)).statusCode).toBe(200)
})

test('valid requests do not use up their address, so a clinic behind one address can work', async () => {
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
