import { afterAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../db/in-transaction.ts'
import { newId } from '../../../lib/ids.ts'
import { googleOverOpenId } from '../../../providers/google/openid.ts'
import { as } from '../../../testing/as.ts'
import { authCalls } from '../../../testing/auth-calls.ts'
import { startGoogleStandIn } from '../../../testing/google-stand-in.ts'
import { GOOGLE_CALLBACK, googleTrips } from '../../../testing/google-trip.ts'
import { mailedTo } from '../../../testing/mailed.ts'
import { testApp } from '../../../testing/test-app.ts'
import { insertFactor } from '../core/factors/factors.queries.ts'
import { openSession } from '../core/tokens/session-response.ts'
import { updateUser } from '../core/users/users.queries.ts'
import { updatePractitioner } from './practitioner-accounts.queries.ts'

const NAMES = ['once', 'form', 'options', 'reset', 'resend', 'race', 'mailed', 'blocked'] as const
const emailOf = (name: (typeof NAMES)[number]) => `${name}@clinic.example`
const people = NAMES.map((name) => ({
  sub: newId(),
  email: emailOf(name),
  email_verified: true,
  name: 'Olga Owner',
}))
const standIn = await startGoogleStandIn(people, [GOOGLE_CALLBACK])
afterAll(() => standIn.close())
const { app, core, mails, owner } = await testApp({ google: googleOverOpenId(standIn) })
const { post: atService, refresh } = authCalls(app)
const trips = googleTrips(app)

const STRANGERS = 'Stranger1password'
const GIVEN = { name: 'Sam Stranger', role: 'Specialist', country: 'Brazil' }

async function send(url: string, payload: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await app.inject({ method: 'POST', url, payload, headers })
  return { status: response.statusCode, ...response.json<Record<string, unknown>>() }
}

/** Somebody signs up with an address that is not theirs; nobody confirms it. */
async function strangerSignsUp(email: string): Promise<string> {
  const answer = await send('/auth/signup', { ...GIVEN, email, password: STRANGERS })
  expect(answer.status).toBe(201)
  return mailedTo(mails(), email).token_hash
}

async function ownerComes(email: string): Promise<{ token: string; id: string }> {
  const { fragment } = await trips.signIn(email)
  const token = fragment.get('access_token') ?? ''
  const { id = '' } = (await authCalls(app).get('/user', token)).body as { id?: string }
  return { token, id }
}

const register = (token: string, form: object) => send('/google-auto-create', form, token)

describe('the owner of an address that a stranger signed up with', () => {
  test('signs in with Google under their own name, and none of the stranger’s credentials work', async () => {
    const email = emailOf('once')
    const link = await strangerSignsUp(email)
    const planted = await plant(email)

    const { token, id } = await ownerComes(email)
    const owned = { name: 'Olga Owner', email, role: 'Other', country: 'Other' }
    for (const path of ['/auth/google', '/google-signin']) {
      const found = await send(path, { access_token: token }, token)
      expect(found).toMatchObject({ status: 200, user_exists: false, ...owned })
    }
    const form = { user_id: id, name: 'Olga Owner', role: 'Other', country: 'Other' }
    expect(await register(token, form)).toMatchObject({ success: true })

    const me = await as(app, { token }, 'GET', '/auth/me')
    expect([me.statusCode, me.json()]).toMatchObject([200, { ...owned, access_status: 'verified' }])
    const again = await ownerComes(email)
    expect(await send('/auth/google', { access_token: again.token })).toMatchObject({
      user_exists: true,
      access_status: 'verified',
      ...owned,
    })

    expect(await send('/auth/login', { email, password: STRANGERS })).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
    expect(await send('/auth/verify-email', { token_hash: link })).toMatchObject({ status: 400 })
    expect((await refresh(planted.refreshToken)).status).toBe(400)
    expect((await as(app, { token: planted.token }, 'GET', '/auth/me')).statusCode).toBe(401)
    const { factors, new_email: newEmail } = (await authCalls(app).get('/user', token)).body
    expect([factors, newEmail]).toEqual([undefined, undefined])
  })

  test('who completes the registration is registered with what they entered', async () => {
    const email = emailOf('form')
    await strangerSignsUp(email)
    const { token, id } = await ownerComes(email)
    const given = { name: 'Dr. Olga Owner', role: 'Resident', country: 'Japan' }
    await register(token, { user_id: id, ...given })
    expect((await as(app, { token }, 'GET', '/auth/me')).json()).toMatchObject(given)
    // Registration happens once: the call is not a second way to change the profile.
    await register(token, { user_id: id, ...GIVEN })
    expect((await as(app, { token }, 'GET', '/auth/me')).json()).toMatchObject(given)
  })

  test('who left before completing it can also sign in with a new password', async () => {
    const email = emailOf('reset')
    await strangerSignsUp(email)
    await ownerComes(email)
    await atService('/recover', { email })
    const { token_hash } = mailedTo(mails(), email)
    const proven = await atService('/verify', { type: 'recovery', token_hash })
    const password = 'Owners1password'
    await authCalls(app).put('/user', { password }, String(proven.body['access_token']))
    expect(await send('/auth/login', { email, password })).toMatchObject({
      status: 200,
      user: { name: 'Olga Owner', role: 'Other', country: 'Other', access_status: 'verified' },
    })
  })

  test('with a role or a country that is not offered is refused', async () => {
    const email = emailOf('options')
    await strangerSignsUp(email)
    const { token, id } = await ownerComes(email)
    const form = { user_id: id, name: 'Olga Owner', role: 'Resident', country: 'Japan' }
    for (const [change, code] of [
      [{ role: 'Emperor' }, 'ROLE_REQUIRED'],
      [{ country: 'Atlantis' }, 'COUNTRY_REQUIRED'],
    ] as const) {
      const payload = { ...form, ...change }
      const answer = await as(app, { token }, 'POST', '/google-auto-create', payload)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code])
    }
  })

  test('can still complete it after somebody has requested the mail again', async () => {
    const email = emailOf('resend')
    await strangerSignsUp(email)
    const { token, id } = await ownerComes(email)
    expect(await send('/auth/resend-verification-email', { email })).toMatchObject({
      message:
        'Google has verified this email. Please continue with Google to finish your registration.',
    })
    const given = { name: 'Olga Owner', role: 'Resident', country: 'Japan' }
    await register(token, { user_id: id, ...given })
    expect((await as(app, { token }, 'GET', '/auth/me')).json()).toMatchObject(given)
  })

  test('is not overtaken by a sign-up whose row is written late', async () => {
    const email = emailOf('race')
    await strangerSignsUp(email)
    const { rows } = await owner.pool.query<{ id: string }>(
      'delete from practitioners where email = $1 returning id',
      [email],
    )
    const { token, id } = await ownerComes(email)
    expect(rows).toEqual([{ id }])
    await owner.pool.query(
      'insert into practitioners (id, email, name, role, country) values ($1, $2, $3, $4, $5)',
      [id, email, ...Object.values(GIVEN)],
    )
    await register(token, { user_id: id, name: 'Olga Owner', role: '', country: '' })
    expect((await as(app, { token }, 'GET', '/auth/me')).json()).toMatchObject({
      name: 'Olga Owner',
      role: 'Other',
    })
  })
})

