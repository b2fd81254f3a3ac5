import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { openAccountService } from '../../app.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import { answering } from '../../testing/gateway.ts'
import { remoteApps } from '../../testing/remote-apps.ts'
import { operatorCommands } from './operator.ts'

const { accounts, gateway, time, product } = await remoteApps()
const { app } = product

const PASSWORD = 'correct1horse'

async function post(url: string, payload: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await app.inject({ method: 'POST', url, payload, headers })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}

/** What the browser does by itself at AUTH_URL. */
async function atService(path: string, token: string, body: object = {}) {
  const response = await fetch(`${gateway.address}/auth/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return (text ? JSON.parse(text) : {}) as Record<string, unknown>
}

function linkTo(email: string): string {
  const text = accounts.mails().find(({ to }) => to === email)?.text ?? ''
  return new URLSearchParams(/#(\S+)/.exec(text)?.[1]).get('token_hash') ?? ''
}

async function signedIn() {
  const email = `${newId()}@clinic.example`
  const form = { name: 'Ana Silva', email, password: PASSWORD, role: 'Resident', country: 'Canada' }
  expect((await post('/auth/signup', form)).status).toBe(201)
  expect((await post('/auth/verify-email', { token_hash: linkTo(email) })).status).toBe(200)
  const { body } = await post('/auth/login', { email, password: PASSWORD })
  return { email, token: String(body['token']), refreshToken: String(body['refresh_token']) }
}

async function answerTo(token: string, url = '/patients/') {
  const response = await as(app, { token }, 'GET', url)
  return [response.statusCode, response.json<{ code?: string }>().code]
}

describe('with the accounts at AUTH_URL', () => {
  test('nothing is served at /auth/v1, and the web app is told where to go and allowed to', async () => {
    expect((await app.inject({ url: '/auth/v1/health' })).statusCode).toBe(404)
    const config = await app.inject({ url: '/web-config' })
    expect(config.json()).toMatchObject({ auth_url: `${gateway.address}/auth/v1` })
    const policy = String(config.headers['content-security-policy'])
    expect(policy).toContain(`connect-src 'self' ${gateway.address};`)
  })

  test('somebody signs up, verifies, logs in, works and changes the profile', async () => {
    const email = `${newId()}@clinic.example`
    const form = {
      name: 'Ana Silva',
      email,
      password: PASSWORD,
      role: 'Resident',
      country: 'Canada',
    }
    expect((await post('/auth/signup', form)).body).toMatchObject({ email_sent: true })
    expect((await post('/auth/signup', form)).body['code']).toBe('EMAIL_ALREADY_EXISTS')
    const login = { email, password: PASSWORD }
    expect((await post('/auth/login', login)).body['code']).toBe('EMAIL_NOT_VERIFIED')
    await post('/auth/verify-email', { token_hash: linkTo(email) })
    expect((await post('/auth/login', { email, password: 'wrong1password' })).body['code']).toBe(
      'INVALID_CREDENTIALS',
    )
    const token = String((await post('/auth/login', login)).body['token'])

    const me = await as(app, { token }, 'GET', '/auth/me')
    expect(me.json()).toMatchObject({
      name: 'Ana Silva',
      email,
      role: 'Resident',
      country: 'Canada',
    })
    const added = await as(app, { token }, 'POST', '/patients/', { name: 'Jane Roe' })
    expect(added.statusCode).toBeLessThan(300)
    expect((await as(app, { token }, 'GET', '/patients/')).json()).toMatchObject([
      { name: 'Jane Roe' },
    ])
    const change = { name: 'Dr. Ana Silva', role: 'Nurse', country: 'Portugal' }
    const saved = await as(app, { token }, 'PUT', '/auth/update-profile', change)
    expect(saved.json()).toMatchObject({ ...change, title: 'Dr.' })
  })

  test('a session refreshes and validates, and signing out ends it within half a minute', async () => {
    const { token, refreshToken } = await signedIn()
    const refreshed = await post('/auth/refresh', { refresh_token: refreshToken })
    expect(refreshed.status).toBe(200)
    expect((await post('/auth/validate-token', { token })).body).toEqual({ valid: true })

    await atService('/logout', token)
    time.forward(30)
    expect(await answerTo(token)).toEqual([401, 'INVALID_TOKEN'])
    expect((await post('/auth/validate-token', { token })).body).toEqual({ valid: false })
    const late = { refresh_token: String(refreshed.body['refresh_token']) }
    expect((await post('/auth/refresh', late)).body['code']).toBe('INVALID_TOKEN')
  })

  test('a user with a second factor gets no data before it is verified', async () => {
    const { email, token } = await signedIn()
    const factor = await atService('/factors', token, { factor_type: 'totp' })
    const path = `/factors/${String(factor['id'])}`
    const { id: challengeId } = await atService(`${path}/challenge`, token)
    const { secret } = factor['totp'] as { secret: string }
    const code = new TOTP({ secret }).generate({ timestamp: time.clock().getTime() })
    const strong = await atService(`${path}/verify`, token, { challenge_id: challengeId, code })
    expect(await answerTo(String(strong['access_token']))).toEqual([200, undefined])

    const weak = await post('/auth/login', { email, password: PASSWORD })
    expect(weak.body['mfa_required']).toBe(true)
    expect(await answerTo(String(weak.body['token']))).toEqual([403, 'MFA_REQUIRED'])
  })

  test('blocking refuses immediately with its reason, also at the service, and unblocking admits again', async () => {
    const { email, token } = await signedIn()
    const operator = await openAccountService(product.deps.accounts)
    expect(await answerTo(token)).toEqual([200, undefined])
    await operatorCommands.block(operator, email)
    expect(await answerTo(token)).toEqual([403, 'USER_BLOCKED'])
    time.forward(30)
    expect(await answerTo(token)).toEqual([403, 'USER_BLOCKED'])
    const login = { email, password: PASSWORD }
    expect((await post('/auth/login', login)).body['code']).toBe('USER_BLOCKED')
    await operatorCommands.unblock(operator, email)
    expect((await post('/auth/login', login)).status).toBe(200)
  })

  test('a deleted account is also deleted at the service, and stays intact if that refuses', async () => {
    const { email, token } = await signedIn()
    await as(app, { token }, 'POST', '/patients/', { name: 'Jane Roe' })
    const refused = await gateway.during(answering(500, 'application/json', '{}'), () =>
      post('/api/account/deletion', { email }, token),
    )
    expect(refused.body['code']).toBe('SERVER_ERROR')
    expect((await as(app, { token }, 'GET', '/patients/')).json()).toHaveLength(1)
    expect(await post('/api/account/deletion', { email }, token)).toEqual({
      status: 200,
      body: { success: true },
    })
    expect(await answerTo(token)).toEqual([401, 'INVALID_TOKEN'])
    const again = await post('/auth/login', { email, password: PASSWORD })
    expect(again.body['code']).toBe('USER_NOT_FOUND')
  })

  test('sign-ins that pass through the product are in its audit trail', async () => {
    const { email, token } = await signedIn()
    const read = async () => {
      const { rows } = await product.queueDb.pool.query<{ who: string | null; what: string }>(
        'select practitioner_id as who, what from audit_inbox order by id',
      )
      return rows.filter(({ what }) => what.startsWith('login'))
    }
    const id = (await as(app, { token }, 'GET', '/auth/me')).json<{ id: string }>().id
    expect((await read()).at(-1)).toEqual({ who: id, what: 'login' })
    await post('/auth/login', { email, password: 'wrong1password' })
    expect((await read()).at(-1)).toEqual({ who: null, what: 'login_failed' })
  })

  test('tokens of another issuer or another key, and keys that belong to no user, are refused', async () => {
    const { token } = await accounts.givenPractitioner()
    expect(await answerTo(token)).toEqual([401, 'INVALID_TOKEN'])
    const own = await product.givenPractitioner()
    expect(await answerTo(own.token)).toEqual([401, 'INVALID_TOKEN'])
    const service = await accounts.core.tokens.signService()
    expect(await answerTo(service)).toEqual([401, 'INVALID_TOKEN'])
    expect(await answerTo('nonsense')).toEqual([401, 'INVALID_TOKEN'])
  })

  test('an expired token is refused, beyond two minutes of clock skew', async () => {
    const { token } = await signedIn()
    time.forward(3_600 + 119)
    expect((await answerTo(token))[0]).toBe(200)
    time.forward(2)
    expect(await answerTo(token)).toEqual([401, 'INVALID_TOKEN'])
  })
})
