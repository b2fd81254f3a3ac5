import { describe, expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, core, mails, givenPractitioner } = await testApp()

const PASSWORD = 'correct1horse'
const newForm = () => ({
  name: 'Ana Silva',
  email: `${newId()}@clinic.example`,
  password: PASSWORD,
  role: 'Physician',
  country: 'Canada',
})

async function post(url: string, payload: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await app.inject({ method: 'POST', url, payload, headers })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}

function linkTo(email: string): string {
  const text = mails().find(({ to }) => to === email)?.text ?? ''
  return new URLSearchParams(/#(\S+)/.exec(text)?.[1]).get('token_hash') ?? ''
}

async function signedUp() {
  const form = newForm()
  await post('/auth/signup', form)
  await post('/auth/verify-email', { token_hash: linkTo(form.email) })
  const { body } = await post('/auth/login', { email: form.email, password: PASSWORD })
  return { form, token: String(body['token']), refreshToken: String(body['refresh_token']), body }
}

describe('signing up', () => {
  test('asks for verification by mail, and only then admits the user', async () => {
    const form = newForm()
    const signup = await post('/auth/signup', { ...form, email: ` ${form.email.toUpperCase()} ` })
    expect(signup.status).toBe(201)
    expect(signup.body['message']).toMatch(/email.*verif/i)

    const early = await post('/auth/login', { email: form.email, password: PASSWORD })
    expect(early).toEqual({
      status: 401,
      body: {
        code: 'EMAIL_NOT_VERIFIED',
        detail: 'Please check your email and verify your account before logging in.',
      },
    })
    const verified = await post('/auth/verify-email', { token_hash: linkTo(form.email) })
    expect(verified.body).toMatchObject({ success: true, access_status: 'verified' })
    const login = await post('/auth/login', { email: form.email, password: PASSWORD })
    expect(login.body['user']).toMatchObject({
      name: 'Ana Silva',
      email: form.email,
      role: 'Physician',
      country: 'Canada',
      access_status: 'verified',
    })
    expect(
      (await as(app, { token: String(login.body['token']) }, 'GET', '/patients/')).statusCode,
    ).toBe(200)
  })

  test.each([
    [{ name: '' }, 'MISSING_FIELDS', 'Please fill in all required fields.'],
    [{ email: 'nowhere' }, 'INVALID_EMAIL_FORMAT', 'Please enter a valid email address.'],
    [
      { password: 'lettersonly' },
      'WEAK_PASSWORD',
      'Password must be at least 8 characters long and contain both letters and numbers.',
    ],
    [
      { password: '12345678' },
      'WEAK_PASSWORD',
      'Password must be at least 8 characters long and contain both letters and numbers.',
    ],
    [
      { password: 'short1' },
      'WEAK_PASSWORD',
      'Password must be at least 8 characters long and contain both letters and numbers.',
    ],
    [{ name: ' A ' }, 'NAME_TOO_SHORT', 'Name must be at least 2 characters long.'],
    [{ role: '' }, 'ROLE_REQUIRED', 'Please select your role.'],
    [{ country: '' }, 'COUNTRY_REQUIRED', 'Please select your country.'],
    [{ role: 'Emperor' }, 'ROLE_REQUIRED', 'Please select your role.'],
    [{ country: 'Atlantis' }, 'COUNTRY_REQUIRED', 'Please select your country.'],
  ])('with %o answers %s', async (change, code, detail) => {
    const answer = await post('/auth/signup', { ...newForm(), ...change })
    expect(answer).toEqual({ status: 400, body: { code, detail } })
  })

  test('with a known address says so, and changes nothing', async () => {
    const { form } = await signedUp()
    const again = await post('/auth/signup', {
      ...form,
      name: 'Somebody Else',
      password: 'other1password',
    })
    expect(again).toEqual({
      status: 400,
      body: {
        code: 'EMAIL_ALREADY_EXISTS',
        detail: 'An account with this email already exists. Please login instead.',
      },
    })
    expect((await post('/auth/login', { email: form.email, password: PASSWORD })).status).toBe(200)
  })

  test('while the mail server is down creates the account once, says so, and resending works later', async () => {
    const down = await testApp({ smtpUrl: 'smtp://127.0.0.1:1' })
    const form = newForm()
    const inject = (url: string, payload: object) =>
      down.app.inject({ method: 'POST', url, payload })
    const signup = await inject('/auth/signup', form)
    expect([signup.statusCode, signup.json()]).toEqual([
      201,
      {
        message:
          'Your account was created, but the verification email could not be sent. Please send it again.',
        email_sent: false,
        verified: false,
      },
    ])
    expect((await inject('/auth/signup', form)).json<{ code: string }>().code).toBe(
      'EMAIL_ALREADY_EXISTS',
    )
    expect(
      (await inject('/auth/resend-verification-email', { email: form.email })).statusCode,
    ).toBe(500)
  })
})

describe('logging in', () => {
  test.each([
    [{ email: '', password: 'x' }, 400, 'MISSING_FIELDS', 'Please enter both email and password.'],
    [
      { email: 'nobody@clinic.example', password: 'x' },
      401,
      'USER_NOT_FOUND',
      'No account found with this email. Please sign up first.',
    ],
  ])('with %o answers %i %s', async (form, status, code, detail) => {
    expect(await post('/auth/login', form)).toEqual({ status, body: { code, detail } })
  })

  test('with a wrong password answers INVALID_CREDENTIALS', async () => {
    const { form } = await signedUp()
    expect(await post('/auth/login', { email: form.email, password: 'wrong1password' })).toEqual({
      status: 401,
      body: {
        code: 'INVALID_CREDENTIALS',
        detail: 'Invalid email or password. Please check your credentials.',
      },
    })
  })

  test.each([
    ['unverified', 401, 'EMAIL_NOT_VERIFIED'],
    ['blocked', 403, 'USER_BLOCKED'],
  ] as const)('of a practitioner who is %s answers %i %s', async (accessStatus, status, code) => {
    const { email } = await givenPractitioner({ accessStatus, password: PASSWORD })
    const answer = await post('/auth/login', { email, password: PASSWORD })
    expect([answer.status, answer.body['code']]).toEqual([status, code])
  })

  test('generic messages reveal nothing about an address', async () => {
    const quiet = await testApp({ env: { AUTH_GENERIC_MESSAGES: 'true' } })
    const inject = async (url: string, payload: object) => {
      const response = await quiet.app.inject({ method: 'POST', url, payload })
      return [response.statusCode, response.json()] as const
    }
    const known = await quiet.givenPractitioner({ password: PASSWORD })
    const wrong = { email: known.email, password: 'wrong1password' }
    expect(await inject('/auth/login', wrong)).toEqual(
      await inject('/auth/login', { ...wrong, email: 'nobody@clinic.example' }),
    )
    const form = newForm()
    expect(await inject('/auth/signup', { ...form, email: known.email })).toEqual(
      await inject('/auth/signup', form),
    )
    expect(await inject('/auth/resend-verification-email', { email: known.email })).toEqual(
      await inject('/auth/resend-verification-email', { email: 'nobody@clinic.example' }),
    )
  })
})

describe('a session', () => {
  test('refreshes, validates, and ends with the sign-out on every product call', async () => {
    const { token, refreshToken } = await signedUp()
    expect((await post('/auth/validate-token', { token })).body).toEqual({ valid: true })
    const refreshed = await post('/auth/refresh', { refresh_token: refreshToken })
    expect(refreshed.status).toBe(200)
    await app.inject({
      method: 'POST',
      url: '/auth/v1/logout',
      headers: { authorization: `Bearer ${token}` },
    })
    expect((await post('/auth/validate-token', { token })).body).toEqual({ valid: false })
    expect((await as(app, { token }, 'GET', '/auth/me')).statusCode).toBe(401)
    const late = await post('/auth/refresh', {
      refresh_token: String(refreshed.body['refresh_token']),
    })
    expect([late.status, late.body['code']]).toEqual([401, 'INVALID_TOKEN'])
    expect((await post('/auth/refresh', { refresh_token: 'nonsense' })).body['code']).toBe(
      'INVALID_TOKEN',
    )
  })

  test('of a user with a second factor gets no data before it is verified', async () => {
    const { form, token } = await signedUp()
    const enrol = await post(
      '/auth/v1/factors',
      { factor_type: 'totp', friendly_name: 'Phone' },
      token,
    )
    const factorId = String(enrol.body['id'])
    const { TOTP } = await import('otpauth')
    const { secret } = enrol.body['totp'] as { secret: string }
    const challenge = await post(`/auth/v1/factors/${factorId}/challenge`, {}, token)
    const verified = await post(
      `/auth/v1/factors/${factorId}/verify`,
      { challenge_id: challenge.body['id'], code: new TOTP({ secret }).generate() },
      token,
    )
    expect(verified.status).toBe(200)
    const strong = String(verified.body['access_token'])
    expect((await as(app, { token: strong }, 'GET', '/patients/')).statusCode).toBe(200)

    const weak = await post('/auth/login', { email: form.email, password: PASSWORD })
    expect(weak.body['mfa_required']).toBe(true)
    const refused = await as(app, { token: String(weak.body['token']) }, 'GET', '/patients/')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      403,
      'MFA_REQUIRED',
    ])
  })

  test('of a banned user ends immediately on both APIs', async () => {
    const { body, token } = await signedUp()
    const { id } = body['user'] as { id: string }
    const service = await core.tokens.signService()
    const ban = await app.inject({
      method: 'PUT',
      url: `/auth/v1/admin/users/${id}`,
      headers: { authorization: `Bearer ${service}` },
      payload: { ban_duration: '24h' },
    })
    expect(ban.statusCode).toBe(200)
    expect((await as(app, { token }, 'GET', '/patients/')).statusCode).toBe(401)
    expect((await as(app, { token }, 'GET', '/auth/v1/user')).statusCode).toBe(403)
  })

  test('the admin calls are closed to everybody else', async () => {
    const { token } = await signedUp()
    for (const headers of [
      {},
      { authorization: 'Bearer x' },
      { authorization: `Bearer ${token}` },
    ]) {
      const response = await app.inject({ url: '/auth/v1/admin/users', headers })
      expect([401, 403]).toContain(response.statusCode)
    }
  })
})

