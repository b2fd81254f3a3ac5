import { expect, test } from './support/product.ts'

const pages: [path: string, heading: string][] = [
  ['/auth', 'Welcome Back'],
  ['/auth?mode=signup', 'Create Your Account'],
  ['/auth/verify', 'Verification Failed'],
  ['/auth/verify/anything', 'Verification Failed'],
  ['/auth/google-callback', 'Processing Google Sign-in'],
  ['/auth/google-auto-create', 'Processing Google Sign-in'],
  ['/auth/reset-password', 'Reset Link Invalid'],
  ['/auth/reset-password/anything', 'Reset Link Invalid'],
  ['/reset-password', 'Reset Link Invalid'],
  ['/reset-password/anything', 'Reset Link Invalid'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-use', 'Terms of Use'],
  ['/usage-policy', 'Usage Policy'],
  ['/how-to-use', 'How to Use'],
  ['/no-such-page', 'Verification Failed'],
  ['/no/such/page', 'Verification Failed'],
]

test('every path answers with its page, without a complaint', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const [path, heading] of pages) {
    const response = await page.goto(path)
    expect.soft(response?.status(), path).toBe(200)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    await expect.soft(page, path).toHaveTitle(`${heading} · Chartwright`)
    expect.soft(complaints.splice(0), path).toEqual([])
  }
})

test('the dashboard sends an anonymous visitor to /auth and remembers the origin', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=1')
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  const state: unknown = await page.evaluate('window.history.state')
  expect(state).toMatchObject({ usr: { from: { pathname: '/dashboard', search: '?tab=1' } } })
})

test('a token that the server refuses is forgotten, and the browser goes to /auth', async ({
  page,
  context,
  server,
  signIn,
}) => {
  await signIn(context, { token: 'x.e30.y' })
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth$/)
  expect(await context.cookies(server.address)).toEqual([])
})

test('on the landing page: the chosen theme, and the focus after a link', async ({ page }) => {
  await page.goto('/')

  await test.step('the chosen theme is there from the first paint after a reload', async () => {
    await page.getByRole('radio', { name: 'Dark theme' }).check()
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(24, 23, 21)')
  })
  await test.step('following a link moves the focus to the heading of the new page', async () => {
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused()
  })
})
