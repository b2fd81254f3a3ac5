import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { as } from '../../../testing/as.ts'
import { authCalls } from '../../../testing/auth-calls.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { testApp } from '../../../testing/test-app.ts'

const { clock, forward } = movableClock()
const { app, givenPractitioner } = await testApp({ clock })
const { post, put, get, remove, refresh, signIn, call } = authCalls(app)

const PASSWORD = 'Correct1horse'

async function enrolledTotp(token: string, name = 'Phone') {
  const { body } = await post('/factors', { factor_type: 'totp', friendly_name: name }, token)
  const path = `/factors/${String(body['id'])}`
  const totp = new TOTP({ secret: (body['totp'] as { secret: string }).secret })
  const code = (ago = 0) => totp.generate({ timestamp: clock().getTime() - ago * 1_000 })
  const challenge = async (bearer = token) =>
    String((await post(`${path}/challenge`, {}, bearer)).body['id'])
  const verify = (challengeId: string, given: string, bearer = token) =>
    post(`${path}/verify`, { challenge_id: challengeId, code: given }, bearer)
  return { path, code, challenge, verify }
}

/** With a verified factor: the strong session, and a weak one that has not used it. */
async function protectedAccount() {
  const { email, session } = await givenPractitioner({ password: PASSWORD })
  const factor = await enrolledTotp(session.access_token)
  const { body } = await factor.verify(await factor.challenge(), factor.code())
  const weak = await signIn(email, PASSWORD)
  forward(30)
  return {
    email,
    before: session,
    factor,
    strong: { access: String(body['access_token']), refresh: String(body['refresh_token']) },
    weak: {
      access: String(weak.body['access_token']),
      refresh: String(weak.body['refresh_token']),
    },
  }
}

describe('a session that has not used the second factor', () => {
  test('can change no credentials, and reads no data', async () => {
    const { weak, factor } = await protectedAccount()
    const refusals = [
      await put('/user', { password: 'Brandnew1' }, weak.access),
      await put('/user', { email: 'thief@clinic.example' }, weak.access),
      await put('/user', { password: 'Brandnew1', data: { a: 1 } }, weak.access),
      await post('/factors', { factor_type: 'totp', friendly_name: 'Mine' }, weak.access),
      await post('/factors', { factor_type: 'phone', phone: '+15550100' }, weak.access),
      await remove(factor.path, weak.access),
    ]
    expect(refusals.map(({ error }) => error)).toEqual(Array(6).fill('insufficient_aal'))
    for (const url of ['/patients/', '/auth/me']) {
      const data = await as(app, { token: weak.access }, 'GET', url)
      expect([data.statusCode, data.json<{ code: string }>().code]).toEqual([403, 'MFA_REQUIRED'])
    }
    const renewed = await refresh(weak.refresh)
    const token = String(renewed.body['access_token'])
    expect((await as(app, { token }, 'GET', '/patients/')).statusCode).toBe(403)
  })

  test('becomes strong by using it, under tokens of its own', async () => {
    const { weak, factor } = await protectedAccount()
    const { status, body } = await factor.verify(
      await factor.challenge(weak.access),
      factor.code(),
      weak.access,
    )
    expect(status).toBe(200)
    expect(body['refresh_token']).not.toBe(weak.refresh)
    const token = String(body['access_token'])
    expect((await as(app, { token }, 'GET', '/patients/')).statusCode).toBe(200)
  })
})

test('an access token from before the second factor ends with it', async () => {
  const { weak, factor } = await protectedAccount()
  const proof = [await factor.challenge(weak.access), factor.code(), weak.access] as const
  const token = String((await factor.verify(...proof)).body['access_token'])
  expect((await as(app, { token: weak.access }, 'GET', '/patients/')).statusCode).toBe(401)
  expect((await get('/user', weak.access)).error).toBe('bad_jwt')
  expect((await put('/user', { password: 'Brandnew1' }, weak.access)).error).toBe('bad_jwt')
  expect((await as(app, { token }, 'GET', '/patients/')).statusCode).toBe(200)
  expect((await get('/user', token)).status).toBe(200)
})

describe('a refresh token from before the second factor', () => {
  test('never benefits from it, neither immediately nor later', async () => {
    const { weak, factor } = await protectedAccount()
    const { body } = await factor.verify(
      await factor.challenge(weak.access),
      factor.code(),
      weak.access,
    )
    expect((await refresh(weak.refresh)).error).toBe('refresh_token_not_found')
    forward(10)
    expect((await refresh(weak.refresh)).error).toBe('refresh_token_not_found')
    expect((await refresh(String(body['refresh_token']))).status).toBe(200)
    forward(11)
    expect((await refresh(weak.refresh)).error).toBe('refresh_token_already_used')
  })

  test('of another session is invalidated by the first factor', async () => {
    const { email, session } = await givenPractitioner({ password: PASSWORD })
    const other = await signIn(email, PASSWORD)
    const factor = await enrolledTotp(session.access_token)
    await factor.verify(await factor.challenge(), factor.code())
    expect((await refresh(String(other.body['refresh_token']))).error).toBe('session_not_found')
  })
})