describe('the profile', () => {
  test('is read with its title, and saved', async () => {
    const { token } = await signedUp()
    const change = {
      name: 'Dr. Ana Silva',
      role: 'Nurse',
      specialty: 'Cardiology',
      organization_name: ' Clinic ',
      organization_size: '11-50',
      country: 'Portugal',
    }
    const saved = await as(app, { token }, 'PUT', '/auth/update-profile', change)
    expect(saved.json()).toMatchObject({ ...change, organization_name: 'Clinic', title: 'Dr.' })
    expect((await as(app, { token }, 'GET', '/auth/me')).json()).toEqual(saved.json())
  })

  test.each([
    [{ name: 'Dr. ' }, 'NAME_TOO_SHORT'],
    [{ role: 'Wizard' }, 'INVALID_REQUEST'],
    [{ country: 'Atlantis' }, 'INVALID_REQUEST'],
    [{ specialty: 'Alchemy' }, 'INVALID_REQUEST'],
    [{ organization_size: '7' }, 'INVALID_REQUEST'],
    [{ name: 7 }, 'INVALID_REQUEST'],
  ])('with %o is refused: %s', async (change, code) => {
    const { token } = await givenPractitioner()
    const good = { name: 'Ana Silva', role: 'Nurse', country: 'Other' }
    const response = await as(app, { token }, 'PUT', '/auth/update-profile', { ...good, ...change })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, code])
  })
})

