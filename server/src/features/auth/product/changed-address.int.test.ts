import { expect, test } from 'vitest'
import { newId } from '../../../lib/ids.ts'
import { as } from '../../../testing/as.ts'
import { authCalls } from '../../../testing/auth-calls.ts'
import { mailedTo } from '../../../testing/mailed.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, mails, givenPractitioner } = await testApp()
const { post, put } = authCalls(app)

const PASSWORD = 'Correct1horse'

async function logIn(email: string) {
  const payload = { email, password: PASSWORD }
  const response = await app.inject({ method: 'POST', url: '/auth/login', payload })
  const { code, token = '' } = response.json<{ code?: string; token?: string }>()
  return { status: response.statusCode, code, token }
}

async function moved() {
  const { email, token } = await givenPractitioner({ password: PASSWORD })
  const wanted = `${newId()}@clinic.example`
  await put('/user', { email: wanted }, token)
  const { token_hash } = mailedTo(mails(), wanted)
  expect((await post('/verify', { type: 'email_change', token_hash })).status).toBe(200)
  return { email, wanted }
}

test('a user who verified a new address logs in with it, the profile shows it, and the old one is free', async () => {
  const { email, wanted } = await moved()
  const { status, token } = await logIn(wanted)
  expect(status).toBe(200)
  expect((await as(app, { token }, 'GET', '/auth/me')).json()).toMatchObject({ email: wanted })
  expect((await logIn(email)).code).toBe('USER_NOT_FOUND')
  const form = { name: 'Bo Lee', email, password: PASSWORD, role: 'Resident', country: 'Canada' }
  const signup = await app.inject({ method: 'POST', url: '/auth/signup', payload: form })
  expect(signup.statusCode).toBe(201)
})

test('two users who swapped addresses can both log in', async () => {
  const ada = await moved()
  const { email: taken, token } = await givenPractitioner({ password: PASSWORD })
  await put('/user', { email: ada.email }, token)
  const { token_hash } = mailedTo(mails(), ada.email)
  await post('/verify', { type: 'email_change', token_hash })
  expect((await logIn(ada.email)).status).toBe(200)
  expect((await logIn(ada.wanted)).status).toBe(200)
  expect((await logIn(taken)).status).toBe(401)
})

test.each(['nowhere', 'a@b', 'a b@clinic.example'])(
  'logging in with %j is reported as unknown',
  async (email) => {
    expect(await logIn(email)).toMatchObject({ status: 401, code: 'USER_NOT_FOUND' })
  },
)
