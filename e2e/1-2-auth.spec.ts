import {
  expect,
  fillLogin,
  givenAccount,
  linkIn,
  logIn,
  newestMail,
  PASSWORD,
  signUp,
  someEmail,
  test,
  type Page,
} from './support/accounts.ts'
import { expectSettingsOf, openSettings } from './support/workspace.ts'

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByLabel(field).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth?mode=signup')
  await page.getByLabel('Full Name').fill('Ana Silva')
  await choose(page, 'Role', 'Physician')
  await choose(page, 'Country', 'Canada')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

test('sign-up, the link of the mail, sign-in, dashboard', async ({ page, request }) => {
  const email = someEmail()
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()

  await page.goto(linkIn(await newestMail(request, email)))
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  expect(page.url()).not.toContain('token_hash')
  await page.getByRole('link', { name: 'Sign In Now' }).click()
  await expect(page).toHaveURL(/\/auth\?mode=login$/)
  await logIn(page, email)
  await openSettings(page)
  await expectSettingsOf(page, 'Ana Silva')
})

test('the code of the mail verifies as well, a wrong one does not', async ({ page, request }) => {
  const email = someEmail()
  await fillSignUp(page, email)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  const { text } = await newestMail(request, email)
  const code = /code: (\d{6})/.exec(text)![1]!
  await page.getByLabel('Verification Code').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid verification code.')
  await page.getByLabel('Verification Code').fill(code)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page).toHaveURL(/\/auth\?mode=login$/)
  await logIn(page, email)
})

test('an address that is taken is told, and the field gets the focus', async ({
  page,
  request,
  accounts,
}) => {
  await fillSignUp(page, await givenAccount(accounts, request))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'already exists' })).toHaveText(
    'An account with this email already exists. Please login instead.',
  )
  await expect(page.getByLabel('Email Address')).toBeFocused()
})

test('an unverified account is offered another mail, and returns to login', async ({
  page,
  request,
}) => {
  const email = someEmail()
  await signUp(request, email)
  await newestMail(request, email)
  await fillLogin(page, email)
  await expect(page.getByRole('heading', { name: 'Account Not Verified' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.locator('[data-tone="info"]')).toHaveText(
    'Please check your email and verify your account before logging in.',
  )
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.locator('[data-tone="success"]')).toContainText('Verification email sent.')
  await expect(page).toHaveURL(/\/auth\?mode=login$/)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()

  await page.goto(linkIn(await newestMail(request, email, 2)))
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  await logIn(page, email)
})

test('a used link fails with its sentence', async ({ page, request }) => {
  const email = someEmail()
  await signUp(request, email)
  const link = linkIn(await newestMail(request, email))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
  await expect(
    page.getByText('Verification link has expired. Please request a new verification email.'),
  ).toBeVisible()
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.locator('[data-tone]')).toBeVisible()
})

test('blocking ends the work at once, and the next sign-in shows the way to support too', async ({
  page,
  context,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  await logIn(page, email)
  await accounts.admin('block', email)
  // Looking at the page again asks for the user, at most once in 5 s.
  await expect(async () => {
    await page.evaluate(`window.dispatchEvent(new Event('focus'))`)
    const heading = page.getByRole('heading', { name: 'Account Blocked' })
    await expect(heading).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await context.clearCookies()
  await page.evaluate('localStorage.clear()')
  await page.goto('/auth')
  await fillLogin(page, email)
  await expect(page.getByRole('heading', { name: 'Account Blocked' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@clinic.test' })).toBeVisible()
  await expect(page.getByRole('link', { name: '+1 555 0100' })).toBeVisible()
})

test('forgotten password: mail, new password, and the old session is dead', async ({
  page,
  browser,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  const elsewhere = await browser.newContext({ baseURL: accounts.address })
  const old = await elsewhere.newPage()
  await logIn(old, email)

  await page.goto(`/auth?mode=forgot-password&email=${encodeURIComponent(email)}`)
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  const send = page.getByRole('button', { name: 'Send Reset Link' })
  const place = await send.boundingBox()
  await expect(page.getByText('Welcome! Please enter your email')).toBeHidden()
  expect(await send.boundingBox()).toEqual(place)
  await send.click()
  await expect(page.locator('[data-tone="success"]')).toHaveText(
    'Password reset email sent successfully. Please check your email.',
  )
  await page.goto(linkIn(await newestMail(request, email, 2)))
  await page.getByLabel('New Password').fill('fresh')
  await expect(page.getByText('One uppercase letter')).toBeVisible()
  await page.getByLabel('New Password').fill('Fresh-9-start')
  await expect(page.getByText('All requirements met')).toBeVisible()
  await page.getByLabel('Confirm Password').fill('Fresh-9')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm Password').fill('Fresh-9-start')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()

  await openSettings(old)
  await expect(old).toHaveURL(/\/auth$/)
  await elsewhere.close()

  await fillLogin(page, email)
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid email or password. Please check your credentials.',
  )
  await logIn(page, email, 'Fresh-9-start')
})

test('the code of the reset mail sets a password, and so does a newer link in the same tab', async ({
  page,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  await page.goto(`/auth?mode=forgot-password&email=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const old = await newestMail(request, email, 2)
  await page.getByLabel('Reset Code').fill(/code: (\d{6})/.exec(old.text)![1]!)
  await page.getByRole('button', { name: 'Verify Code' }).click()
  await page.getByLabel('New Password').fill('Fresh-9-start')
  await page.getByLabel('Confirm Password').fill('Fresh-9-start')
  await page.getByLabel('Confirm Password').press('Enter')
  await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()

  await page.goto(linkIn(old))
  await expect(page.getByRole('heading', { name: 'Reset Link Invalid' })).toBeVisible()
  await request.post('/auth/v1/recover', { data: { email } })
  const newer = linkIn(await newestMail(request, email, 3))
  await page.evaluate(`window.location.href = '${newer}'`)
  await expect(page.getByLabel('New Password')).toBeVisible()
  expect(page.url()).not.toContain('token_hash')
})

test('classic links with an access token reset and verify, in query and fragment', async ({
  page,
  request,
  accounts,
}) => {
  for (const mark of ['?', '#']) {
    const email = await givenAccount(accounts, request)
    const login = await request.post('/auth/login', { data: { email, password: PASSWORD } })
    const { token } = (await login.json()) as { token: string }
    await page.goto(`/reset-password/now${mark}access_token=${token}&type=recovery`)
    await page.getByLabel('New Password').fill('Fresh-9-start')
    expect(page.url()).not.toContain(token)
    await page.getByLabel('Confirm Password').fill('Fresh-9-start')
    await page.getByLabel('Confirm Password').press('Enter')
    await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
    await page.goto('/')
  }
  const email = await givenAccount(accounts, request)
  const login = await request.post('/auth/login', { data: { email, password: PASSWORD } })
  const { token } = (await login.json()) as { token: string }
  await page.goto(`/auth/verify#access_token=${token}&type=signup`)
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
})

test('the form stays where it is when Google turns out not to be set up', async ({ page }) => {
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/web-config', async (route) => {
    await asked
    const response = await route.fetch()
    await route.fulfill({ json: { ...((await response.json()) as object), google: false } })
  })
  await page.goto('/auth')
  const field = page.getByLabel('Email Address')
  await expect(field).toBeVisible()
  const place = await field.boundingBox()
  answer()
  await expect(page.getByText('Your clinic has not set up sign-in with Google.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
  expect(await field.boundingBox()).toEqual(place)
})
