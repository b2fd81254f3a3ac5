import { expect, type APIRequestContext } from '@playwright/test'
import { totpOf } from '../../server/src/features/auth/core/factors/totp.ts'
import { PASSWORD } from './accounts.ts'

export type Authenticator = ReturnType<typeof totpOf>

const STEP_MS = 30_000

/** A session of its own, apart from any browser's. */
export async function tokenFor(request: APIRequestContext, email: string): Promise<string> {
  const login = await request.post('/auth/login', { data: { email, password: PASSWORD } })
  return ((await login.json()) as { token: string }).token
}

/** A verified authenticator app, by the service's own calls. Answers the raised session's token, too. */
export async function givenApp(
  request: APIRequestContext,
  token: string,
  name = 'iPhone',
): Promise<{ app: Authenticator; token: string }> {
  const data = { factor_type: 'totp', friendly_name: name, issuer: 'Chartwright' }
  const { id, totp } = await post<{ id: string; totp: { secret: string } }>(
    request,
    '/auth/v1/factors',
    token,
    data,
  )
  const app = totpOf(totp.secret)
  // One step back: the next code is then still unused.
  const code = app.generate({ timestamp: Date.now() - STEP_MS })
  return { app, token: await prove(request, token, id, async () => code) }
}

/** A verified phone, likewise. */
export async function givenPhone(
  request: APIRequestContext,
  token: string,
): Promise<{ phone: string; token: string }> {
  const phone = somePhone()
  const data = { factor_type: 'phone', friendly_name: 'Work phone', phone }
  const { id } = await post<{ id: string }>(request, '/auth/v1/factors', token, data)
  return { phone, token: await prove(request, token, id, () => codeSentTo(request, phone, 1)) }
}

export function somePhone(): string {
  return `+4477009${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`
}

/** Of the newest text message to this number, once so many were sent to it. */
export async function codeSentTo(
  request: APIRequestContext,
  phone: string,
  count: number,
): Promise<string> {
  let texts: string[] = []
  await expect
    .poll(async () => {
      const all = (await (await request.get('/dev/sms/messages')).json()) as object[]
      texts = all.map((message) => JSON.stringify(message)).filter((text) => text.includes(phone))
      return texts.length
    })
    .toBe(count)
  const code = /code is (\d{6})/.exec(texts[0] ?? '')?.[1]
  if (code === undefined) throw new Error('the text message has no code')
  return code
}

export function wrong(code: string): string {
  return code === '000000' ? '111111' : '000000'
}

async function prove(
  request: APIRequestContext,
  token: string,
  factorId: string,
  readCode: () => Promise<string>,
): Promise<string> {
  const path = `/auth/v1/factors/${factorId}`
  const { id } = await post<{ id: string }>(request, `${path}/challenge`, token, {})
  const data = { challenge_id: id, code: await readCode() }
  const session = await post<{ access_token: string }>(request, `${path}/verify`, token, data)
  return session.access_token
}

async function post<T>(
  request: APIRequestContext,
  path: string,
  token: string,
  data: object,
): Promise<T> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await request.post(path, { headers, data })
  expect(answer.ok(), path).toBe(true)
  return (await answer.json()) as T
}
