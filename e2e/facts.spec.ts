import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test, type Page } from './support/product.ts'
import { givenVisit } from './support/transcripts.ts'

const SAID = [
  'Doctor: What brings you in today?',
  'Patient: I have had a bad cough for three days.',
  'Doctor: What medicines do you take?',
  'Patient: I take lisinopril 20 mg once a day.',
  'Doctor: I will order a chest x-ray.',
]

test.beforeEach(async ({ page, context, server, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const session = await givenVisit(server, practitioner, { said: SAID })
  await page.goto(`/dashboard?session=${session}&tab=transcription`)
  await page.getByRole('button', { name: 'Facts', exact: true }).click()
  await expect(medicines(page)).toContainText(/lisinopril/i, { timeout: 40_000 })
})

function medicines(page: Page) {
  return page.getByRole('region', { name: 'Medicines' })
}

test('a dose is corrected by the keyboard, and stays so after a reload', async ({ page }) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  expect(await findings(page)).toEqual([])
  const correct = page.getByRole('button', { name: /^Correct: .*lisinopril 20 mg/i })
  await correct.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Correct fact' })
  expect(await findings(page, '[role=dialog]')).toEqual([])
  await dialog.getByLabel('Dose').fill('40 mg')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(medicines(page)).toContainText(/lisinopril 40 mg/i)
  await expect(medicines(page)).toContainText('Corrected')
  await page.reload()
  await expect(medicines(page)).toContainText(/lisinopril 40 mg/i)
})

test('a fact is deleted with a way back, another is added, and a quotation leads to its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Delete: .*lisinopril/i }).click()
  await expect(medicines(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(medicines(page)).toContainText(/lisinopril/i)

  await page.getByRole('button', { name: 'Add fact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add fact' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Please say what it is.')
  await dialog.getByLabel('What', { exact: true }).fill('night sweats')
  await dialog.getByLabel('Present or denied').click()
  await page.getByRole('option', { name: 'Denied or absent' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Denies' })).toContainText('Denies night sweats.')

  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await medicines(page)
    .getByRole('button', { name: /“?lisinopril/i })
    .first()
    .click()
  await expect(page.getByText(/I take lisinopril 20 mg/)).toBeInViewport()
})
