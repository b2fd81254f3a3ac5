import { afterAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../db/in-transaction.ts'
import { newId } from '../../../lib/ids.ts'
import { googleOverOpenId } from '../../../providers/google/openid.ts'
import { startGoogleStandIn } from '../../../testing/google-stand-in.ts'
import { GOOGLE_CALLBACK, GOOGLE_LANDING, googleTrips } from '../../../testing/google-trip.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { testApp } from '../../../testing/test-app.ts'
import { insertUser } from '../core/users/users.queries.ts'

const person = (email: string, isVerified = true) => ({
  sub: newId(),
  email,
  email_verified: isVerified,
  name: 'Ana Silva',
})
const people = [
  person('new@clinic.example'),
  person('unproven@clinic.example', false),
  person('known@clinic.example'),
  person('waiting@clinic.example'),
  person('banned@clinic.example'),
]
const standIn = await startGoogleStandIn(people, [GOOGLE_CALLBACK])
afterAll(() => standIn.close())
const { clock, forward } = movableClock()
const { app, core, owner } = await testApp({ clock, google: googleOverOpenId(standIn) })
const { travel, arrive, signIn } = googleTrips(app)

async function userOf(token: string | null) {
  const headers = { authorization: `Bearer ${token ?? ''}` }
  return (await app.inject({ url: '/auth/v1/user', headers })).json<{
    id: string
    email: string
    identities: { provider: string }[]
    app_metadata: { provider: string }
    user_metadata: Record<string, unknown>
  }>()
}

async function givenUser(email: string, change: { emailConfirmedAt?: Date; bannedUntil?: Date }) {
  const passwordHash = await core.passwords.hash('Correct1horse')
  const user = await inTransaction(core.db, (tx) =>
    insertUser(tx, {
      id: newId(),
      email,
      passwordHash,
      userMetadata: { name: 'Planted' },
      ...change,
    }),
  )
  return user?.id ?? ''
}

const passwordSignIn = (email: string) =>
  app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email, password: 'Correct1horse' },
  })

describe('signing in with Google', () => {
  test('creates a new user from a verified address and returns with a session in the fragment', async () => {
    const { target, fragment } = await signIn('new@clinic.example')
    expect(target.origin + target.pathname).toBe(GOOGLE_LANDING)
    const user = await userOf(fragment.get('access_token'))
    expect(user).toMatchObject({
      email: 'new@clinic.example',
      app_metadata: { provider: 'google' },
      user_metadata: { full_name: 'Ana Silva', email_verified: true },
    })
    const again = await signIn('new@clinic.example')
    expect((await userOf(again.fragment.get('access_token'))).id).toBe(user.id)
  })

  test('never creates or joins an account for an address that Google has not verified', async () => {
    await givenUser('unproven@clinic.example', { emailConfirmedAt: new Date() })
    const { fragment } = await signIn('unproven@clinic.example')
    expect(fragment.get('error')).toBe('access_denied')
    expect(fragment.get('error_code')).toBe('provider_email_needs_verification')
  })

  test('joins the confirmed account of the same address, which keeps its password', async () => {
    const id = await givenUser('known@clinic.example', { emailConfirmedAt: new Date() })
    const { fragment } = await signIn('known@clinic.example')
    expect((await userOf(fragment.get('access_token'))).id).toBe(id)
    expect((await passwordSignIn('known@clinic.example')).statusCode).toBe(200)
  })

  test('takes over an unconfirmed account: whoever planted it keeps neither password nor data', async () => {
    const id = await givenUser('waiting@clinic.example', {})
    const { fragment } = await signIn('waiting@clinic.example')
    const user = await userOf(fragment.get('access_token'))
    expect(user.id).toBe(id)
    expect(user.user_metadata['name']).toBe('Ana Silva')
    expect((await passwordSignIn('waiting@clinic.example')).statusCode).toBe(400)
  })

  test('of a banned user is denied', async () => {
    const bannedUntil = new Date(clock().getTime() + 3_600_000)
    await givenUser('banned@clinic.example', { emailConfirmedAt: new Date(), bannedUntil })
    const { fragment } = await signIn('banned@clinic.example')
    expect([fragment.get('error'), fragment.get('error_code')]).toEqual([
      'access_denied',
      'user_banned',
    ])
  })

  test('that is denied at Google returns as denied', async () => {
    const { fragment } = await signIn('stranger@clinic.example')
    expect([fragment.get('error'), fragment.get('error_code')]).toEqual([
      'access_denied',
      'bad_oauth_callback',
    ])
  })

  test('PKCE: the code is in the query, and only the right verifier redeems it, once', async () => {
    const verifier = 'v'.repeat(64)
    const { createHash } = await import('node:crypto')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const { target } = await arrive(
      await travel('new@clinic.example', {
        code_challenge: challenge,
        code_challenge_method: 's256',
      }),
    )
    expect(target.hash).toBe('')
    const exchange = (codeVerifier: string) =>
      app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=pkce',
        payload: { auth_code: target.searchParams.get('code'), code_verifier: codeVerifier },
      })
    expect((await exchange('w'.repeat(64))).json()).toMatchObject({
      error_code: 'bad_code_verifier',
    })
    expect((await exchange(verifier)).statusCode).toBe(200)
    expect((await exchange(verifier)).json()).toMatchObject({ error_code: 'flow_state_not_found' })
  })
})

