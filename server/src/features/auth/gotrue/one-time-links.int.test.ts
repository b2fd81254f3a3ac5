import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../lib/ids.ts'
import { authCalls } from '../../../testing/auth-calls.ts'
import { mailedTo } from '../../../testing/mailed.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { testApp } from '../../../testing/test-app.ts'

const { clock, forward } = movableClock()
const { app, mails, givenPractitioner } = await testApp({ clock })
const { post, put, get } = authCalls(app)

const PASSWORD = 'Correct1horse'
const mailed = (email: string) => mailedTo(mails(), email)

async function askedFor(type: 'signup' | 'recovery'): Promise<string> {
  if (type === 'recovery') {
    const { email } = await givenPractitioner({ password: PASSWORD })
    await post('/recover', { email })
    return email
  }
  const email = `${newId()}@clinic.example`
  await post('/signup', { email, password: PASSWORD })
  return email
}

const again = (type: 'signup' | 'recovery', email: string) =>
  type === 'recovery' ? post('/recover', { email }) : post('/resend', { type, email })

const opened = async (type: string, tokenHash: string) =>
  (await post('/verify', { type, token_hash: tokenHash })).error ?? 'opened'

const KINDS = [
  ['signup', 24 * 3_600],
  ['recovery', 3_600],
] as const

