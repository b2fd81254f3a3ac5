import { expect, fillLogin, GOOGLE, PASSWORD, signUp, test, type Page } from './support/accounts.ts'
import { givenApp } from './support/factors.ts'
import { expectSignedInAs, expectWorkspace, signOutOfSettings } from './support/workspace.ts'

async function continueWith(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: email }).click()
}

async function continueAs(page: Page, email: string): Promise<void> {
  await continueWith(page, email)
  await expect(page.getByRole('heading', { name: 'Processing Google Sign-in' })).toBeVisible()
}

test('a newcomer gets an account and is signed in; the next time it is known', async ({ page }) => {
  await continueAs(page, GOOGLE.newcomer.email)
  await expect(
    page.getByText('Account created successfully! Redirecting to dashboard...'),
  ).toBeVisible()
  expect(page.url()).not.toContain('access_token')
  await expectSignedInAs(page, GOOGLE.newcomer.name)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => name.includes('google'))).toEqual([])

  await signOutOfSettings(page)
  await page.context().clearCookies()
  await continueAs(page, GOOGLE.newcomer.email)
  await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('by the callback route a newcomer completes the registration', async ({ page, accounts }) => {
  // Tokens in the fragment, as a client without PKCE has it.
  const back = encodeURIComponent(`${accounts.address}/auth/google-callback`)
  await page.goto(`/auth/v1/authorize?provider=google&redirect_to=${back}`)
  await page.getByRole('link', { name: GOOGLE.hesitant.email }).click()
  await expect(page.getByText('Redirecting to complete registration...')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?mode=signup&google=1$/)
  await expect(page.getByRole('heading', { name: 'Complete Your Registration' })).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(GOOGLE.hesitant.email)
  await expect(page.getByLabel('Email Address')).not.toBeEditable()
  const looks = (label: string) =>
    page.getByLabel(label).evaluate((field) => getComputedStyle(field).backgroundColor)
  expect(await looks('Email Address')).not.toBe(await looks('Full Name'))

  await page.reload()
  await expect(
    page.getByText('Please complete your registration with additional details.'),
  ).toBeVisible()
  for (const [field, option] of [
    ['Role', 'Resident'],
    ['Country', 'Japan'],
  ] as const) {
    await page.getByLabel(field).click()
    await page.getByRole('option', { name: option }).click()
  }
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectSignedInAs(page, GOOGLE.hesitant.name)
})

test('a Google account without a proven address is not verified', async ({ page }) => {
  await continueAs(page, GOOGLE.unproven.email)
  await expect(page.locator('[data-tone="info"]')).toHaveText(
    'Your account is not verified. Please check your email.',
  )
  await expect(page).toHaveURL(/\/auth\?mode=login$/)
})

test('whose address a stranger has signed up with gets in under the own name', async ({
  page,
  request,
}) => {
  const { email, name } = GOOGLE.impersonated
  await signUp(request, email)
  await continueAs(page, email)
  await expect(
    page.getByText('Account created successfully! Redirecting to dashboard...'),
  ).toBeVisible()
  await expectSignedInAs(page, name)

  await signOutOfSettings(page)
  await fillLogin(page, email)
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid email or password. Please check your credentials.',
  )
})

test('a blocked practitioner stays outside', async ({ page, accounts }) => {
  await continueAs(page, GOOGLE.blocked.email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await accounts.admin('block', GOOGLE.blocked.email)
  await page.context().clearCookies()
  await page.evaluate('localStorage.clear()')
  await continueAs(page, GOOGLE.blocked.email)
  await expect(page.getByRole('alert')).toHaveText(
    'Your account has been blocked. Please contact support.',
  )
  await expect(page).toHaveURL(/\/auth\?mode=login$/)
})

test('whoever cancels at Google is told, and returns to /auth', async ({ page }) => {
  await continueAs(page, 'Cancel')
  await expect(page.getByRole('alert')).toHaveText('Google sign-in failed')
  await expect(page).toHaveURL(/\/auth$/)
})

test('without a session both screens say so, and return to /auth', async ({ page }) => {
  for (const path of ['/auth/google-callback', '/auth/google-auto-create']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText(
      'No session found. Please try signing in again.',
    )
    await expect(page).toHaveURL(/\/auth$/)
  }
})

test('nobody is signed in by a link with somebody else’s tokens or unfinished trip', async ({
  page,
  browser,
  accounts,
}) => {
  const begun = await browser.newContext({ baseURL: accounts.address })
  const elsewhere = await browser.newContext({ baseURL: accounts.address })
  const back = encodeURIComponent(`${accounts.address}/auth/google-auto-create`)
  let unfinished = `/auth/v1/authorize?provider=google&login_hint=${GOOGLE.known.email}&redirect_to=${back}`
  while (!unfinished.includes('/auth/v1/callback?')) {
    const answer = await begun.request.get(unfinished, { maxRedirects: 0 })
    unfinished = new URL(answer.headers()['location'] ?? '', answer.url()).href
  }
  await page.goto(unfinished)
  await expect(page.getByRole('alert')).toHaveText('Google sign-in failed')

  const stranger = await elsewhere.newPage()
  await continueAs(stranger, GOOGLE.known.email)
  await expectWorkspace(stranger)
  const tokens: string = await stranger.evaluate(
    `'access_token=' + localStorage.chartwright_auth_token + '&refresh_token=' + localStorage.chartwright_refresh_token`,
  )
  await page.goto(`/auth/google-auto-create#${tokens}`)
  await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try again.')
  await expect(page).toHaveURL(/\/auth$/)
  expect(await page.evaluate('localStorage.length')).toBe(0)
  await begun.close()
  await elsewhere.close()
})

test('a practitioner with a second factor is asked for it, and may turn back', async ({
  page,
  request,
}) => {
  await continueAs(page, GOOGLE.known.email)
  await expectWorkspace(page)
  const token: string = await page.evaluate(`localStorage.getItem('chartwright_auth_token')`)
  const { app } = await givenApp(request, token)
  await page.context().clearCookies()
  await page.goto('/')
  await page.evaluate('localStorage.clear()')

  const heading = page.getByRole('heading', { name: 'Two-Factor Authentication' })
  await continueWith(page, GOOGLE.known.email)
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL(/\/auth\?mode=login$/)
  const names = (await page.context().cookies(page.url())).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('chartwright'))).toEqual([])

  await page.context().clearCookies()
  await continueWith(page, GOOGLE.known.email)
  await page.getByLabel('Code').fill(app.generate())
  await page.getByLabel('Code').press('Enter')
  await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible()
  await expectSignedInAs(page, GOOGLE.known.name)
})
