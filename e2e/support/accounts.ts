import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGoogleStandIn, type Person } from '../../server/src/testing/google-stand-in.ts'
import { loadServer } from './server-bundle.ts'
import { expectWorkspace } from './workspace.ts'

interface Accounts {
  readonly address: string
  /** A command of `npm run admin`, beside the running server. */
  admin: (command: 'block' | 'verify', email: string) => Promise<string>
}

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

const START_TIMEOUT_MS = 120_000
export const PASSWORD = 'Correct-horse-7'

/** Of whom the stand-in for Google knows. */
export const GOOGLE = {
  newcomer: person('newcomer'),
  hesitant: person('hesitant'),
  known: person('known'),
  blocked: person('blocked'),
  impersonated: person('impersonated'),
  unproven: { ...person('unproven'), email_verified: false },
}

/** Tests of accounts: a server of their own, with Google's stand-in and without waiting times. */
export const test = base.extend<object, { accounts: Accounts }>({
  accounts: [
    // Playwright reads the names of the fixtures it needs from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'chartwright-accounts-'))
      // mkdtemp makes it private; the embedded database may run as another user.
      await chmod(dataDir, 0o755)
      const port = await freePort()
      const callback = `http://127.0.0.1:${port}/auth/v1/callback`
      const google = await startGoogleStandIn(Object.values(GOOGLE), [
        callback,
        callback.replace('127.0.0.1', 'localhost'),
      ])
      const env = {
        PORT: String(port),
        AUTH_MAIL_INTERVAL_S: '0',
        AUTH_MAILS_PER_HOUR: '10000',
        AUTH_SIGNUP_MAILS_PER_HOUR: '10000',
        AUTH_MAILS_PER_ADDRESS: '10000',
        AUTH_MAILS_PER_MAILBOX: '10000',
        AUTH_LIMIT_TOKEN: '10000',
        AUTH_LIMIT_ACCOUNT: '10000',
        AUTH_LIMIT_ACCOUNT_ANYWHERE: '10000',
        AUTH_LIMIT_VERIFY: '10000',
        AUTH_LIMIT_MAIL: '10000',
        AUTH_LIMIT_FACTOR: '10000',
        AUTH_ARGON2_MEMORY_KIB: '1024',
        AUTH_ARGON2_PASSES: '1',
        RATE_LIMIT_PER_ADDRESS: '100000',
        SUPPORT_EMAIL: 'support@clinic.test',
        SUPPORT_PHONE: '+1 555 0100',
        GOOGLE_ISSUER: google.issuer,
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
      }
      const { admin, main } = await loadServer()
      const running = await main({ dataDir, env })
      await use({
        address: running.address,
        admin: (command, email) => admin(dataDir, [command, email], env),
      })
      await running.stop()
      await google.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: ({ accounts }, use) => use(accounts.address),
})

export function someEmail(): string {
  return `ana.${crypto.randomUUID().slice(0, 8)}@clinic.test`
}

/** An account that has not confirmed its address. */
export async function signUp(request: APIRequestContext, email: string): Promise<void> {
  const data = {
    name: 'Ana Silva',
    email,
    password: PASSWORD,
    role: 'Physician',
    country: 'Canada',
  }
  const answer = await request.post('/auth/signup', { data })
  expect(answer.status()).toBe(201)
}

export async function givenAccount(accounts: Accounts, request: APIRequestContext) {
  const email = someEmail()
  await signUp(request, email)
  await accounts.admin('verify', email)
  return email
}

/** The newest mail to this address, once it is there. */
export async function newestMail(request: APIRequestContext, to: string, count = 1): Promise<Mail> {
  let mails: Mail[] = []
  await expect
    .poll(async () => {
      const all = (await (await request.get('/dev/mail/messages')).json()) as Mail[]
      mails = all.filter((mail) => JSON.stringify(mail.to).includes(to))
      return mails.length
    })
    .toBe(count)
  const [newest] = mails
  if (!newest) throw new Error(`no mail to ${to}`)
  return newest
}

export function linkIn({ text }: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (link === undefined) throw new Error('the mail has no link')
  return link
}

export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await fillLogin(page, email, password)
  await expectWorkspace(page)
}

function person(name: string): Person {
  const email = `${name}@gmail.test`
  return { sub: `google-${name}`, email, email_verified: true, name: `Gil ${name}` }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export { expect, type Page }