test('who confirmed by mail and whose row could not be updated keeps what they signed up with', async () => {
  const email = emailOf('mailed')
  const token_hash = await strangerSignsUp(email)
  await atService('/verify', { type: 'signup', token_hash })
  const { token } = await ownerComes(email)
  expect(await send('/auth/google', { access_token: token })).toMatchObject({
    user_exists: true,
    access_status: 'verified',
    ...GIVEN,
  })
  expect(await send('/auth/login', { email, password: STRANGERS })).toMatchObject({ status: 200 })
})

test('a blocked practitioner cannot return through Google', async () => {
  const email = emailOf('blocked')
  await strangerSignsUp(email)
  const { token, id } = await ownerComes(email)
  await inTransaction(core.db, (tx) => updatePractitioner(tx, id, { accessStatus: 'blocked' }))
  await register(token, { user_id: id, name: 'Olga Owner', role: '', country: '' })
  expect((await as(app, { token }, 'GET', '/auth/me')).statusCode).toBe(403)
})

/** More than a sign-up can leave behind: a session, a second factor, a change of address. */
async function plant(email: string) {
  return inTransaction(core.db, async (tx) => {
    const { rows } = await owner.pool.query<{ id: string }>(
      'select id from accounts.users where email = $1',
      [email],
    )
    const id = rows[0]?.id ?? ''
    await insertFactor(tx, {
      id: newId(),
      userId: id,
      factorType: 'phone',
      phone: '+15550100',
      status: 'verified',
    })
    const user = await updateUser(tx, id, { newEmail: 'stranger@clinic.example' })
    const session = await openSession(core, tx, user, { method: 'password' })
    return { token: session.access_token, refreshToken: session.refresh_token }
  })
}
