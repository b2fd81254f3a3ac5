import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test, type Page } from './support/product.ts'

const PHONE = { width: 390, height: 844 }

// The headline types itself, and sections are scrolled to.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the landing page: its bar, its links and its sections', async ({ page }) => {
  const complaints: string[] = []
  const asked: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page).toHaveTitle('AI scribe for clinicians · Chartwright')
  // Neither the workspace nor the code and the call of the accounts.
  expect(asked.filter((path) => /dashboard|workspace|editor|web-config|auth/.test(path))).toEqual(
    [],
  )

  const bar = page.getByRole('banner')
  const mail = 'mailto:support@localhost'
  await expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute(
    'href',
    `${mail}?subject=About%20Chartwright`,
  )
  await expect(bar.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', mail)
  for (const [name, section] of [
    ['FAQ', 'Frequently asked questions'],
    ['Features', 'What it does for you'],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name: section })).toBeInViewport()
    // It sticks: the section has been scrolled to, and the bar is still at the top.
    expect((await bar.boundingBox())?.y, name).toBe(0)
  }
  await expect(page.locator('#features > ul > li')).toHaveCount(3)
  await expect(page.locator('#faq details')).toHaveCount(4)
  await page.getByText('Can I rely on what it writes?').click()
  await expect(page.getByText('It drafts; you decide.')).toBeVisible()
  await expect(page.getByText('Supports HIPAA')).toBeVisible()
  await expect(page.getByText('Supports PIPEDA')).toBeVisible()

  for (const [name, path] of [
    ['Login', '/auth'],
    ['Start scribing - free to try', '/auth'],
    ['Get started', '/auth'],
    ['How to Use', '/how-to-use'],
    ['Terms of Use', '/terms-of-use'],
    ['Privacy Policy', '/privacy-policy'],
    ['Usage Policy', '/usage-policy'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page, name).toHaveURL(path)
    await page.goBack()
    await expect(page, name).toHaveURL(/\/#features$/)
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'support@localhost' })).toHaveAttribute(
    'href',
    mail,
  )
  expect(complaints).toEqual([])
})

test('on a phone: nothing moves under the headline, and the menu has its silent entries', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const start = page.getByRole('link', { name: 'Start scribing - free to try' })
  const place = await start.boundingBox()
  await expect(page.getByTestId('typed')).toHaveText('The Fastest Growing AI Scribe|')
  expect(await start.boundingBox()).toEqual(place)

  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Chartwright' })
  await button.click()
  const entries = ['Features', 'FAQ', 'How to Use', 'About', 'Contact Us', 'ICD-10 Codes', 'Blog']
  await expect(menu.getByRole('listitem')).toHaveText(entries)
  for (const name of ['ICD-10 Codes', 'Blog']) {
    await menu.getByRole('button', { name }).click()
    await expect(page).toHaveURL('/')
    await expect(menu, name).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeInViewport()
})

test('the policies have their sections and a way back; the guide has its four steps', async ({
  page,
}) => {
  await page.goto('/how-to-use')
  for (const [path, name, sections] of [
    ['/privacy-policy', 'Privacy Policy', 8],
    ['/terms-of-use', 'Terms of Use', 10],
    ['/usage-policy', 'Usage Policy', 8],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page, name).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 2 }), name).toHaveCount(sections)
    await expect(page.getByText('Effective January 2025')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page, name).toHaveURL('/how-to-use')
  }
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '1. Record a session',
    '2. Generate notes with templates',
    '3. Chat with the AI agent',
    '4. Generate tasks',
  ])
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(4)
  for (const image of await page.getByRole('main').locator('img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate(isLoaded)).toBe(true)
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the picture is the one of the chosen theme', async ({ page }) => {
  await page.goto('/')
  const shown = () => page.getByRole('main').locator('img').first().evaluate(sourceOf)
  await expect.poll(shown).toContain('note-light')
  await page.getByRole('radio', { name: 'Dark theme' }).check()
  await expect.poll(shown).toContain('note-dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('radio', { name: 'Light theme' }).check()
  await expect.poll(shown).toContain('note-light')
})

test.describe('in both themes', () => {
  test.setTimeout(AXE_TIMEOUT_MS)

  test('axe finds nothing on the public pages', async ({ page }) => {
    for (const path of ['/', '/how-to-use', '/privacy-policy', '/terms-of-use', '/usage-policy']) {
      await open(page, path)
      expect(await findings(page), path).toEqual([])
    }
    await page.setViewportSize(PHONE)
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await findings(page), 'menu').toEqual([])
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

function isLoaded(image: SVGElement | HTMLElement): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}

function sourceOf(image: SVGElement | HTMLElement): string {
  return image instanceof HTMLImageElement ? image.currentSrc : ''
}
