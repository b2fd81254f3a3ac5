import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { editor, expectSaved } from './support/editor.ts'
import { expect, test, type Page } from './support/product.ts'
import { givenVisit } from './support/transcripts.ts'

const DOSE = /paracetamol 500 mg/i
const READER_STARTS_MS = 45_000

test.beforeEach(async ({ page, context, server, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  await page.goto(`/dashboard?session=${await givenVisit(server, practitioner)}`)
  await page.getByRole('button', { name: 'Create Note' }).click()
  await page.getByRole('option', { name: 'SOAP', exact: true }).click()
  // The first visit that is read starts the reader of facts.
  await expect(page.getByText(/^Written by \S/)).toBeVisible({ timeout: READER_STARTS_MS })
})

function panel(page: Page) {
  return page.getByRole('complementary', { name: 'Insights' })
}

function sources(page: Page) {
  return page.getByRole('region', { name: 'Sources of the sentence' })
}

function omission(page: Page) {
  return panel(page)
    .getByRole('listitem')
    .filter({ hasText: /paracetamol/i })
}

/** The block that tells the dose, with all that stands in it. */
async function deleteDose(page: Page): Promise<void> {
  await editor(page).getByText(DOSE).click({ clickCount: 3 })
  await page.keyboard.press('Delete')
  await expect(editor(page)).not.toContainText(DOSE)
  await expectSaved(page)
}

test('sentences and lines lead to each other, and what the note leaves out is listed', async ({
  page,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await test.step('a sentence shows its line, and the line its sentence', async () => {
    await expect(panel(page)).toContainText('supported')
    await editor(page).getByText('Viral illness').first().hover()
    await expect(sources(page)).toContainText('I think this is a viral infection')
    await editor(page).getByText(DOSE).click()
    await expect(sources(page)).toContainText(/Supported.*paracetamol/i)
    expect(await findings(page)).toEqual([])
    await sources(page)
      .getByRole('button', { name: /Take paracetamol 500 mg/ })
      .click()
    const line = page.getByRole('listitem').filter({ hasText: 'Take paracetamol 500 mg' })
    await expect(line).toBeInViewport()
    await line.getByRole('button', { name: 'In SOAP' }).click()
    await expect(page.getByRole('tab', { name: 'SOAP' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('.sentence-shown')).toContainText(DOSE)
    await expect(editor(page)).toBeFocused()
  })
  await test.step('a dose that is deleted is listed, dismissed, restored and inserted again', async () => {
    await expect(panel(page)).toContainText('supported')
    await expect(omission(page)).toHaveCount(0)
    await deleteDose(page)
    await expect(omission(page).first()).toContainText('Take paracetamol 500 mg')

    await omission(page)
      .first()
      .getByRole('button', { name: /^Dismiss/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Leave it out of the note?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Was taken back later')
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await panel(page).getByText('Dismissed (1)').click()
    await expect(panel(page)).toContainText('Was taken back later')
    await panel(page)
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click()

    await omission(page)
      .first()
      .getByRole('button', { name: /^Insert/ })
      .click()
    await expect(editor(page)).toContainText(/paracetamol/i)
    await expect(sources(page)).toContainText('Supported')
    await expect(omission(page)).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tapped sentence shows its line above the recording; the rest comes from below', async ({
    page,
  }) => {
    test.setTimeout(AXE_TIMEOUT_MS)
    await editor(page)
      .getByText('cough')
      .first()
      .tap({ position: { x: 20, y: 10 } })
    await expect(sources(page)).toContainText('I have had a cough for three days')
    await page.getByRole('button', { name: /^Insights/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Insights' })
    await expect(sheet).toContainText('supported')
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: /^Insights/ })).toBeFocused()
  })
})
