import { expect, test, type Page } from './support/product.ts'
import { givenSessions } from './support/sessions.ts'

test.beforeEach(async ({ context, server, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  await givenSessions(server, practitioner, 'Knee')
  await signIn(context, practitioner)
})

function linkButton(page: Page) {
  return page.getByRole('button', { name: /^(Link|Change) patient: Knee$/ })
}

async function openPicker(page: Page): Promise<void> {
  await linkButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Select Patient' })).toBeVisible()
}

async function enter(page: Page, text: string): Promise<void> {
  await openPicker(page)
  await page.getByPlaceholder('Search for a patient').fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Select Patient' })).toBeHidden()
}

/** In the session's row. */
function chosen(page: Page, name: string) {
  return page.getByRole('region', { name: 'Sessions' }).getByText(name, { exact: true })
}

test('a patient is created, found, deleted and kept, and Escape closes one thing at a time', async ({
  page,
}) => {
  await page.goto('/dashboard')

  await test.step('Escape closes the topmost thing and nothing else', async () => {
    await enter(page, 'Patient One')
    await openPicker(page)
    await page.getByRole('button', { name: 'Delete Patient One' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Select Patient' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(linkButton(page)).toBeFocused()
  })
  await test.step('a deleted patient is gone, also after a reload', async () => {
    await openPicker(page)
    await page.getByRole('button', { name: 'Delete Patient One' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Delete Patient?' })).toBeVisible()
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    expect((await answered).status()).toBe(200)
    await expect(page.getByText('No patients yet')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chosen(page, 'Patient One')).toBeHidden()
    await page.reload()
    await openPicker(page)
    await expect(page.getByText('No patients yet')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('Enter creates a patient, and later picks the same one in another case', async () => {
    await enter(page, '  Patient One ')
    await expect(chosen(page, 'Patient One')).toBeVisible()
    await enter(page, 'Patient Two')
    await enter(page, 'pATIENT oNE')
    await expect(chosen(page, 'Patient One')).toBeVisible()
    await openPicker(page)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.keyboard.press('Escape')
  })
  await test.step('what was created is there after a reload', async () => {
    await enter(page, '<b>Bold</b> مريض')
    await page.reload()
    await openPicker(page)
    await expect(page.getByRole('gridcell', { name: '<b>Bold</b> مريض' }).first()).toBeVisible()
  })
})

test('two practitioners never see each other’s patients', async ({
  page,
  browser,
  baseURL,
  server,
  nextPractitioner,
  signIn,
}) => {
  await page.goto('/dashboard')
  await enter(page, 'Patient One')
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const practitioner = nextPractitioner()
  await givenSessions(server, practitioner, 'Knee')
  await signIn(context, practitioner)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await openPicker(other)
  await expect(other.getByText('No patients yet')).toBeVisible()
  await other.keyboard.press('Escape')
  await enter(other, 'Patient One')
  await openPicker(page)
  await expect(page.getByRole('row')).toHaveCount(1)
  await context.close()
})

test('it fits a narrow screen, 320 px wide at most, with fingers in mind', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open sidebar' }).click()
  await enter(page, 'Patient One')
  await openPicker(page)
  const dialog = page.getByRole('dialog', { name: 'Select Patient' })
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(320)
  for (const button of await dialog.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
