import { expect, fillLogin, signUp, someEmail, test, type Page } from './support/accounts.ts'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'

const SCREENS: readonly [path: string, heading: string][] = [
  ['/auth', 'Welcome Back'],
  ['/auth?mode=signup', 'Create Your Account'],
  ['/auth?mode=forgot-password&email=ana%40clinic.test', 'Reset Your Password'],
  ['/auth/reset-password', 'Reset Link Invalid'],
  ['/auth/google-auto-create', 'Processing Google Sign-in'],
  ['/auth/verify', 'Verification Failed'],
  ['/auth/verify?success=email_verified', 'Email Verified!'],
]

async function expectNothing(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  expect(await findings(page), heading).toEqual([])
}

test.describe('in both themes', () => {
  test.setTimeout(AXE_TIMEOUT_MS)

  test('axe finds nothing on the screens of accounts', async ({ page }) => {
    for (const [path, heading] of SCREENS) {
      await page.goto(path)
      await expectNothing(page, heading)
    }
  })

  test('axe finds nothing where fields and accounts are refused', async ({
    page,
    request,
    accounts,
  }) => {
    await page.goto('/auth?mode=signup')
    await page.getByLabel('Full Name').fill('A')
    await page.getByLabel('Email Address').fill('ana')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await expectNothing(page, 'Create Your Account')

    const email = someEmail()
    await signUp(request, email)
    await fillLogin(page, email)
    await expectNothing(page, 'Account Not Verified')
    await accounts.admin('block', email)
    await fillLogin(page, email)
    await expectNothing(page, 'Account Blocked')
  })
})
