import { authApi } from '@chartwright/contract/auth'
import { VERIFICATION_ERRORS } from '@chartwright/contract/sentences'
import { expect, test, vi } from 'vitest'
import { FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { readLinkData } from '../link-data.ts'
import { verifyEmail } from './verify-email.ts'

const verified = { success: true, message: 'ok', access_status: 'verified' } as const

function at(url: string): ReturnType<typeof verifyEmail> {
  return verifyEmail(readLinkData(new URL(url, 'http://localhost/auth/verify')))
}

test.each([
  ...Object.entries(VERIFICATION_ERRORS),
  ['something_else', 'An error occurred during verification. Please try again.'],
])('error=%s has its sentence', async (code, message) => {
  expect(await at(`?error=${code}`)).toEqual({ kind: 'failed', message })
})

test('success=email_verified needs no call', async () => {
  expect(await at('?success=email_verified')).toEqual({ kind: 'verified' })
})

test('an address without link data is an invalid link', async () => {
  const message = VERIFICATION_ERRORS.invalid_verification
  expect(await at('?a=1#b')).toEqual({ kind: 'failed', message })
})

test('a link that the service refused has expired', async () => {
  const message = VERIFICATION_ERRORS.token_expired
  expect(await at('#error=access_denied&error_code=otp_expired')).toEqual({
    kind: 'failed',
    message,
  })
})

test('a mailed link is consumed by POST, a classic fragment is verified by its token', async () => {
  const api = new FakeApi()
    .on(authApi.verifyEmail, () => verified)
    .on(authApi.verifyToken, () => verified)
  vi.stubGlobal('fetch', api.fetch)
  expect(await at('#token_hash=abc&type=signup')).toEqual({ kind: 'verified' })
  expect(await at('#access_token=t&type=signup')).toEqual({ kind: 'verified' })
  expect(api.received(authApi.verifyEmail)[0]?.body).toMatchObject({ token_hash: 'abc' })
  expect(api.received(authApi.verifyToken)[0]?.body).toEqual({ access_token: 't', type: 'signup' })
})

test.each([
  ['OTP_EXPIRED', undefined, VERIFICATION_ERRORS.token_expired],
  ['INVALID_TOKEN', undefined, VERIFICATION_ERRORS.invalid_token],
  ['SERVER_ERROR', undefined, VERIFICATION_ERRORS.server_error],
  ['SERVER_ERROR', VERIFICATION_ERRORS.update_failed, VERIFICATION_ERRORS.update_failed],
  [
    'NOT_FOUND',
    VERIFICATION_ERRORS.no_practitioner_record,
    VERIFICATION_ERRORS.no_practitioner_record,
  ],
] as const)('%s with %s', async (code, detail, message) => {
  const api = new FakeApi().on(authApi.verifyEmail, () => {
    throw new Refusal(code, detail)
  })
  vi.stubGlobal('fetch', api.fetch)
  expect(await at('#token_hash=abc&type=signup')).toEqual({ kind: 'failed', message })
})
