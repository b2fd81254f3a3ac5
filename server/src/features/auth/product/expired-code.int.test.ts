import { expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { newId } from '../../../lib/ids.ts'
import { mailedTo } from '../../../testing/mailed.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { testApp } from '../../../testing/test-app.ts'

const { clock, forward } = movableClock()
const { app, mails, deps } = await testApp({ clock })

const CODE_LIFE_S = 24 * 3_600
const EXPIRED = 'Verification code has expired. Please request a new one.'
const INVALID = 'Invalid verification code. Please check your email and try again.'

async function signedUp(): Promise<string> {
  const email = `${newId()}@clinic.example`
  const form = { name: 'Ana Silva', email, password: 'letters123', role: 'Other', country: 'Other' }
  await app.inject({ method: 'POST', url: '/auth/signup', payload: form })
  return email
}

async function verify(email: string, code: string, at = app): Promise<string> {
  const payload = { email, code }
  const response = await at.inject({ method: 'POST', url: '/auth/verify-email', payload })
  return response.json<{ detail?: string }>().detail ?? 'verified'
}

test('an expired code is reported as such, and a new one is checked afresh', async () => {
  const email = await signedUp()
  const { code } = mailedTo(mails(), email)
  forward(CODE_LIFE_S - 1)
  expect(await verify(email, code === '111111' ? '222222' : '111111')).toBe(INVALID)
  forward(1)
  expect(await verify(` ${email.toUpperCase()} `, code)).toBe(EXPIRED)
  await app.inject({ method: 'POST', url: '/auth/resend-verification-email', payload: { email } })
  expect(await verify(email, code)).toBe(INVALID)
  expect(await verify(email, mailedTo(mails(), email).code)).toBe('verified')
})

test('with generic messages, an expired code is as invalid as one for an unknown address', async () => {
  const email = await signedUp()
  forward(CODE_LIFE_S)
  const accounts = { ...deps.accounts, isGeneric: true }
  const generic = await buildApp({ ...deps, accounts })
  const { code } = mailedTo(mails(), email)
  expect(await verify(email, code, generic)).toBe(INVALID)
  expect(await verify('nobody@clinic.example', code, generic)).toBe(INVALID)
  await generic.close()
})
