import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import { movableClock } from '../../testing/movable-clock.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import type { Passwords } from './core/passwords.ts'

const PASSWORD = 'Correct1horse'
const OWNER = { name: 'Ana Silva', role: 'Physician', country: 'Canada' }
const STRANGER = { name: 'Mallory', role: 'Nurse Practitioner', country: 'Other' }
const newEmail = () => `${newId()}@clinic.example`

/** The fields that any of the calls needs. */
const asked = (email: string) => ({
  ...STRANGER,
  email,
  password: 'other1Password',
  data: STRANGER,
  type: 'signup',
  code: '000000',
})

async function ask(app: TestApp['app'], url: string, payload: object) {
  const response = await app.inject({ method: 'POST', url, payload })
  return { status: response.statusCode, body: response.body }
}

const GENERIC = { AUTH_GENERIC_MESSAGES: 'on', AUTH_MAIL_INTERVAL_S: '60' }

async function everybody({ givenPractitioner }: TestApp): Promise<string[]> {
  const statuses = ['verified', 'unverified', 'blocked'] as const
  const emails = [newEmail()]
  for (const accessStatus of statuses) {
    emails.push((await givenPractitioner({ accessStatus, password: PASSWORD })).email)
  }
  return emails
}

/** Ids, timestamps and waiting times differ between responses, as do the addresses. */
const masked = (body: string) =>
  body
    .replace(/[0-9a-f-]{36}@clinic\.example/g, 'ADDRESS')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT')
    .replace(/\d+ seconds/g, 'SECONDS')

const FACES = [
  ['/auth/signup', 201],
  ['/auth/v1/signup', 200],
  ['/auth/login', 401],
  ['/auth/v1/token?grant_type=password', 400],
  ['/auth/resend-verification-email', 200],
  ['/auth/v1/resend', 200],
  ['/auth/v1/recover', 200],
  ['/auth/check-email', 200],
  ['/auth/verify-email', 400],
] as const

