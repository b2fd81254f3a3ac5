import { afterEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { authCalls } from '../../testing/auth-calls.ts'
import { testApp } from '../../testing/test-app.ts'

const env = {
  AUTH_MAILS_PER_HOUR: '6',
  AUTH_SIGNUP_MAILS_PER_HOUR: '8',
  AUTH_MAILS_PER_ADDRESS: '3',
  AUTH_MAILS_PER_MAILBOX: '2',
}

let made = 0
const newIp = () => `192.0.2.${String(++made)}`
const newEmail = () => `${newId()}@clinic.example`

function forward(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 })
}
afterEach(() => {
  vi.useRealTimers()
})

/** A separate installation for each test, since the test uses up its budget. */
async function installation(more: Partial<typeof env> = {}) {
  const { app, mails, logged, givenPractitioner } = await testApp({
    env: { ...env, ...more },
    clock: () => new Date(),
  })
  const { call } = authCalls(app)
  const isMailed = (email: string) => mails().some(({ to }) => to === email)
  const recover = (email: string, ip = newIp()) => call('POST', '/recover', { body: { email }, ip })
  const signUp = async (ip = newIp()) => {
    const email = newEmail()
    const body = { email, password: 'Correct1horse' }
    const { status } = await call('POST', '/signup', { body, ip })
    expect(status).toBe(200)
    return { email, isMailed: isMailed(email) }
  }
  const resend = (email: string, ip = newIp()) =>
    call('POST', '/resend', { body: { type: 'signup', email }, ip })
  const signUps = async (count: number, ip?: string) => {
    let sent = 0
    for (let i = 0; i < count; i++) if ((await signUp(ip)).isMailed) sent++
    return sent
  }
  const told = (text: string) => logged.filter((line) => line.includes(text))
  return { call, isMailed, recover, signUp, resend, signUps, told, mails, givenPractitioner }
}

describe('anonymous sign-ups', () => {
  test('do not affect resets of existing accounts, and the operator is warned', async () => {
    const { recover, signUps, isMailed, told, givenPractitioner } = await installation()
    await signUps(20)
    for (let i = 0; i < 5; i++) {
      forward(901)
      await signUps(3)
    }
    expect(told('half of the sign-up mails')[0]).toContain('AUTH_SIGNUP_MAILS_PER_HOUR')
    const { email } = await givenPractitioner()
    expect((await recover(email)).status).toBe(200)
    expect(isMailed(email)).toBe(true)
  })

  test('are spread out past half of the hour’s mails, and not sent all at once', async () => {
    const { signUps, signUp, resend, isMailed, told } = await installation()
    expect(await signUps(4)).toBe(4)
    expect(told('half of the sign-up mails')).toHaveLength(0)
    expect(await signUps(4)).toBe(1)
    const late = await signUp()
    const refused = await resend(late.email)
    expect([refused.status, refused.error]).toEqual([429, 'over_email_send_rate_limit'])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
    forward(wait + 1)
    expect((await resend(late.email)).status).toBe(200)
    expect(isMailed(late.email)).toBe(true)
    expect(told('half of the sign-up mails')).toHaveLength(1)
  })

  test('under pressure are mailed once in ten minutes per address', async () => {
    const { signUps } = await installation({ AUTH_SIGNUP_MAILS_PER_HOUR: '16' })
    await signUps(8)
    const ip = newIp()
    expect(await signUps(1, ip)).toBe(1)
    forward(500)
    expect(await signUps(1, ip)).toBe(0)
    expect(await signUps(1)).toBe(1)
  })

  test('are limited per hour from one address', async () => {
    const { signUps } = await installation()
    expect(await signUps(6, newIp())).toBe(3)
  })

  test('cannot be turned into resets: unconfirmed addresses are counted with them', async () => {
    const { signUp, signUps, recover, isMailed, givenPractitioner } = await installation()
    const pending = await signUp()
    await signUps(10)
    expect((await recover(pending.email)).error).toBe('over_email_send_rate_limit')
    const { email } = await givenPractitioner()
    expect((await recover(email)).status).toBe(200)
    expect(isMailed(email)).toBe(true)
  })

  test('a change to an unverified address is counted with them', async () => {
    const { call, signUps, givenPractitioner } = await installation()
    await signUps(10)
    const { token } = await givenPractitioner()
    const body = { email: newEmail() }
    expect((await call('PUT', '/user', { body, token })).error).toBe('over_email_send_rate_limit')
  })

  test('a change to one address is mailed there as often as any other mail', async () => {
    const { call, mails, givenPractitioner } = await installation()
    const body = { email: newEmail() }
    const statuses = []
    for (let i = 0; i < 3; i++) {
      const { token } = await givenPractitioner()
      statuses.push((await call('PUT', '/user', { body, token, ip: newIp() })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
    expect(mails().filter(({ to }) => to === body.email)).toHaveLength(2)
  })
})

describe('resets', () => {
  test('are limited per hour from one address', async () => {
    const { recover, givenPractitioner } = await installation()
    const ip = newIp()
    const statuses = []
    for (let i = 0; i < 4; i++) {
      statuses.push((await recover((await givenPractitioner()).email, ip)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('are limited per hour to one person, and to an unknown address', async () => {
    const { recover, mails, givenPractitioner } = await installation()
    const { email } = await givenPractitioner()
    for (const to of [email, newEmail()]) {
      const answers = []
      for (let i = 0; i < 3; i++) answers.push(await recover(to))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
      expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(3_500)
    }
    expect(mails()).toHaveLength(2)
  })

  test.each([
    ['reset', 'recovery', '/recover'],
    ['confirmation', 'signup', '/resend'],
  ])('a refused %s leaves the link of the last mail valid', async (_, type, path) => {
    const { call, signUp, signUps, mails, givenPractitioner, recover } = await installation()
    const isReset = type === 'recovery'
    const ip = newIp()
    for (let i = 0; i < 3; i++) await recover((await givenPractitioner()).email, ip)
    await signUps(3, ip)
    const { email } = isReset ? await givenPractitioner() : await signUp()
    if (isReset) await recover(email)
    const { text = '' } = mails().find(({ to }) => to === email) ?? {}
    const tokenHash = new URLSearchParams(/#(\S+)/.exec(text)?.[1]).get('token_hash')
    const refused = await call('POST', path, { body: { type, email }, ip })
    expect(refused.error).toBe('over_email_send_rate_limit')
    const body = { type, token_hash: tokenHash }
    expect((await call('POST', '/verify', { body })).status).toBe(200)
  })

  test('of the whole installation are reported to the operator when they are used up', async () => {
    const { recover, told, givenPractitioner } = await installation()
    const statuses = []
    for (let i = 0; i < 8; i++) {
      statuses.push((await recover((await givenPractitioner()).email)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect(told('no more mails to accounts')).toHaveLength(1)
  })
})