describe('a trip', () => {
  test('ends in the browser that started it, and in no other', async () => {
    const strangers = await travel('new@clinic.example')
    const { fragment, target } = await arrive(strangers, '')
    expect(fragment.get('error_code')).toBe('bad_oauth_state')
    expect([target.origin + target.pathname, fragment.get('access_token')]).toEqual([
      GOOGLE_LANDING,
      null,
    ])
    const other = `chartwright_trip=${'x'.repeat(43)}`
    expect(
      (await arrive(await travel('new@clinic.example'), other)).fragment.get('error_code'),
    ).toBe('bad_oauth_state')
  })

  test('that ends with tokens in the address announces this to the page with a cookie', async () => {
    const { fragment, cookies } = await signIn('new@clinic.example')
    const [arrival] = cookies
    expect(arrival).toMatchObject({ name: 'chartwright_arrival', path: '/', sameSite: 'Strict' })
    expect(fragment.get('arrival')).toBe(arrival?.value)
    expect((await signIn('stranger@clinic.example')).cookies).toEqual([])
  })

  test('starts at the hostname of this computer that it returns to', async () => {
    const begin = (url: string) => app.inject({ url, headers: { host: '127.0.0.1:3000' } })
    const sent = await begin('/auth/v1/authorize?provider=google&login_hint=a')
    const home = String(sent.headers.location)
    expect(home).toBe(
      'http://localhost:3000/auth/v1/authorize?provider=google&login_hint=a&at_home=1',
    )
    expect(sent.cookies).toEqual([])
    const { pathname, search } = new URL(home)
    const begun = await begin(pathname + search)
    expect(String(begun.headers.location)).toMatch(standIn.issuer)
    expect(String(begun.headers.location)).not.toContain('at_home')
    expect(begun.cookies).toMatchObject([
      { name: 'chartwright_trip', path: '/auth/v1', sameSite: 'Lax', httpOnly: true },
    ])
  })
})

describe('a callback', () => {
  test.each(['', 'nonsense', newId()])('with the state %j is refused', async (state) => {
    const { fragment } = await arrive(`${GOOGLE_CALLBACK}?code=x&state=${state}`)
    expect(fragment.get('error_code')).toBe('bad_oauth_state')
  })

  test('is accepted once', async () => {
    const callback = await travel('new@clinic.example')
    expect((await arrive(callback)).fragment.get('access_token')).not.toBeNull()
    expect((await arrive(callback)).fragment.get('error_code')).toBe('bad_oauth_state')
  })

  test('with another code or another trip’s code is refused', async () => {
    const first = new URL(await travel('new@clinic.example'))
    const second = new URL(await travel('known@clinic.example'))
    first.searchParams.set('code', second.searchParams.get('code') ?? '')
    expect((await arrive(first.href)).fragment.get('error_code')).toBe('bad_oauth_callback')
  })

  test('after five minutes is refused', async () => {
    const callback = await travel('new@clinic.example')
    forward(301)
    expect((await arrive(callback)).fragment.get('error_code')).toBe('flow_state_expired')
  })
})

test('abandoned trips are deleted after an hour', async () => {
  const begin = () => app.inject({ url: '/auth/v1/authorize?provider=google' })
  for (let i = 0; i < 3; i++) await begin()
  forward(3_601)
  await begin()
  const { rows } = await owner.pool.query('select count(*)::int as kept from accounts.flows')
  expect(rows).toEqual([{ kept: 1 }])
})

test.each([
  'https://evil.example/',
  '//evil.example/x',
  'http://localhost:3000@evil.example/',
  'javascript:alert(1)',
  'http://localhost.evil.example/',
  '\\\\evil.example',
])('a redirect to %s leads to our own site instead', async (redirect) => {
  const { target } = await arrive(await travel('new@clinic.example', { redirect_to: redirect }))
  expect(target.origin).toBe('http://localhost:3000')
})