describe('verification', () => {
  test('works with the mailed code, and a wrong code is reported', async () => {
    const form = newForm()
    await post('/auth/signup', form)
    const text = mails().find(({ to }) => to === form.email)?.text ?? ''
    const code = /code: (\d{6})/.exec(text)?.[1] ?? ''
    const wrong = await post('/auth/verify-email', {
      email: form.email,
      code: code === '111111' ? '222222' : '111111',
    })
    expect(wrong).toEqual({
      status: 400,
      body: {
        code: 'OTP_INVALID',
        detail: 'Invalid verification code. Please check your email and try again.',
      },
    })
    expect((await post('/auth/verify-email', { email: form.email, code })).status).toBe(200)
  })

  test('with a used link answers OTP_EXPIRED, and resending says who is already verified', async () => {
    const { form } = await signedUp()
    const used = await post('/auth/verify-email', { token_hash: linkTo(form.email) })
    expect(used.body['code']).toBe('OTP_EXPIRED')
    expect((await post('/auth/resend-verification-email', { email: form.email })).body).toEqual({
      success: true,
      message: 'Your email is already verified. Please log in.',
    })
    expect((await post('/auth/check-email', { email: form.email })).body).toEqual({ exists: true })
    expect((await post('/auth/check-email', { email: 'nobody@clinic.example' })).body).toEqual({
      exists: false,
    })
  })
})
