import { expect, test } from 'vitest'
import { openAccountService } from '../../app.ts'
import { as } from '../../testing/as.ts'
import { testApp } from '../../testing/test-app.ts'
import { describePractitioners, operatorCommands } from './operator.ts'

const { app, deps, givenPractitioner } = await testApp()
const auth = await openAccountService(deps.accounts)

const PASSWORD = 'correct1horse'
const logIn = async (email: string) => {
  const payload = { email, password: PASSWORD }
  const response = await app.inject({ method: 'POST', url: '/auth/login', payload })
  return [response.statusCode, response.json<{ code?: string }>().code]
}

test('blocking ends every call immediately, and unblocking admits again', async () => {
  const { email, token } = await givenPractitioner({ password: PASSWORD })
  expect(await operatorCommands.block(auth, email.toUpperCase())).toBe(`${email} is blocked.`)
  expect((await as(app, { token }, 'GET', '/patients/')).statusCode).toBe(403)
  // The service's own API says so too: a client that was told of no session would discard it.
  const user = await as(app, { token }, 'GET', '/auth/v1/user')
  expect(user.json()).toMatchObject({ error_code: 'user_banned' })
  expect(await logIn(email)).toEqual([403, 'USER_BLOCKED'])

  expect(await operatorCommands.unblock(auth, email)).toBe(`${email} is verified again.`)
  expect(await logIn(email)).toEqual([200, undefined])
})

test('verifying replaces the mail', async () => {
  const { email } = await givenPractitioner({ accessStatus: 'unverified', password: PASSWORD })
  expect(await logIn(email)).toEqual([401, 'EMAIL_NOT_VERIFIED'])
  await operatorCommands.verify(auth, email)
  expect(await logIn(email)).toEqual([200, undefined])
})

test('resetting second factors removes them and ends the sessions', async () => {
  const { email, token } = await givenPractitioner({ password: PASSWORD })
  await as(app, { token }, 'POST', '/auth/v1/factors', {
    factor_type: 'totp',
    friendly_name: 'Phone',
  })
  expect(await operatorCommands['reset-mfa'](auth, email)).toBe(
    `${email} signs in without a second factor now (1 removed).`,
  )
  expect((await as(app, { token }, 'GET', '/patients/')).statusCode).toBe(401)
  expect(await logIn(email)).toEqual([200, undefined])
})

test('an unknown address is reported, and the list shows the existing accounts', async () => {
  const { email } = await givenPractitioner({ accessStatus: 'blocked' })
  await expect(operatorCommands.block(auth, 'nobody@clinic.example')).rejects.toThrow(
    'There is no practitioner with the address nobody@clinic.example.',
  )
  expect(await describePractitioners(auth)).toMatch(new RegExp(`blocked .* ${email}`))
})
