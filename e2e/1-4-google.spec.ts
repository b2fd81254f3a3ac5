import { expect, GOOGLE, PASSWORD, test, type Page } from './support/accounts.ts'

async function continueAs(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { name: 'Processing Google Sign-in' })).toBeVisible()
}

test('a newcomer gets an account and is signed in; the next time it is known', async ({ page }) => {
  await continueAs(page, GOOGLE.newcomer.email)
  await expect(
    page.getByText('Account created successfully! Redirecting to dashboard...'),
  ).toBeVisible()
  expect(page.url()).not.toContain('access_token')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(GOOGLE.newcomer.name)).toBeVisible()
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => name.includes('google'))).toEqual([])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.context().clearCookies()
  await continueAs(page, GOOGLE.newcomer.email)
  await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('by the callback route a newcomer completes the registration', async ({ page, accounts }) => {
  const back = encodeURIComponent(`${accounts.address}/auth/google-callback`)
  await page.goto(`/auth/v1/authorize?provider=google&redirect_to=${back}`)
  await page.getByRole('link', { name: GOOGLE.hesitant.email }).click()
  await expect(page.getByText('Redirecting to complete registration...')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?mode=signup&google=1$/)
  await expect(page.getByRole('heading', { name: 'Complete Your Registration' })).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(GOOGLE.hesitant.email)
  await expect(page.getByLabel('Email Address')).not.toBeEditable()

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
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(GOOGLE.hesitant.name)).toBeVisible()
})

test('a Google account without a proven address is not verified', async ({ page }) => {
  await continueAs(page, GOOGLE.unproven.email)
  await expect(page.getByRole('alert')).toHaveText(
    'Your account is not verified. Please check your email.',
  )
  await expect(page).toHaveURL(/\/auth\?mode=login$/)
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