describe('with generic messages', () => {
  test.each(FACES)(
    '%s answers every address the same, with %i and once more',
    async (url, status) => {
      const made = await testApp({ env: GENERIC })
      const emails = await everybody(made)
      for (const isAgain of [false, true]) {
        const answers = await Promise.all(emails.map((email) => ask(made.app, url, asked(email))))
        const [first, ...others] = answers.map(({ status, body }) => [status, masked(body)])
        for (const other of others) expect(other).toEqual(first)
        if (!isAgain) expect(first?.[0]).toBe(status)
      }
    },
  )

  test('the service’s sign-up returns what was sent, with an identity', async () => {
    const made = await testApp({ env: GENERIC })
    const { email } = await made.givenPractitioner()
    const { body } = await ask(made.app, '/auth/v1/signup', asked(email))
    expect(JSON.parse(body)).toMatchObject({
      email,
      user_metadata: STRANGER,
      identities: [{ provider: 'email', identity_data: { email } }],
    })
  })

  test.each(['/auth/signup', '/auth/v1/signup'])(
    'a login after %s does not reveal whether that created an account',
    async (url) => {
      const made = await testApp({ env: GENERIC })
      const answers = []
      for (const email of await everybody(made)) {
        await ask(made.app, url, asked(email))
        const { service } = made.deps.accounts
        if ('idle' in service) await service.idle()
        for (const login of ['/auth/login', '/auth/v1/token?grant_type=password']) {
          answers.push(JSON.stringify(await ask(made.app, login, asked(email))))
        }
      }
      expect(new Set(answers).size).toBe(2)
    },
  )

  test('nobody who requests the address of another account is told that it is taken', async () => {
    const made = await testApp({ env: GENERIC })
    const taken = (await made.givenPractitioner()).email
    const answers = []
    for (const email of [taken, newEmail()]) {
      const stranger = await made.givenPractitioner()
      const response = await as(made.app, stranger, 'PUT', '/auth/v1/user', { email })
      answers.push(`${String(response.statusCode)} ${masked(response.body)}`)
      const body = { type: 'email_change', email: stranger.email }
      answers.push(JSON.stringify(await ask(made.app, '/auth/v1/resend', body)))
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2))
    await made.app.close()
    expect(made.mails().some(({ to }) => to === taken)).toBe(false)
  })

  test.each([
    ['goes out', '100000'],
    ['may not go out', '1'],
  ])('nor can tell from when a mail was sent, where one %s', async (_, AUTH_MAILS_PER_ADDRESS) => {
    const { clock, forward } = movableClock()
    const env = { ...GENERIC, AUTH_MAIL_INTERVAL_S: '0', AUTH_MAILS_PER_ADDRESS }
    const made = await testApp({ env, clock })
    const { service } = made.deps.accounts
    if (!('idle' in service)) throw new Error('the embedded service is expected')
    const taken = (await made.givenPractitioner()).email
    const seenBy = []
    for (const email of [newEmail(), taken, newEmail()]) {
      const stranger = await made.givenPractitioner()
      const seen = []
      for (const act of [
        () => as(made.app, stranger, 'PUT', '/auth/v1/user', { email }),
        () => ask(made.app, '/auth/v1/resend', { type: 'email_change', email: stranger.email }),
      ]) {
        forward(1)
        await act()
        await service.idle()
        const { body } = await as(made.app, stranger, 'GET', '/auth/v1/user')
        seen.push(body.includes(`"email_change_sent_at":"${clock().toISOString()}"`))
      }
      seenBy.push(seen)
    }
    expect(seenBy).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ])
  })

  test('a new user gets the mail, and is admitted', async () => {
    const { app, mails } = await testApp({ env: GENERIC })
    const email = newEmail()
    await ask(app, '/auth/signup', { ...OWNER, email, password: PASSWORD })
    const mail = await until(() => {
      const found = mails().find(({ to }) => to === email)
      if (!found) throw new Error('no mail yet')
      return found
    })
    const tokenHash = new URLSearchParams(/#(\S+)/.exec(mail.text)?.[1]).get('token_hash')
    const verified = await ask(app, '/auth/verify-email', { token_hash: tokenHash })
    expect(verified.status).toBe(200)
    const login = await ask(app, '/auth/login', { email, password: PASSWORD })
    expect(JSON.parse(login.body)).toMatchObject({ user: { ...OWNER, email } })
  })

  test('an account without a practitioner gets none through a stranger’s sign-up', async () => {
    const { app, owner, givenPractitioner } = await testApp({ env: GENERIC })
    const { id, email } = await givenPractitioner()
    await owner.pool.query('delete from practitioners where id = $1', [id])
    expect((await ask(app, '/auth/signup', asked(email))).status).toBe(201)
    const { rows } = await owner.pool.query('select 1 from practitioners where email = $1', [email])
    expect(rows).toEqual([])
  })

  test('a taken address costs as many password hashes as a free one', async () => {
    const { deps, givenPractitioner } = await testApp({ env: { AUTH_GENERIC_MESSAGES: 'on' } })
    const { service } = deps.accounts
    if (!('core' in service)) throw new Error('the embedded service is expected')
    const { core } = service
    const calls = { hash: 0, verify: 0 }
    const passwords: Passwords = {
      hash: (password) => (calls.hash++, core.passwords.hash(password)),
      verify: (hash, password) => (calls.verify++, core.passwords.verify(hash, password)),
    }
    const counted = { ...service, core: { ...core, passwords } }
    const app = await buildApp({ ...deps, accounts: { ...deps.accounts, service: counted } })
    afterAll(() => app.close())
    const costOf = async (url: string, email: string) => {
      Object.assign(calls, { hash: 0, verify: 0 })
      await ask(app, url, asked(email))
      return { ...calls }
    }
    const { email } = await givenPractitioner({ password: PASSWORD })
    for (const [url, cost] of [
      ['/auth/signup', { hash: 1, verify: 0 }],
      ['/auth/v1/signup', { hash: 1, verify: 0 }],
      ['/auth/login', { hash: 0, verify: 1 }],
    ] as const) {
      expect([url, await costOf(url, email)]).toEqual([url, cost])
      expect([url, await costOf(url, newEmail())]).toEqual([url, cost])
    }
  })
})

describe('while the mail server does not respond', () => {
  /** Accepts a connection, and never greets. */
  async function silentSmtp(): Promise<{ url: string; hangUp: () => void }> {
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      sockets.push(socket)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const hangUp = () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
    return { url: `smtp://127.0.0.1:${String(port)}`, hangUp }
  }

  test.each([
    ['/auth/signup', newEmail],
    ['/auth/v1/signup', newEmail],
    ['/auth/v1/recover', undefined],
  ] as const)(
    '%s answers before its mail is sent',
    async (url, emailOf) => {
      const smtp = await silentSmtp()
      const made = await testApp({ env: GENERIC, smtpUrl: smtp.url })
      const email = emailOf?.() ?? (await made.givenPractitioner()).email
      expect((await ask(made.app, url, asked(email))).status).toBeLessThan(300)
      smtp.hangUp()
      await made.app.close()
      expect(made.logged.join('')).toContain('a mail could not be sent')
    },
    10_000,
  )
})

test('without generic messages, a repeated sign-up reveals nothing about the owner either', async () => {
  const { app } = await testApp()
  const email = newEmail()
  await ask(app, '/auth/signup', { ...OWNER, email, password: PASSWORD })
  const { status, body } = await ask(app, '/auth/v1/signup', asked(email))
  expect(status).toBe(200)
  for (const secret of Object.values(OWNER)) expect(body).not.toContain(secret)
  expect(body).toContain(STRANGER.name)
})
