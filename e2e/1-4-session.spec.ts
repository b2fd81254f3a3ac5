import type { APIRequestContext } from '@playwright/test'
import { totpOf } from '../server/src/features/auth/core/totp.ts'
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

/** The verified authenticator of a new account, by the service's own calls. */
async function givenTotp(
  request: APIRequestContext,
  email: string,
): Promise<ReturnType<typeof totpOf>> {
  const login = await request.post('/auth/login', { data: { email, password: PASSWORD } })
  const { token } = (await login.json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }
  const enrolled = await request.post('/auth/v1/factors', {
    headers,
    data: { factor_type: 'totp', friendly_name: 'Phone', issuer: 'Chartwright' },
  })
  const { id, totp } = (await enrolled.json()) as { id: string; totp: { secret: string } }
  const challenged = await request.post(`/auth/v1/factors/${id}/challenge`, { headers })
  const { id: challengeId } = (await challenged.json()) as { id: string }
  const authenticator = totpOf(totp.secret)
  const verified = await request.post(`/auth/v1/factors/${id}/verify`, {
    headers,
    // One step back: the next code is then still unused.
    data: {
      challenge_id: challengeId,
      code: authenticator.generate({ timestamp: Date.now() - 30_000 }),
    },
  })
  expect(verified.ok()).toBe(true)
  return authenticator
}

test('the session outlives a reload and ends in every tab', async ({ page, request, accounts }) => {
  const email = await givenAccount(accounts, request)
  await logIn(page, email)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(second).toHaveURL(/\/auth$/)
  expect(await page.context().cookies()).toEqual([])
  const stored = await page.evaluate('Object.keys(localStorage).join()')
  expect(stored).not.toMatch(/token|user/)
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
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('an expired token is refreshed at the start', async ({ page, request, accounts }) => {
  const email = await givenAccount(accounts, request)
  await logIn(page, email)
  await page.goto('/')
  await page.evaluate(`localStorage.setItem('chartwright_auth_token', 'x.e30.y')`)
  const refreshed = page.waitForResponse('**/auth/refresh')
  await page.goto('/dashboard')
  expect((await refreshed).status()).toBe(200)
  await expect(page.getByText('Ana Silva')).toBeVisible()
})

test('a second factor is asked for before the dashboard', async ({ page, request, accounts }) => {
  const email = await givenAccount(accounts, request)
  const authenticator = await givenTotp(request, email)
  await fillLogin(page, email)
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeFocused()
  expect(await page.context().cookies()).toEqual([])
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'This code is not right. Please check it and try again.',
  )
  await page.getByLabel('Code').fill(authenticator.generate())
  await page.getByLabel('Code').press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Ana Silva')).toBeVisible()
})

test('a new password needs the second factor as well', async ({ page, request, accounts }) => {
  const email = await givenAccount(accounts, request)
  const authenticator = await givenTotp(request, email)
  await request.post('/auth/v1/recover', { data: { email } })
  await page.goto(linkIn(await newestMail(request, email, 2)))
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible()
  await page.getByLabel('Code').fill(authenticator.generate())
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByLabel('New Password').fill('Fresh-9-start')
  await page.getByLabel('Confirm Password').fill('Fresh-9-start')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
})
