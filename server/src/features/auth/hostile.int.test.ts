import { describe, expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import { authCalls } from '../../testing/auth-calls.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, core, owner, logged, givenPractitioner } = await testApp({
  settings: { bodyLimitBytes: 4_194_304 },
})
const { post, put, get } = authCalls(app)

const FACTOR = `/auth/v1/factors/${newId()}`
const CALLS = [
  '/auth/v1/signup',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/token?grant_type=pkce',
  '/auth/v1/recover',
  '/auth/v1/resend',
  '/auth/v1/verify',
  '/auth/v1/logout',
  '/auth/v1/factors',
  `${FACTOR}/challenge`,
  `${FACTOR}/verify`,
  '/auth/signup',
  '/auth/login',
  '/auth/refresh',
  '/auth/verify-email',
  '/auth/verify-token',
  '/auth/resend-verification-email',
  '/auth/check-email',
  '/auth/validate-token',
  '/auth/google',
  '/google-signin',
  '/google-auto-create',
]

const everyField = (value: unknown) => {
  const names =
    'email password refresh_token auth_code code_verifier type token token_hash data name'
  const more =
    'role country access_token user_id code code_challenge factor_type challenge_id phone'
  return Object.fromEntries(`${names} ${more}`.split(' ').map((name) => [name, value]))
}
const good = { email: 'a@clinic.example', password: 'correct1horse', type: 'signup' }

const BODIES: [string, string][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['half an object', '{"email":'],
  ['a prototype', '{"__proto__":{"role":"service_role"},"constructor":{"prototype":{}}}'],
  ['objects', JSON.stringify(everyField({}))],
  ['lists', JSON.stringify(everyField([]))],
  ['numbers', JSON.stringify(everyField(7))],
  ['NUL', JSON.stringify({ ...everyField('a\u0000@clinic.example'), data: { name: '\u0000' } })],
  ['half a character', JSON.stringify({ ...everyField('\ud800'), ...good, data: { a: '\udfff' } })],
  ['a long text', JSON.stringify(everyField('a'.repeat(200_000)))],
  ['a long address', JSON.stringify({ ...good, email: `${'a'.repeat(65)}@clinic.example` })],
  ['a deep object', `{"email":"a@b.co","data":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`],
]

async function rows(): Promise<unknown> {
  const counts = ['users', 'sessions', 'one_time_tokens', 'identities'].map(
    (table) => `(select count(*) from accounts.${table})`,
  )
  return (await owner.pool.query(`select ${counts.join(', ')}`)).rows
}

describe.each(BODIES)('an anonymous body of %s', (_name, payload) => {
  test('is refused by every call as the caller’s fault, and leaves nothing behind', async () => {
    const before = await rows()
    for (const url of CALLS) {
      const headers = { 'content-type': 'application/json' }
      const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload })
      expect([url, statusCode < 500]).toEqual([url, true])
      expect(body).not.toContain('"access_token":')
    }
    expect(await rows()).toEqual(before)
  })
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
])('a body of type %j is not read', async (type) => {
  for (const url of CALLS) {
    const payload = JSON.stringify({ ...good, name: 'Ana', role: 'Resident', country: 'Canada' })
    const headers = type === '' ? {} : { 'content-type': type }
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  }
})

test.each([...CALLS, '/nowhere'])(
  '%s reads no more than 16 KB of an anonymous body',
  async (url) => {
    const send = (bytes: number) =>
      app.inject({ method: 'POST', url, payload: { ...good, padding: 'x'.repeat(bytes) } })
    const refused = await send(16_384)
    if (url.startsWith('/auth/v1')) expect(refused.json()).toMatchObject({ error_code: 'bad_json' })
    else
      expect([refused.statusCode, refused.json()]).toMatchObject([
        413,
        { code: 'PAYLOAD_TOO_LARGE' },
      ])
    const read = await send(8_192)
    expect(read.statusCode).not.toBe(413)
    expect(read.body).not.toContain('bad_json')
  },
)

test('an address of any length can be counted, and is refused', async () => {
  const email = `${'a'.repeat(300)}@clinic.example`
  const refused = await post('/token?grant_type=password', { email, password: 'x' })
  expect([refused.status, refused.error]).toEqual([400, 'validation_failed'])
})

test('metadata of the account stays small, because it is part of every token', async () => {
  const { token } = await givenPractitioner()
  const large = { data: { note: 'x'.repeat(4_096) } }
  const email = `${newId()}@clinic.example`
  expect((await post('/signup', { ...good, email, ...large })).error).toBe('validation_failed')
  expect((await put('/user', large, token)).error).toBe('validation_failed')
  const half = { note: 'x'.repeat(2_500) }
  expect((await put('/user', { data: { a: half } }, token)).status).toBe(200)
  expect((await put('/user', { data: { b: half } }, token)).error).toBe('validation_failed')
  expect((await put('/user', { data: { a: null, b: half } }, token)).status).toBe(200)
})

test('an address that no mail server accepts is reported as such by the product’s API', async () => {
  const form = { name: 'Ana Silva', password: 'correct1horse', role: 'Resident', country: 'Canada' }
  const payload = { ...form, email: `${'a'.repeat(65)}@clinic.example` }
  const response = await app.inject({ method: 'POST', url: '/auth/signup', payload })
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { code: 'INVALID_EMAIL_FORMAT', detail: 'Please enter a valid email address.' },
  ])
})

test('twenty concurrent sign-ups of one address create one account', async () => {
  const email = `${newId()}@clinic.example`
  const form = {
    name: 'Ana Silva',
    email,
    password: 'correct1horse',
    role: 'Resident',
    country: 'Canada',
  }
  const tries = Array.from({ length: 20 }, () =>
    app.inject({ method: 'POST', url: '/auth/signup', payload: form }),
  )
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status !== 201 && status !== 400)).toEqual([])
  const found = await core.db.pool.query(
    'select u.id = p.id as is_one from accounts.users u, practitioners p where u.email = $1 and p.email = $1',
    [email],
  )
  expect(found.rows).toEqual([{ is_one: true }])
})

test('forwarding headers from outside change no count', async () => {
  const few = await testApp({ env: { AUTH_LIMIT_TOKEN: '3' } })
  const statuses = []
  for (let i = 0; i < 5; i++) {
    const client = `198.51.100.${String(i)}`
    const response = await few.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=refresh_token',
      headers: { 'x-forwarded-for': client, forwarded: `for=${client}`, 'x-real-ip': client },
      payload: { refresh_token: 'x' },
    })
    statuses.push(response.statusCode)
  }
  expect(statuses).toEqual([400, 400, 400, 429, 429])
})

test.each(['x-http-method-override', 'x-original-url', 'x-rewrite-url', 'x-forwarded-prefix'])(
  'the header %s opens nothing',
  async (header) => {
    const headers = { [header]: header.endsWith('override') ? 'DELETE' : '/auth/v1/admin/users' }
    const { token } = await givenPractitioner()
    const response = await app.inject({
      url: '/auth/v1/user',
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    expect(response.json()).not.toHaveProperty('users')
    expect((await get('/user', token)).status).toBe(200)
  },
)

test('nothing that anonymous callers sent is logged', async () => {
  const { email, token } = await givenPractitioner({ password: 'correct1horse' })
  await as(app, { token }, 'GET', '/auth/v1/user?access_token=secret-in-query')
  await post('/recover', { email })
  await get(`/verify?token=secret-in-query&type=signup&redirect_to=secret-in-query`)
  const lines = logged.join('')
  for (const secret of [email, token, 'secret-in-query', 'clinic.example', 'correct1horse']) {
    expect(lines).not.toContain(secret)
  }
})
