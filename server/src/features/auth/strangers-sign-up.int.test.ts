import { describe, expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import { authCalls } from '../../testing/auth-calls.ts'
import { mailedTo } from '../../testing/mailed.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, mails } = await testApp()
const { post, put } = authCalls(app)

const FIRST = 'Strangers1password'
const NEW = 'Owners1password'
const ALREADY = 'Your email is already verified. Please log in.'

async function send(url: string, payload: object): Promise<Record<string, unknown>> {
  const response = await app.inject({ method: 'POST', url, payload })
  return { status: response.statusCode, ...response.json<Record<string, unknown>>() }
}

/** Nobody has read the mail yet. */
async function signedUp(name = 'Sam Stranger'): Promise<string> {
  const email = `${newId()}@clinic.example`
  const form = { name, email, password: FIRST, role: 'Physician', country: 'Canada' }
  await send('/auth/signup', form)
  return email
}

/** Opens the link of the requested mail. Returns its session. */
async function openReset(email: string): Promise<string> {
  await post('/recover', { email })
  const { token_hash } = mailedTo(mails(), email)
  const { body } = await post('/verify', { type: 'recovery', token_hash })
  return String(body['access_token'])
}

describe('resetting the password of an account that was never verified', () => {
  test('verifies the address: the new password works, and the mail is no longer needed', async () => {
    const email = await signedUp()
    const token = await openReset(email)
    expect((await put('/user', { password: NEW }, token)).status).toBe(200)
    expect(await send('/auth/resend-verification-email', { email })).toMatchObject({
      message: ALREADY,
    })
    const login = await send('/auth/login', { email, password: NEW })
    expect(login).toMatchObject({ status: 200, user: { email, access_status: 'verified' } })
    const me = await as(app, { token: String(login['token']) }, 'GET', '/auth/me')
    expect(me.statusCode).toBe(200)
  })

  test('voids the password of whoever signed up, from the moment the link is opened', async () => {
    const email = await signedUp()
    const token = await openReset(email)
    expect(await send('/auth/login', { email, password: FIRST })).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
    })
    // It was theirs after all: they may choose it again.
    expect((await put('/user', { password: FIRST }, token)).status).toBe(200)
    expect(await send('/auth/login', { email, password: FIRST })).toMatchObject({ status: 200 })
  })
})

test('no mail repeats the name that was entered: a stranger may have written it', async () => {
  const text = 'Your account is locked, call 555 0100'
  const email = await signedUp(text)
  await post('/recover', { email })
  const received = mails().filter(({ to }) => to === email)
  expect(received).toHaveLength(2)
  for (const mail of received) expect(JSON.stringify(mail)).not.toContain('555 0100')
})

test('where no mail can be sent, a reset does not reveal whether an address is known', async () => {
  const open = await testApp({ env: { HOST: '0.0.0.0' } })
  const { email } = await open.givenPractitioner()
  const calls = authCalls(open.app)
  for (const [path, body] of [
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
  ] as const) {
    const known = await calls.post(path, { ...body, email })
    const unknown = await calls.post(path, { ...body, email: `${newId()}@clinic.example` })
    expect([known.status, known.body]).toEqual([500, unknown.body])
  }
})
