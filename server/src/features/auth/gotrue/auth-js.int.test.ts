import type { AuthError } from '@supabase/auth-js'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../lib/ids.ts'
import { authClientFor, type TestAuthClient } from '../../../testing/auth-client.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, mails, sms } = await testApp()
const newClient = await authClientFor(app)

const PASSWORD = 'Correct1horse'
const newEmail = () => `${newId()}@clinic.example`

function linkTo(email: string): { token_hash: string; type: string; code: string } {
  const mail = mails().find(({ to }) => to === email)
  const fragment = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const code = /code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
  const params = new URLSearchParams(fragment)
  return { token_hash: params.get('token_hash') ?? '', type: params.get('type') ?? '', code }
}

async function signedUp(email = newEmail()): Promise<{ client: TestAuthClient; email: string }> {
  const client = newClient()
  await client.signUp({ email, password: PASSWORD })
  const { error } = await client.verifyOtp({ type: 'signup', token_hash: linkTo(email).token_hash })
  expect(error).toBeNull()
  return { client, email }
}

const codeOf = (error: AuthError | null) => error?.code

describe('the published client', () => {
  test('signs up without a session, confirms by the mailed link, and is signed in', async () => {
    const client = newClient()
    const email = newEmail()
    const { data } = await client.signUp({
      email,
      password: PASSWORD,
      options: { data: { name: 'Ana' } },
    })
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ana' } })
    expect(data.user?.identities).toHaveLength(1)

    expect(codeOf((await client.signInWithPassword({ email, password: PASSWORD })).error)).toBe(
      'email_not_confirmed',
    )
    const { token_hash, type } = linkTo(email)
    expect(type).toBe('signup')
    const verified = await client.verifyOtp({ type: 'signup', token_hash })
    expect(verified.data.session?.expires_at).toBeGreaterThan(Date.now() / 1_000)
    const again = await client.verifyOtp({ type: 'signup', token_hash })
    expect(codeOf(again.error)).toBe('otp_expired')
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('confirms by the mailed code, and too many wrong codes invalidate it', async () => {
    const email = newEmail()
    const client = newClient()
    await client.signUp({ email, password: PASSWORD })
    const { code } = linkTo(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++) {
      expect(codeOf((await client.verifyOtp({ type: 'email', email, token: wrong })).error)).toBe(
        'otp_expired',
      )
    }
    expect(codeOf((await client.verifyOtp({ type: 'email', email, token: code })).error)).toBe(
      'otp_expired',
    )

    await client.resend({ type: 'signup', email })
    const fresh = linkTo(email).code
    expect((await client.verifyOtp({ type: 'email', email, token: fresh })).error).toBeNull()
  })

  test('cannot tell a taken address from a free one, and a repeat opens no session', async () => {
    const { email } = await signedUp()
    const { data, error } = await newClient().signUp({ email, password: 'Other1password' })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toEqual([])
    expect(
      (await newClient().signInWithPassword({ email, password: 'Other1password' })).error,
    ).not.toBeNull()
  })

  test('a repeat before confirmation mails again and does not change the password', async () => {
    const email = newEmail()
    const client = newClient()
    await client.signUp({ email, password: PASSWORD })
    await newClient().signUp({ email, password: 'Attacker1password' })
    await client.verifyOtp({ type: 'signup', token_hash: linkTo(email).token_hash })
    expect(
      codeOf(
        (await newClient().signInWithPassword({ email, password: 'Attacker1password' })).error,
      ),
    ).toBe('invalid_credentials')
    expect((await newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('is refused in the same way for a wrong password and an unknown address', async () => {
    const { email } = await signedUp()
    const wrong = await newClient().signInWithPassword({ email, password: 'Wrong1password' })
    const unknown = await newClient().signInWithPassword({
      email: newEmail(),
      password: 'Wrong1password',
    })
    expect(codeOf(wrong.error)).toBe('invalid_credentials')
    expect(unknown.error).toMatchObject({ code: wrong.error?.code, message: wrong.error?.message })
  })

  test('a weak password is refused with its reasons', async () => {
    const { error } = await newClient().signUp({ email: newEmail(), password: 'x1' })
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['length'], status: 422 })
  })

  test('refreshes, reads the user, and verifies claims with the public keys', async () => {
    const { client, email } = await signedUp()
    const before = (await client.getSession()).data.session
    const { data } = await client.refreshSession()
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token)
    expect((await client.getUser()).data.user?.email).toBe(email)
    const claims = (await client.getClaims()).data?.claims
    expect(claims).toMatchObject({
      email,
      aal: 'aal1',
      role: 'authenticated',
      aud: 'authenticated',
    })
    expect(claims?.['amr']).toMatchObject([{ method: 'otp' }])
  })

  test('recovers by mail: the new password works, the old one and the other session do not', async () => {
    const { client: elsewhere, email } = await signedUp()
    const client = newClient()
    await client.resetPasswordForEmail(email)
    const { token_hash, type } = linkTo(email)
    expect(type).toBe('recovery')
    await client.verifyOtp({ type: 'recovery', token_hash })
    expect(codeOf((await client.updateUser({ password: 'alllower1' })).error)).toBe('weak_password')
    expect(codeOf((await client.updateUser({ password: PASSWORD })).error)).toBe('same_password')
    expect((await client.updateUser({ password: 'Brandnew1' })).error).toBeNull()

    expect((await elsewhere.getUser()).error).not.toBeNull()
    expect((await elsewhere.refreshSession()).error).not.toBeNull()
    expect(
      (await newClient().signInWithPassword({ email, password: PASSWORD })).error,
    ).not.toBeNull()
    expect(
      (await newClient().signInWithPassword({ email, password: 'Brandnew1' })).error,
    ).toBeNull()
  })

  test('recovery of an unknown address gets the same response and mails nothing', async () => {
    const email = newEmail()
    const { data, error } = await newClient().resetPasswordForEmail(email)
    expect([data, error]).toEqual([{}, null])
    expect(mails().some(({ to }) => to === email)).toBe(false)
  })

  test('changes the address only once the new one is verified', async () => {
    const { client, email } = await signedUp()
    const wanted = newEmail()
    const { data } = await client.updateUser({ email: wanted })
    expect(data.user).toMatchObject({ email, new_email: wanted })
    await client.verifyOtp({ type: 'email_change', token_hash: linkTo(wanted).token_hash })
    expect(
      (await newClient().signInWithPassword({ email: wanted, password: PASSWORD })).error,
    ).toBeNull()
    expect(
      (await newClient().signInWithPassword({ email, password: PASSWORD })).error,
    ).not.toBeNull()
  })

  test.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('signs out with scope %s', async (scope, [isHereAlive, isThereAlive]) => {
    const { client: here, email } = await signedUp()
    const there = newClient()
    await there.signInWithPassword({ email, password: PASSWORD })
    const tokens = [here, there].map((client) => client.getSession())
    const [hereSession, thereSession] = (await Promise.all(tokens)).map(({ data }) => data.session)
    await here.signOut({ scope })

    const isAlive = async (token = '') => (await newClient().getUser(token)).error === null
    expect(await isAlive(hereSession?.access_token)).toBe(isHereAlive)
    expect(await isAlive(thereSession?.access_token)).toBe(isThereAlive)
    const refreshed = await newClient().refreshSession({
      refresh_token: hereSession?.refresh_token ?? '',
    })
    expect(refreshed.error === null).toBe(isHereAlive)
  })
})

describe('two factors with the published client', () => {
  test('TOTP: enrol, verify, aal2, no code accepted twice, unenrol', async () => {
    const { client, email } = await signedUp()
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect(factor?.totp.qr_code).toContain('svg')
    const secret = factor?.totp.secret ?? ''
    const code = () => new TOTP({ secret }).generate()
    const factorId = factor?.id ?? ''

    const wrong = await client.mfa.challengeAndVerify({ factorId, code: '000000' })
    expect(codeOf(wrong.error)).toBe('mfa_verification_failed')
    const spent = code()
    expect((await client.mfa.challengeAndVerify({ factorId, code: spent })).error).toBeNull()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    })
    const replay = await client.mfa.challengeAndVerify({ factorId, code: spent })
    expect(codeOf(replay.error)).toBe('mfa_verification_failed')

    const weak = newClient()
    await weak.signInWithPassword({ email, password: PASSWORD })
    expect(codeOf((await weak.updateUser({ password: 'Brandnew1' })).error)).toBe(
      'insufficient_aal',
    )
    expect(codeOf((await weak.mfa.unenroll({ factorId })).error)).toBe('insufficient_aal')
    expect(
      codeOf((await weak.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error),
    ).toBe('insufficient_aal')

    expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
    expect((await client.mfa.listFactors()).data?.all).toEqual([])
  })

  test('phone: the code arrives by SMS', async () => {
    const { client } = await signedUp()
    const { data: factor } = await client.mfa.enroll({
      factorType: 'phone',
      friendlyName: 'Mobile',
      phone: '+15550100',
    })
    const factorId = factor?.id ?? ''
    const { data: challenge } = await client.mfa.challenge({ factorId })
    const code = /(\d{6})/.exec(sms.messages()[0]?.text ?? '')?.[1] ?? ''
    const { error } = await client.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code })
    expect(error).toBeNull()
  })

  test('another user’s factor cannot be challenged, verified or removed', async () => {
    const { client } = await signedUp()
    const { client: stranger } = await signedUp()
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    const factorId = factor?.id ?? ''
    const code = new TOTP({ secret: factor?.totp.secret ?? '' }).generate()
    expect(codeOf((await stranger.mfa.challenge({ factorId })).error)).toBe('mfa_factor_not_found')
    expect(codeOf((await stranger.mfa.challengeAndVerify({ factorId, code })).error)).toBe(
      'mfa_factor_not_found',
    )
    expect(codeOf((await stranger.mfa.unenroll({ factorId })).error)).toBe('mfa_factor_not_found')
  })
})