describe('a code', () => {
  test('is accepted once, even by ten concurrent challenges, and no earlier one after it', async () => {
    const { session } = await givenPractitioner()
    const factor = await enrolledTotp(session.access_token)
    const challenges = []
    for (let i = 0; i < 10; i++) challenges.push(await factor.challenge())
    const code = factor.code()
    const answers = await Promise.all(challenges.map((id) => factor.verify(id, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const strong = String(answers.find(({ status }) => status === 200)?.body['access_token'])
    forward(300)
    const earlier = factor.code(30)
    const now = await factor.verify(await factor.challenge(strong), factor.code(), strong)
    expect(now.status).toBe(200)
    const replay = await factor.verify(await factor.challenge(strong), earlier, strong)
    expect(replay.error).toBe('mfa_verification_failed')
  })

  test('of the previous step is accepted, of two steps before is not', async () => {
    const { session } = await givenPractitioner()
    const factor = await enrolledTotp(session.access_token)
    expect((await factor.verify(await factor.challenge(), factor.code(60))).status).toBe(422)
    expect((await factor.verify(await factor.challenge(), factor.code(30))).status).toBe(200)
  })

  test.each(['', ' ', '12345', '1234567', 'abcdef', '１２３４５６', '000000 OR 1=1'])(
    'that reads %j is refused',
    async (code) => {
      const { session } = await givenPractitioner()
      const factor = await enrolledTotp(session.access_token)
      const { status } = await factor.verify(await factor.challenge(), code)
      expect([400, 422]).toContain(status)
    },
  )

  test('after five wrong ones is not checked for five minutes, from any session or address', async () => {
    const { factor, strong, weak } = await protectedAccount()
    for (let i = 0; i < 5; i++) {
      const wrong = await factor.verify(await factor.challenge(weak.access), '000000', weak.access)
      expect(wrong.error).toBe('mfa_verification_failed')
      expect(wrong.body['msg']).toBe('Invalid TOTP code entered')
    }
    for (const bearer of [weak.access, strong.access]) {
      const locked = await factor.verify(await factor.challenge(bearer), factor.code(), bearer)
      expect([locked.status, locked.headers['retry-after']]).toEqual([429, '300'])
    }
    forward(300)
    const right = await factor.verify(
      await factor.challenge(weak.access),
      factor.code(),
      weak.access,
    )
    expect(right.status).toBe(200)
  })
})

describe('a challenge', () => {
  test('is valid for five minutes, once, from where it was requested', async () => {
    const { factor, weak } = await protectedAccount()
    const old = await factor.challenge(weak.access)
    forward(300)
    expect((await factor.verify(old, factor.code(), weak.access)).error).toBe(
      'mfa_challenge_expired',
    )
    const elsewhere = await factor.challenge(weak.access)
    const proof = { challenge_id: elsewhere, code: factor.code() }
    const moved = await call('POST', `${factor.path}/verify`, {
      body: proof,
      token: weak.access,
      ip: '198.51.100.7',
    })
    expect(moved.error).toBe('mfa_ip_address_mismatch')
    const { body, status } = await factor.verify(elsewhere, factor.code(), weak.access)
    expect(status).toBe(200)
    forward(30)
    const again = await factor.verify(elsewhere, factor.code(), String(body['access_token']))
    expect(again.error).toBe('mfa_ip_address_mismatch')
  })

  test('of one factor is useless for another', async () => {
    const { session } = await givenPractitioner()
    const one = await enrolledTotp(session.access_token, 'One')
    const two = await enrolledTotp(session.access_token, 'Two')
    const crossed = await two.verify(await one.challenge(), two.code())
    expect([crossed.status, crossed.error]).toEqual([422, 'mfa_factor_not_found'])
  })
})

test('another user’s factor and challenge look as if they did not exist', async () => {
  const { factor, weak } = await protectedAccount()
  const challengeId = await factor.challenge(weak.access)
  const { session: stranger } = await givenPractitioner()
  const token = stranger.access_token
  const own = await enrolledTotp(token)
  const answers = [
    await post(`${factor.path}/challenge`, {}, token),
    await factor.verify(challengeId, factor.code(), token),
    await own.verify(challengeId, own.code()),
    await remove(factor.path, token),
    await remove('/factors/nonsense', token),
  ]
  expect(answers.map(({ error }) => error)).toEqual(Array(5).fill('mfa_factor_not_found'))
  expect((await get('/user', weak.access)).body['factors']).toHaveLength(1)
})

test('removing the factor lowers the sessions that it had raised', async () => {
  const { factor, strong } = await protectedAccount()
  expect((await remove(factor.path, strong.access)).status).toBe(200)
  const { body } = await refresh(strong.refresh)
  const claims = JSON.parse(
    Buffer.from(String(body['access_token']).split('.')[1] ?? '', 'base64url').toString(),
  ) as { aal: string; amr: { method: string }[] }
  expect(claims.aal).toBe('aal1')
  expect(claims.amr.some(({ method }) => method === 'totp')).toBe(false)
})

test('at most ten factors, and no two with the same name', async () => {
  const { token } = await givenPractitioner()
  const enrol = (name: string) =>
    post('/factors', { factor_type: 'totp', friendly_name: name }, token)
  expect((await enrol('0')).status).toBe(200)
  expect((await enrol('0')).error).toBe('mfa_factor_name_conflict')
  const more = await Promise.all(Array.from({ length: 14 }, (_, index) => enrol(String(index + 1))))
  expect(more.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(more.find(({ status }) => status !== 200)?.error).toBe('too_many_enrolled_mfa_factors')
})
