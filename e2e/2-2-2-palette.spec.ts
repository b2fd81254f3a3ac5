import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test, type Page } from './support/product.ts'
import { givenSessionOf, givenSessions } from './support/sessions.ts'

function searchBox(page: Page) {
  return page.getByPlaceholder('Search sessions, patients, or navigate...')
}

function palette(page: Page) {
  return page.getByRole('dialog', { name: 'Command palette' })
}

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search Ctrl+K' }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(searchBox(page)).toBeFocused()
}

test('with sessions: what it shows, finds and opens, and how it closes', async ({
  page,
  server,
  signInNext,
}) => {
  const practitioner = await signInNext()
  await givenSessionOf(server, practitioner, 'Maria Oliveira', 'Knee pain')
  const names = Array.from({ length: 11 }, (_, index) => `Visit ${index + 1}`)
  await givenSessions(server, practitioner, ...names)
  await page.goto('/dashboard')

  await test.step('the ten newest sessions, then the pages, and the hints', async () => {
    await openPalette(page)
    const sessions = palette(page).getByRole('group', { name: 'Recent Sessions' })
    await expect(sessions.getByRole('option')).toHaveCount(10)
    await expect(sessions.getByRole('option').first()).toContainText('Visit 11')
    await expect(sessions.getByRole('option').first()).toContainText(/\w{3} \d+, \d{4}/)
    await expect(sessions.getByRole('option').first()).toContainText(/\d+:\d\d [AP]M/)
    const pages = palette(page).getByRole('group', { name: 'Navigation' })
    await expect(pages.getByRole('option')).toHaveText([
      'TemplatesManage your note templates',
      'TasksManage your tasks and to-dos',
      'PatientsDetails and history of your patients',
      'SettingsAccount settings and preferences',
    ])
    for (const hint of ['to navigate', 'to select', 'to close', '10+ sessions']) {
      await expect(palette(page).getByText(hint)).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
  })
  await test.step('nothing found says so, and markup in the question is text', async () => {
    await openPalette(page)
    await page.keyboard.type('<b>zz</b>')
    await expect(palette(page).getByText('No sessions found matching "<b>zz</b>"')).toBeVisible()
    await expect(palette(page).getByText('0 sessions')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
  })
  await test.step('Escape closes it, and the focus returns to where it was', async () => {
    const button = page.getByRole('button', { name: 'Search Ctrl+K' })
    await button.click()
    await expect(searchBox(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeHidden()
  })
  await test.step('the arrows lead on to the pages and round again', async () => {
    await openPalette(page)
    await expect(palette(page).getByRole('option')).toHaveCount(14)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  })
  await test.step('found by the patient’s name in any case, chosen with Enter', async () => {
    await openPalette(page)
    await page.keyboard.type('mARIA ol')
    await expect(palette(page).getByRole('option')).toHaveCount(1)
    await expect(palette(page).getByText('1 session', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard\?session=/)
    await expect(page.getByRole('heading', { level: 1, name: 'Knee pain' })).toBeFocused()
  })
  await test.step('on a phone it opens from the bar, and choosing closes the sidebar beneath', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open sidebar' }).click()
    await page.getByRole('button', { name: 'Search Ctrl+K' }).click()
    await page.keyboard.type('task')
    await expect(palette(page).getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeFocused()
  })
})

test('without a session it says how to begin', async ({ page, signInNext }) => {
  await signInNext()
  await page.goto('/dashboard')
  await openPalette(page)
  await expect(palette(page).getByText('No sessions found', { exact: true })).toBeVisible()
  await expect(palette(page).getByText('Create your first session to get started')).toBeVisible()
})

test.describe('in both themes', () => {
  test.setTimeout(AXE_TIMEOUT_MS)

  test('axe finds nothing on the palette, full and empty', async ({
    page,
    context,
    server,
    nextPractitioner,
    signIn,
  }) => {
    const practitioner = nextPractitioner()
    await givenSessions(server, practitioner, 'One', 'Two')
    await signIn(context, practitioner)
    await page.goto('/dashboard')
    await openPalette(page)
    await expect(palette(page).getByRole('option')).toHaveCount(6)
    expect(await findings(page)).toEqual([])
    await page.keyboard.type('zz')
    await expect(palette(page).getByText('No sessions found matching "zz"')).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})
