import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test } from './support/product.ts'

const paths = ['/', '/auth', '/auth/verify', '/how-to-use']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test.setTimeout(AXE_TIMEOUT_MS)

    test('axe finds nothing on the public pages', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await findings(page), path).toEqual([])
      }
    })

    test('axe finds nothing on the dashboard', async ({
      page,
      context,
      nextPractitioner,
      signIn,
    }) => {
      await signIn(context, nextPractitioner())
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await findings(page)).toEqual([])
    })
  })
}
