import { RECOVERY_CODES } from '@chartwright/contract/limits'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { as } from '../../testing/as.ts'
import { authCalls } from '../../testing/auth-calls.ts'
import { movableClock } from '../../testing/movable-clock.ts'
import { testApp } from '../../testing/test-app.ts'

const { clock, forward } = movableClock()
const { app, owner, givenPractitioner } = await testApp({ clock })
const { post, remove, refresh } = authCalls(app)

const PASSWORD = 'Correct1horse'
const PATH = '/auth/recovery-codes'

async function send(method: 'GET' | 'POST', path: string, token: string, body?: object) {
  const answer = await as(app, { token }, method, path, body)
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() } as Record<
    string,
    unknown
  > & { status: number }
}

async function addApp(token: string, name: string) {
  const { body } = await post('/factors', { factor_type: 'totp', friendly_name: name }, token)
  const path = `/factors/${String(body['id'])}`
  const { id } = (await post(`${path}/challenge`, {}, token)).body
  const totp = new TOTP({ secret: (body['totp'] as { secret: string }).secret })
  const code = totp.generate({ timestamp: clock().getTime() })
  const raised = await post(`${path}/verify`, { challenge_id: id, code }, token)
  forward(60)
  return { path, token: String(raised.body['access_token']) }
}

/** With an authenticator app and its codes; `logIn` uses the password alone. */
async function protectedAccount() {
  const { email, token: first } = await givenPractitioner({ password: PASSWORD })
  const { path: factor, token } = await addApp(first, 'iPhone')
  const made = await send('POST', PATH, token)
  const logIn = async () => {
    const payload = { email, password: PASSWORD }
    const login = await app.inject({ method: 'POST', url: '/auth/login', payload })
    return login.json<{ token: string; refresh_token: string; mfa_required: boolean }>()
  }
  return { token, factor, codes: made['codes'] as string[], logIn }
}

const use = (token: string, code: string) => send('POST', `${PATH}/verify`, token, { code })
const left = async (token: string) => (await send('GET', PATH, token))['left']

