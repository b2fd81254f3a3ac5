import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import {
  expect,
  fillLogin,
  givenAccount,
  linkIn,
  logIn,
  newestMail,
  PASSWORD,
  test,
} from './support/accounts.ts'
import { codeSentTo, givenApp, givenPhone, tokenFor, wrong } from './support/factors.ts'
import {
  expectSettingsOf,
  expectSignedInAs,
  expectWorkspace,
  signOut,
} from './support/workspace.ts'

const WRONG_CODE = 'This code is not right. Please check it and try again.'

/** What stays after signing out says only that this browser has signed in before. */
async function cookieNames(page: Page) {
  return (await page.context().cookies()).map(({ name }) => name)
}

test('the session outlives a reload and ends in every tab', async ({ page, request, accounts }) => {
  const email = await givenAccount(accounts, request)
  await logIn(page, email)
  await page.reload()
  await expectWorkspace(page)
  const second = await page.context().newPage()
  await second.goto('/dashboard')
  await expectWorkspace(second)
  const token: string = await page.evaluate(`localStorage.getItem('chartwright_auth_token')`)

  await signOut(page)
  await expect(second).toHaveURL(/\/auth$/)
  await expect(second.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  expect(await cookieNames(page)).toEqual(['chartwright_device'])
  const stored = await page.evaluate('Object.keys(localStorage).join()')
  expect(stored).not.toMatch(/token|user/)
  const headers = { Authorization: `Bearer ${token}` }
  expect((await request.get('/auth/me', { headers })).status()).toBe(401)
})

test('a reload that is turned away or meets a fault keeps the session and reconnects', async ({
  page,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  await logIn(page, email)
  const validation = '**/auth/validate-token'
  for (const status of [429, 503]) {
    await page.route(validation, (route) => route.fulfill({ status, body: '' }))
    await page.reload()
    await expect(page.getByText('Reconnecting…'), String(status)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard/)
    expect(await page.evaluate(`localStorage.getItem('chartwright_auth_token')`)).toBeTruthy()

    await page.unroute(validation)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectWorkspace(page)
  }
})

test('a page of another site cannot use up the limits of the address it is read at', async ({
  page,
  accounts,
}) => {
  // Another name of this computer is another site; the browser lets no page from afar call here.
  const own = new URL(accounts.address)
  const host = own.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<h1>Free prizes</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  await page.goto(`http://${host}:${(server.address() as AddressInfo).port}/`)
  const framed = page.waitForResponse('**/sessions/')
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '${accounts.address}/sessions/' }))`,
  )
  expect((await framed).status()).toBe(403)
  server.close()
})

test('signing in returns to where the guard sent one away', async ({ page, request, accounts }) => {
  const email = await givenAccount(accounts, request)
  await page.goto('/dashboard?view=settings')
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\?view=settings$/)
  await expectSettingsOf(page, 'Ana Silva')
})

test('an expired token is refreshed at the start', async ({ page, request, accounts }) => {
  const email = await givenAccount(accounts, request)
  await logIn(page, email)
  await page.goto('/')
  await page.evaluate(`localStorage.setItem('chartwright_auth_token', 'x.e30.y')`)
  const refreshed = page.waitForResponse('**/auth/refresh')
  await page.goto('/dashboard')
  expect((await refreshed).status()).toBe(200)
  await expectSignedInAs(page, 'Ana Silva')
})

test('a second factor is asked for before the dashboard', async ({ page, request, accounts }) => {
  const email = await givenAccount(accounts, request)
  const { app } = await givenApp(request, await tokenFor(request, email))
  await fillLogin(page, email)
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeFocused()
  expect(await cookieNames(page)).toEqual(['chartwright_device'])
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth$/)

  await fillLogin(page, email)
  await page.getByLabel('Code').fill(wrong(app.generate()))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert').filter({ hasText: WRONG_CODE })).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill(app.generate())
  await page.getByLabel('Code').press('Enter')
  await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeDisabled()
  await expectSignedInAs(page, 'Ana Silva')
})

test('a phone as the second factor: the code of the text message lets in', async ({
  page,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  const { phone } = await givenPhone(request, await tokenFor(request, email))
  await fillLogin(page, email)
  const ending = `your phone ending in ${phone.slice(-3)}.`
  await expect(page.getByText(`A code can be sent by text message to ${ending}`)).toBeVisible()
  await expect(page.getByLabel('Code')).toBeHidden()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByText(`Enter the code of the text message to ${ending}`)).toBeVisible()
  const code = await codeSentTo(request, phone, 2)

  await page.getByLabel('Code').fill(wrong(code))
  await page.getByLabel('Code').press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: WRONG_CODE })).toBeVisible()
  expect(await cookieNames(page)).toEqual(['chartwright_device'])
  await page.getByRole('button', { name: 'Send code again' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill(await codeSentTo(request, phone, 3))
  await page.getByLabel('Code').press('Enter')
  await expectSignedInAs(page, 'Ana Silva')
})

test('of several second factors each one lets in', async ({ page, request, accounts }) => {
  const email = await givenAccount(accounts, request)
  const first = await givenApp(request, await tokenFor(request, email), 'iPhone')
  const { app, token } = await givenApp(request, first.token, 'iPad')
  const { phone } = await givenPhone(request, token)
  await fillLogin(page, email)
  await expect(page.getByText('Enter the code that iPhone shows.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a code by text message' }).click()
  await expect(page.getByText(`your phone ending in ${phone.slice(-3)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Use iPad' }).click()
  await page.getByLabel('Code').fill(app.generate())
  await page.getByLabel('Code').press('Enter')
  await expectWorkspace(page)
})

test('a new password needs the second factor as well', async ({ page, request, accounts }) => {
  const email = await givenAccount(accounts, request)
  const { app } = await givenApp(request, await tokenFor(request, email))
  await request.post('/auth/v1/recover', { data: { email } })
  await page.goto(linkIn(await newestMail(request, email, 2)))
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible()
  await page.getByLabel('Code').fill(app.generate())
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByLabel('New Password').fill('Fresh-9-start')
  await page.getByLabel('Confirm Password').fill('Fresh-9-start')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
})