describe.each(KINDS)('a %s link', (type, lifetimeS) => {
  const otherType = type === 'signup' ? 'recovery' : 'signup'

  test('works once', async () => {
    const { token_hash } = mailed(await askedFor(type))
    expect(await opened(type, token_hash)).toBe('opened')
    expect(await opened(type, token_hash)).toBe('otp_expired')
  })

  test('works once even for twenty concurrent attempts, and for a code alongside the link', async () => {
    const email = await askedFor(type)
    const { token_hash, code } = mailed(email)
    const tries = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? post('/verify', { type, token_hash })
        : post('/verify', { type, email, token: code }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(19)
  })

  test('works until its last second, and not after', async () => {
    const inTime = mailed(await askedFor(type)).token_hash
    const email = await askedFor(type)
    const late = mailed(email)
    forward(lifetimeS - 1)
    expect(await opened(type, inTime)).toBe('opened')
    forward(1)
    expect(await opened(type, late.token_hash)).toBe('otp_expired')
    const byCode = await post('/verify', { type, email, token: late.code })
    expect(byCode.error).toBe('otp_expired')
  })

  test('is replaced by a newer one, which a wrong attempt does not use up', async () => {
    const email = await askedFor(type)
    const older = mailed(email)
    await again(type, email)
    const newer = mailed(email)
    expect(await opened(type, older.token_hash)).toBe('otp_expired')
    expect(await opened(type, newer.token_hash)).toBe('opened')
  })

  test('does not work as another kind, and is not used up by the attempt', async () => {
    const email = await askedFor(type)
    const { token_hash, code } = mailed(email)
    expect(await opened(otherType, token_hash)).toBe('otp_expired')
    expect(await opened('email_change', token_hash)).toBe('otp_expired')
    expect(await opened('magiclink', token_hash)).toBe('validation_failed')
    const byCode = await post('/verify', { type: otherType, email, token: code })
    expect(byCode.error).toBe('otp_expired')
    expect(await opened(type, token_hash)).toBe('opened')
  })

  test('does not work if a character is changed, added or omitted', async () => {
    const { token_hash: link } = mailed(await askedFor(type))
    const flipped = (link.startsWith('A') ? 'B' : 'A') + link.slice(1)
    for (const tampered of [flipped, `${link}A`, link.slice(0, -1), `pkce_${link}`]) {
      expect(await opened(type, tampered)).toBe('otp_expired')
    }
    expect(await opened(type, '')).toBe('validation_failed')
    expect(await opened(type, link)).toBe('opened')
  })

  test('works for its own account only: the code is useless with another address', async () => {
    const email = await askedFor(type)
    const other = await askedFor(type)
    const { code } = mailed(email)
    const stolen = await post('/verify', { type, email: other, token: code })
    expect(mailed(other).code === code || stolen.error === 'otp_expired').toBe(true)
    const nobody = await post('/verify', { type, email: 'nobody@clinic.example', token: code })
    expect(nobody.error).toBe('otp_expired')
    const session = await post('/verify', { type, email, token: code })
    expect(session.body['user']).toMatchObject({ email })
  })

  test('opened by GET redirects to the page with the session in the fragment, then with the error', async () => {
    const { token_hash: token } = mailed(await askedFor(type))
    const page = 'http://localhost:3000/auth/verify'
    const query = new URLSearchParams({ token, type, redirect_to: page }).toString()
    const first = new URL(String((await get(`/verify?${query}`)).headers['location']))
    expect(first.href.startsWith(`${page}#`)).toBe(true)
    const fragment = new URLSearchParams(first.hash.slice(1))
    expect(fragment.get('type')).toBe(type)
    expect((await get('/user', fragment.get('access_token') ?? '')).status).toBe(200)
    const second = new URL(String((await get(`/verify?${query}`)).headers['location']))
    expect(Object.fromEntries(new URLSearchParams(second.hash.slice(1)))).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
    })
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'http://localhost:3000@evil.example/',
    'http://localhost.evil.example/',
    'https://localhost:3000/',
    'http://evil.example#http://localhost:3000',
    'http://0x7f000001.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost:3000/\r\nset-cookie:a=b',
    'ｈttp://evil。example',
  ])('never redirects to %j', async (redirect) => {
    const { token_hash: token } = mailed(await askedFor(type))
    for (const presented of [token, 'x'.repeat(43)]) {
      const query = new URLSearchParams({ token: presented, type, redirect_to: redirect })
      const { headers } = await get(`/verify?${query.toString()}`)
      expect(new URL(String(headers['location'])).origin).toBe('http://localhost:3000')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})

test('five wrong codes use up the code, but the link still works', async () => {
  const email = await askedFor('recovery')
  const { token_hash, code } = mailed(email)
  const wrong = code === '000000' ? '000001' : '000000'
  const tries = Array.from({ length: 10 }, () =>
    post('/verify', { type: 'recovery', email, token: wrong }),
  )
  await Promise.all(tries)
  const right = await post('/verify', { type: 'recovery', email, token: code })
  expect(right.error).toBe('otp_expired')
  expect(await opened('recovery', token_hash)).toBe('opened')
})

test('the session of a recovery link of a user with a second factor cannot change the password', async () => {
  const { email, token } = await givenPractitioner({ password: PASSWORD })
  const { body } = await post('/factors', { factor_type: 'totp' }, token)
  const path = `/factors/${String(body['id'])}`
  const challenge = await post(`${path}/challenge`, {}, token)
  const { secret } = body['totp'] as { secret: string }
  const code = new TOTP({ secret }).generate({ timestamp: clock().getTime() })
  await post(`${path}/verify`, { challenge_id: challenge.body['id'], code }, token)

  await post('/recover', { email })
  const session = await post('/verify', { type: 'recovery', token_hash: mailed(email).token_hash })
  const change = { password: 'Brandnew1' }
  const refused = await put('/user', change, String(session.body['access_token']))
  expect([refused.status, refused.error]).toEqual([401, 'insufficient_aal'])
})

test('changing the password invalidates a recovery link', async () => {
  const { email, token } = await givenPractitioner({ password: PASSWORD })
  await post('/recover', { email })
  const { token_hash, code } = mailed(email)
  expect((await put('/user', { password: 'Brandnew1' }, token)).status).toBe(200)
  expect(await opened('recovery', token_hash)).toBe('otp_expired')
  const byCode = await post('/verify', { type: 'recovery', email, token: code })
  expect(byCode.error).toBe('otp_expired')
})