describe('recovery codes', () => {
  test('are ten, shown once, and stored as hashes', async () => {
    const { token, codes } = await protectedAccount()
    expect(new Set(codes).size).toBe(RECOVERY_CODES)
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect(await left(token)).toBe(RECOVERY_CODES)
    const { rows } = await owner.pool.query<{ row: string }>(
      `select encode(code_hash, 'escape') as row from accounts.recovery_codes`,
    )
    const stored = rows.map(({ row }) => row).join('\n')
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''))
  })

  test('admit a user who has the password, each once, and the count goes down', async () => {
    const { codes, logIn, token } = await protectedAccount()
    const [code = '', next = ''] = codes
    const weak = await logIn()
    expect(weak.mfa_required).toBe(true)
    expect((await as(app, weak, 'GET', '/auth/me')).statusCode).toBe(403)
    const raised = await use(weak.token, code)
    expect(raised).toMatchObject({ status: 200, mfa_required: false, recovery_codes_left: 9 })
    const session = { token: String(raised['token']) }
    expect((await as(app, session, 'GET', '/auth/me')).statusCode).toBe(200)
    expect((await refresh(weak.refresh_token)).error).toBe('refresh_token_not_found')
    expect((await refresh(String(raised['refresh_token']))).status).toBe(200)

    const again = await logIn()
    const replayed = await use(again.token, code)
    expect([replayed.status, replayed['code']]).toEqual([400, 'WRONG_RECOVERY_CODE'])
    expect((await as(app, again, 'GET', '/auth/me')).statusCode).toBe(403)
    expect((await use(again.token, next)).status).toBe(200)
    expect(await left(token)).toBe(8)
  })

  test('are accepted as people type them', async () => {
    const { codes, logIn } = await protectedAccount()
    const typed = (codes[0] ?? '').toUpperCase().replace('-', ' ').replaceAll('0', 'O')
    expect((await use((await logIn()).token, ` ${typed} `)).status).toBe(200)
  })

  test('admit one of ten users who use the same code at once', async () => {
    const { codes, logIn } = await protectedAccount()
    const weak = []
    for (let i = 0; i < 10; i++) weak.push(await logIn())
    const answers = await Promise.all(weak.map(({ token }) => use(token, codes[0] ?? '')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('of another account, wrong or empty ones are refused', async () => {
    const { logIn } = await protectedAccount()
    const other = await protectedAccount()
    const { token } = await logIn()
    for (const code of [other.codes[0] ?? '', '00000-00000', 'x', ' ', '']) {
      const { status, code: reason } = await use(token, code)
      expect([status, reason]).toEqual([400, 'WRONG_RECOVERY_CODE'])
    }
    expect(await left(other.token)).toBe(RECOVERY_CODES)
  })

  test('are regenerated only after verifying the factor, and the old ones become invalid', async () => {
    const { codes, token, logIn } = await protectedAccount()
    const weak = await logIn()
    const refused = await send('POST', PATH, weak.token)
    expect([refused.status, refused['code']]).toEqual([403, 'MFA_REQUIRED'])
    expect((await post('/recovery-codes', {}, weak.token)).error).toBe('insufficient_aal')
    const anew = (await send('POST', PATH, token))['codes'] as string[]
    expect(anew.filter((code) => codes.includes(code))).toEqual([])
    expect((await use(weak.token, codes[0] ?? '')).status).toBe(400)
    expect((await use(weak.token, anew[0] ?? '')).status).toBe(200)
  })

  test('need a second factor, and are deleted with the last one', async () => {
    const { token: plain } = await givenPractitioner()
    expect((await send('POST', PATH, plain)).status).toBe(404)
    const { token, factor, codes } = await protectedAccount()
    const second = await addApp(token, 'iPad')
    expect((await remove(factor, second.token)).status).toBe(200)
    expect(await left(second.token)).toBe(RECOVERY_CODES)
    expect((await remove(second.path, second.token)).status).toBe(200)
    expect(await left(second.token)).toBe(0)
    const { token: later } = await addApp(second.token, 'New phone')
    expect((await use(later, codes[0] ?? '')).status).toBe(400)
  })

  test('raise a session that outlives the lost factor', async () => {
    const { codes, factor, logIn } = await protectedAccount()
    const raised = await use((await logIn()).token, codes[0] ?? '')
    const token = String(raised['token'])
    expect((await remove(factor, token)).status).toBe(200)
    expect((await as(app, { token }, 'GET', '/auth/me')).statusCode).toBe(200)
  })

  test('raise no session for longer than there is a second factor', async () => {
    const { token, factor, codes, logIn } = await protectedAccount()
    const raised = await use((await logIn()).token, codes[0] ?? '')
    const other = { token: String(raised['token']) }
    await remove(factor, token)
    expect((await as(app, other, 'GET', '/auth/me')).statusCode).toBe(200)
    await addApp(token, 'New phone')
    expect((await as(app, other, 'GET', '/auth/me')).statusCode).toBe(401)
  })

  test('are no longer named in a session that fell back', async () => {
    const { token, factor, codes, logIn } = await protectedAccount()
    const raised = await use((await logIn()).token, codes[0] ?? '')
    await remove(factor, token)
    const { body } = await refresh(String(raised['refresh_token']))
    const payload = String(body['access_token']).split('.')[1] ?? ''
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  })
})

test('do not exist with an external GoTrue server', async () => {
  const remote = await testApp({
    env: { AUTH_URL: 'http://127.0.0.1:1', AUTH_ANON_KEY: 'a', AUTH_SERVICE_KEY: 's' },
  })
  const config = await remote.app.inject({ url: '/web-config' })
  expect(config.json()).toMatchObject({ recovery_codes: false })
  const payload = { code: '00000-00000' }
  const answer = await remote.app.inject({ method: 'POST', url: `${PATH}/verify`, payload })
  expect(answer.statusCode).toBe(404)
})
