import { afterEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const { app, givenPractitioner } = await testApp({
  env: { AUTH_LIMIT_ACCOUNT: '3', AUTH_LIMIT_ACCOUNT_ANYWHERE: '8' },
  clock: () => new Date(),
})

const PASSWORD = 'Correct1horse'
const FACES = ['/auth/v1/token?grant_type=password', '/auth/login'] as const

let host = 0
const newIp = () => `192.0.2.${String(++host)}`

afterEach(() => {
  vi.useRealTimers()
})

interface Attempt {
  readonly password?: string
  readonly ip?: string
  /** The cookie that the browser has from earlier. */
  readonly device?: string
  readonly url?: (typeof FACES)[number]
}

async function signIn(email: string, attempt: Attempt = {}) {
  const { password = 'wrong', ip = newIp(), device, url = FACES[0] } = attempt
  const response = await app.inject({
    method: 'POST',
    url,
    payload: { email, password },
    remoteAddress: ip,
    ...(device !== undefined && { cookies: { chartwright_device: device } }),
  })
  const [cookie] = response.cookies
  return {
    status: response.statusCode,
    retryAfterS: Number(response.headers['retry-after']),
    device: cookie?.value,
    cookie,
    token: response.json<{ access_token?: string }>().access_token ?? '',
  }
}

const right = { password: PASSWORD }
const given = () => givenPractitioner({ password: PASSWORD })

/** From nine addresses, so that together they exceed their limit. */
async function guessFromEverywhere(email: string): Promise<void> {
  for (let i = 0; i < 9; i++) await signIn(email)
}

describe('guessing the password of an account', () => {
  test('ends at three attempts from one address in fifteen minutes, however it is spelled', async () => {
    const { email } = await given()
    const ip = newIp()
    for (const spelling of [email, email.toUpperCase(), ` ${email} `]) {
      expect((await signIn(spelling, { ip })).status).toBe(400)
    }
    const refused = await signIn(email, { ...right, ip })
    expect(refused.status).toBe(429)
    expect(refused.retryAfterS).toBeGreaterThan(0)
    expect(refused.retryAfterS).toBeLessThanOrEqual(900)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 })
    expect((await signIn(email, { ...right, ip })).status).toBe(200)
  })

  test.each(FACES)('from elsewhere does not lock its owner out of %s', async (url) => {
    const { email } = await given()
    const stranger = newIp()
    for (let i = 0; i < 20; i++) await signIn(email, { ip: stranger, url })
    const refused = await signIn(email, { ip: stranger, url })
    expect([refused.status, refused.retryAfterS > 0]).toEqual([429, true])
    expect((await signIn(email, { ...right, url })).status).toBe(200)
  })

  test('from one IPv6 network counts as guessing from one address', async () => {
    const { email } = await given()
    const at = (host: number) => ({ ip: `2001:db8:1:2::${String(host)}` })
    for (let i = 1; i <= 3; i++) expect((await signIn(email, at(i))).status).toBe(400)
    expect((await signIn(email, at(4))).status).toBe(429)
  })

  test.each(FACES)('from everywhere locks out new browsers, and no known one: %s', async (url) => {
    const { email } = await given()
    const { device = '', cookie } = await signIn(email, { ...right, url })
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    await guessFromEverywhere(email)
    expect((await signIn(email, { ...right, url })).status).toBe(429)
    expect((await signIn(email, { ...right, url, device })).status).toBe(200)
  })
})

describe('a known browser', () => {
  test('is limited separately', async () => {
    const { email } = await given()
    const { device = '' } = await signIn(email, right)
    for (let i = 0; i < 3; i++) expect((await signIn(email, { device })).status).toBe(400)
    expect((await signIn(email, { ...right, device })).status).toBe(429)
  })

  test('is known to each account that was signed in to from there, and to no other', async () => {
    const [ada, ben, cho] = [await given(), await given(), await given()]
    const first = await signIn(ada.email, right)
    const { device = '' } = await signIn(ben.email, { ...right, device: first.device ?? '' })
    for (const { email } of [ada, ben, cho]) await guessFromEverywhere(email)
    expect((await signIn(ada.email, { ...right, device })).status).toBe(200)
    expect((await signIn(ben.email, { ...right, device })).status).toBe(200)
    expect((await signIn(cho.email, { ...right, device })).status).toBe(429)
  })

  test('is unknown again after the password was changed elsewhere', async () => {
    const { email } = await given()
    const { device = '' } = await signIn(email, right)
    const { token } = await signIn(email, right)
    const changed = await app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${token}` },
      payload: { password: 'Brandnew1' },
    })
    const there = changed.cookies[0]?.value ?? ''
    await guessFromEverywhere(email)
    const brandnew = { password: 'Brandnew1' }
    expect((await signIn(email, { ...brandnew, device })).status).toBe(429)
    expect((await signIn(email, { ...brandnew, device: there })).status).toBe(200)
  })

  test.each(['x', 'a'.repeat(22), `${'a'.repeat(22)}.${'b'.repeat(22)}`, '.'.repeat(4_000)])(
    'is not one that merely claims to be: %s',
    async (device) => {
      const { email } = await given()
      await guessFromEverywhere(email)
      expect((await signIn(email, { ...right, device })).status).toBe(429)
    },
  )
})
