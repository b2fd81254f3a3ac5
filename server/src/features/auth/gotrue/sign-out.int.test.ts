import { describe, expect, test } from 'vitest'
import { as } from '../../../testing/as.ts'
import { authCalls } from '../../../testing/auth-calls.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, givenPractitioner } = await testApp()
const { get, post, put, refresh, signIn } = authCalls(app)

const PASSWORD = 'Correct1horse'

interface Tokens {
  readonly access: string
  readonly refresh: string
}

/** Signed in on one device, refreshed once, and signed in on another. */
async function twoSessions() {
  const { email, session } = await givenPractitioner({ password: PASSWORD })
  const renewed = await refresh(session.refresh_token)
  const there = await signIn(email, PASSWORD)
  return {
    email,
    old: { access: session.access_token, refresh: session.refresh_token },
    here: tokensOf(renewed.body),
    there: tokensOf(there.body),
  }
}

function tokensOf(body: Record<string, unknown>): Tokens {
  return { access: String(body['access_token']), refresh: String(body['refresh_token']) }
}

/** Access token at the service, access token at the data, refresh token at both APIs. */
async function lives({ access, refresh: token }: Tokens): Promise<boolean[]> {
  const payload = { refresh_token: token }
  const answers = [
    (await get('/user', access)).status,
    (await as(app, { token: access }, 'GET', '/patients/')).statusCode,
    (await refresh(token)).status,
    (await app.inject({ method: 'POST', url: '/auth/refresh', payload })).statusCode,
  ]
  return answers.map((status) => status === 200)
}

const ALL = [true, true, true, true]
const NONE = [false, false, false, false]

describe('signing out', () => {
  test.each([
    ['local', NONE, ALL],
    ['others', ALL, NONE],
    ['global', NONE, NONE],
    [undefined, NONE, NONE],
  ])('with the scope %s ends here: %j, there: %j', async (scope, atHere, atThere) => {
    const { old, here, there } = await twoSessions()
    const query = scope === undefined ? '' : `?scope=${scope}`
    expect((await post(`/logout${query}`, {}, here.access)).status).toBe(204)
    expect(await lives(old)).toEqual(atHere)
    expect(await lives(here)).toEqual(atHere)
    expect(await lives(there)).toEqual(atThere)
  })

  test('with the old access token of a session ends that session', async () => {
    const { old, here, there } = await twoSessions()
    expect((await post('/logout?scope=local', {}, old.access)).status).toBe(204)
    expect(await lives(here)).toEqual(NONE)
    expect(await lives(there)).toEqual(ALL)
  })

  test.each(['everything', '', 'local&scope=global'])(
    'with the scope %j ends nothing',
    async (scope) => {
      const { here } = await twoSessions()
      const refused = await post(`/logout?scope=${scope}`, {}, here.access)
      expect([refused.status, refused.error]).toEqual([400, 'validation_failed'])
      expect(await lives(here)).toEqual(ALL)
    },
  )

  test('twice is reported as a session that no longer exists', async () => {
    const { here } = await twoSessions()
    await post('/logout', {}, here.access)
    const second = await post('/logout', {}, here.access)
    expect([second.status, second.error]).toEqual([403, 'session_not_found'])
  })

  test('everywhere from ten sessions at once ends all of them without a deadlock', async () => {
    const { email } = await givenPractitioner({ password: PASSWORD })
    const sessions = await Promise.all(Array.from({ length: 10 }, () => signIn(email, PASSWORD)))
    const tokens = sessions.map(({ body }) => tokensOf(body))
    const answers = await Promise.all(
      tokens.flatMap(({ access, refresh: token }) => [post('/logout', {}, access), refresh(token)]),
    )
    for (const { status } of answers) expect(status).toBeLessThan(500)
    for (const session of tokens) expect(await lives(session)).toEqual(NONE)
  })
})

test('a new password from two sessions at once leaves one of them', async () => {
  const { email, here, there } = await twoSessions()
  const answers = await Promise.all([
    put('/user', { password: 'Brandnew1' }, here.access),
    put('/user', { password: 'Brandnew2' }, there.access),
  ])
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toEqual(new Set([200, 403]))
  const logins = [await signIn(email, 'Brandnew1'), await signIn(email, 'Brandnew2')]
  expect(logins.filter(({ status }) => status === 200)).toHaveLength(1)
})
