import { describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import { answering, silence } from '../../testing/gateway.ts'
import { remoteApps } from '../../testing/remote-apps.ts'

const { accounts, gateway, product, time, impatientProduct } = await remoteApps()

const PASSWORD = 'correct1horse'
const SECRET = 'Jane Roe, born 1970'
const SORRY = { code: 'SERVER_ERROR', detail: 'Server error. Please try again later.' }

const FAULTS = [
  ['refuses connections', 'closed'],
  ['never answers', silence],
  ['answers 500', answering(500, 'application/json', JSON.stringify({ msg: SECRET }))],
  ['answers 502 in HTML', answering(502, 'text/html', `<h1>${SECRET}</h1>`)],
  ['answers 200 in HTML', answering(200, 'text/html', `<h1>${SECRET}</h1>`)],
  ['answers 200 with other JSON', answering(200, 'application/json', `{"note":"${SECRET}"}`)],
  ['is another server', answering(404, 'text/html', `<h1>${SECRET}</h1>`)],
  ['stands behind a gateway that refuses our key', answering(401, 'application/json', '{}')],
  [
    'breaks off',
    (_request: unknown, response: { destroy(): void }) => {
      response.destroy()
    },
  ],
] as const

function sendTo(app: typeof product.app, url: string, payload: object) {
  return app.inject({ method: 'POST', url, payload })
}

async function signedIn() {
  const email = `${newId()}@clinic.example`
  const form = { name: 'Ana Silva', email, password: PASSWORD, role: 'Resident', country: 'Canada' }
  await sendTo(product.app, '/auth/signup', form)
  const text = accounts.mails().find(({ to }) => to === email)?.text ?? ''
  const token_hash = new URLSearchParams(/#(\S+)/.exec(text)?.[1]).get('token_hash')
  await sendTo(product.app, '/auth/verify-email', { token_hash })
  const login = await sendTo(product.app, '/auth/login', { email, password: PASSWORD })
  const { token, refresh_token: refreshToken } = login.json<Record<string, string>>()
  return { email, token: token ?? '', refreshToken: refreshToken ?? '' }
}

describe.each(FAULTS)('while the service at AUTH_URL %s', (_name, fault) => {
  test('every call answers with a server error, nobody is signed out, and everything works afterwards', async () => {
    const { email, token, refreshToken } = await signedIn()
    const app = await impatientProduct()
    const before = product.logged.length
    const answers = await gateway.during(fault, () =>
      Promise.all([
        sendTo(app, '/auth/login', { email, password: PASSWORD }),
        sendTo(app, '/auth/refresh', { refresh_token: refreshToken }),
        sendTo(app, '/auth/verify-email', { token_hash: 'x'.repeat(43) }),
        sendTo(app, '/auth/verify-token', { access_token: token }),
        sendTo(app, '/auth/validate-token', { token }),
        sendTo(app, '/auth/google', { access_token: token }),
        as(app, { token }, 'GET', '/auth/me'),
        as(app, { token }, 'GET', '/patients/'),
      ]),
    )
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([500, SORRY])

    const lines = product.logged.slice(before).join('')
    expect(lines).toContain('request failed')
    for (const secret of [SECRET, token, refreshToken, email, PASSWORD]) {
      expect(lines).not.toContain(secret)
    }
    expect((await as(app, { token }, 'GET', '/patients/')).statusCode).toBe(200)
    expect((await sendTo(app, '/auth/refresh', { refresh_token: refreshToken })).statusCode).toBe(
      200,
    )
    await app.close()
  })

  test('signed-in users can go on working', async () => {
    const { token } = await signedIn()
    const app = await impatientProduct()
    expect((await as(app, { token }, 'GET', '/patients/')).statusCode).toBe(200)
    time.forward(60)
    const status = await gateway.during(fault, async () => {
      const response = await as(app, { token }, 'GET', '/patients/')
      return response.statusCode
    })
    expect(status).toBe(200)
    await app.close()
  })
})

test('a resend is not reported as sent if something else answered for the service', async () => {
  const email = `${newId()}@clinic.example`
  const form = { name: 'Ana Silva', email, password: PASSWORD, role: 'Resident', country: 'Canada' }
  await sendTo(product.app, '/auth/signup', form)
  const answer = await gateway.during(answering(200, 'text/html', '<h1>Welcome</h1>'), () =>
    sendTo(product.app, '/auth/resend-verification-email', { email }),
  )
  expect([answer.statusCode, answer.json()]).toEqual([500, SORRY])
})

test('a clinic behind one address is not locked out by the fault', async () => {
  const rateLimits = { windowS: 60, addressPoints: 3, practitionerPoints: 100 }
  const { token } = await signedIn()
  const settings = { ...product.deps.settings, rateLimits }
  const app = await buildApp({ ...product.deps, settings })
  await gateway.during('closed', async () => {
    for (let i = 0; i < 5; i++) await as(app, { token }, 'GET', '/auth/me')
  })
  expect((await as(app, { token }, 'GET', '/auth/me')).statusCode).toBe(200)
  await app.close()
})

test('the keys are not forwarded to where the service redirects', async () => {
  const seen: unknown[] = []
  const { refreshToken } = await signedIn()
  const answer = await gateway.during(
    (request, response) => {
      if (request.url === '/elsewhere') seen.push(request.headers)
      response.writeHead(307, { location: '/elsewhere' }).end()
    },
    () => sendTo(product.app, '/auth/refresh', { refresh_token: refreshToken }),
  )
  expect(answer.statusCode).toBe(500)
  expect(seen).toEqual([])
})
