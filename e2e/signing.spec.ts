import { notesApi } from '@chartwright/contract/notes'
import { noteTabId } from '@chartwright/contract/tabs'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { call } from './support/call.ts'
import { editor, expectSaved } from './support/editor.ts'
import { addAddendum, writeNote } from './support/notes.ts'
import { expect, test, type Page } from './support/product.ts'

const SLOW = { timeout: 45_000 }
const CONTRADICTED = 'I am aware of the contradiction in this note.'

/** As a slip of the pen would: against what was said. */
async function changeDose(page: Page): Promise<void> {
  await editor(page).getByText('paracetamol 500 mg').click({ clickCount: 3 })
  await page.keyboard.type('Take paracetamol 250 mg every six hours.')
  await expectSaved(page)
}

function dialog(page: Page, name: string | RegExp) {
  return page.getByRole('dialog', { name })
}

test('a note is signed with what is open acknowledged, amended, unsigned, compared and restored', async ({
  page,
  context,
  openVisit,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await openVisit()
  await writeNote(page)
  const row = page.getByRole('button', { name: /^Cough/ }).first()
  await expect(row.getByRole('img', { name: 'Draft' })).toBeVisible()
  await changeDose(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(editor(other)).toContainText('250 mg')

  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const signing = dialog(page, 'Sign note')
  await expect(signing).toContainText('1 contradicted')
  await expect(signing.getByRole('blockquote')).toContainText('paracetamol 250 mg')
  const confirm = signing.getByRole('button', { name: 'Sign' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  expect(await findings(page)).toEqual([])
  await signing.getByRole('checkbox', { name: CONTRADICTED }).click()
  await confirm.click()
  await expect(signing).toBeHidden()

  const signature = page.getByRole('region', { name: 'Signature' })
  await expect(signature).toContainText(/Signed by .+, \w+ \d+, \d{4}, \d+:\d\d [AP]M/)
  await expect(page.getByRole('tab', { name: 'SOAP Signed' })).toBeVisible()
  await expect(row.getByRole('img', { name: 'Signed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete SOAP' })).toHaveCount(0)
  await expect(editor(page)).toHaveAttribute('contenteditable', 'false')
  expect(await findings(page)).toEqual([])

  // What another window types is refused, and its text is not lost.
  await editor(other).click()
  await other.keyboard.press('Control+End')
  await other.keyboard.type(' Too late.')
  await expect(other.getByRole('region', { name: 'Signature' })).toBeVisible()
  await expect(editor(other)).not.toContainText('Too late.')

  await addAddendum(page, 'Called back: the fever is gone.')
  await expect(page.getByRole('article')).toContainText('Signed by')

  await signature.getByRole('button', { name: 'Unsign' }).click()
  await dialog(page, 'Unsign note').getByRole('textbox', { name: 'Reason' }).fill('Wrong dose')
  await dialog(page, 'Unsign note').getByRole('button', { name: 'Unsign' }).click()
  await expect(signature).toBeHidden()
  await expect(page.getByRole('article')).toContainText('under an earlier signature')

  await page.getByRole('button', { name: 'History' }).click()
  const history = dialog(page, 'History of SOAP')
  await expect(history).toContainText('Reason: Wrong dose')
  await expect(history).toContainText('Version 2 signed by')
  await expect(history.locator('del')).toContainText([/paracetamol 500 mg/i])
  await expect(history.locator('ins')).toContainText(['paracetamol 250 mg'])
  expect(await findings(page)).toEqual([])
  await history.getByRole('button', { name: /^Version 1 Chartwright built-in writer/ }).click()
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await expect(history).toBeHidden()
  await expect(editor(page)).toContainText(/paracetamol 500 mg/i)
  await expect(editor(page)).not.toContainText('250 mg')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(history).toContainText('Version 3, restored from version 1')
})

test('places that are not filled in are told before signing, and can be gone back to', async ({
  page,
  server,
  openVisit,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  const { practitioner, sessionId } = await openVisit()
  const note_text =
    '<h2>Plan</h2><p>Return in *** weeks.</p><h2>Letter</h2><p>Signature: [to be completed]</p>'
  const caller = { address: server.address, token: practitioner.token }
  const note = await call(caller, notesApi.create, { body: { session_id: sessionId, note_text } })
  await page.goto(`/dashboard?session=${sessionId}&tab=${noteTabId(note.id)}`)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const signing = dialog(page, 'Sign note')
  const places = signing.getByRole('list', { name: 'Unfilled places' }).getByRole('listitem')
  await expect(signing.getByRole('group', { name: '2 places are not filled in' })).toBeVisible(SLOW)
  await expect(places).toHaveText([
    'Plan: Return in *** weeks.',
    'Letter: Signature: [to be completed]',
  ])
  expect(await findings(page)).toEqual([])

  await signing.getByRole('button', { name: 'Back to the note' }).click()
  await expect(signing).toBeHidden()
  await editor(page).getByText('Return in').click({ clickCount: 3 })
  await page.keyboard.type('Return in two weeks.')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(places).toHaveText(['Letter: Signature: [to be completed]'])
  const confirm = signing.getByRole('button', { name: 'Sign' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect(signing.getByRole('checkbox', { name: /one place left blank/ })).toBeVisible()
  for (const box of await signing.getByRole('checkbox').all()) await box.click()
  await confirm.click()
  await expect(page.getByRole('region', { name: 'Signature' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('versions stand above each other, and everything is in reach', async ({
    page,
    openVisit,
  }) => {
    test.setTimeout(AXE_TIMEOUT_MS)
    await openVisit()
    await writeNote(page)
    await changeDose(page)
    await page.getByRole('button', { name: 'History' }).tap()
    const history = dialog(page, 'History of SOAP')
    const [before, after] = [history.locator('del').first(), history.locator('ins').first()]
    await expect(after).toContainText('250 mg')
    const [above, below] = [await before.boundingBox(), await after.boundingBox()]
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(history).toBeHidden()
    await page.getByRole('button', { name: 'Sign', exact: true }).tap()
    await dialog(page, 'Sign note').getByRole('checkbox', { name: CONTRADICTED }).tap()
    await dialog(page, 'Sign note').getByRole('button', { name: 'Sign' }).tap()
    await expect(page.getByRole('region', { name: 'Signature' })).toBeInViewport()
    expect(await findings(page)).toEqual([])
  })
})
