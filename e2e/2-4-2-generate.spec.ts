import { editor, expectSaved } from './support/editor.ts'
import { expect, test, type Page } from './support/product.ts'
import { readTasks } from './support/tasks.ts'
import { givenVisit } from './support/transcripts.ts'

type Practitioner = ReturnType<Parameters<Parameters<typeof test>[2]>[0]['nextPractitioner']>

let practitioner: Practitioner

test.beforeEach(async ({ page, context, server, nextPractitioner, signIn }) => {
  practitioner = nextPractitioner()
  await signIn(context, practitioner)
  await page.goto(`/dashboard?session=${await givenVisit(server, practitioner)}`)
})

async function chooseTemplate(page: Page, template: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Note' }).click()
  await page.getByPlaceholder('Search templates').fill(template)
  await page.getByRole('option', { name: template, exact: true }).click()
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true })
}

test('a note is written from what was said, edited, saved, and there after a reload', async ({
  page,
}) => {
  await chooseTemplate(page, 'SOAP')
  await expect(tab(page, 'SOAP')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(/^Written by \S/)).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/tab=note-/)
  await expect(editor(page)).toContainText(/cough/i)
  await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeAttached()
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Seen today.')
  await expectSaved(page)
  await page.reload()
  await expect(tab(page, 'SOAP')).toHaveAttribute('aria-selected', 'true')
  await expect(editor(page)).toContainText('Seen today.')
  await expect(editor(page)).toContainText(/cough/i)
})

test('an error takes the temporary tab away and is said; closing the tab stops the writer', async ({
  page,
}) => {
  const stream = '**/notes/generate/*/stream'
  const failed = 'data: ## Subjective\n\ndata: [Error: The writer stalled.]\n\n'
  await page.route(stream, (route) => route.fulfill({ body: failed }))
  await chooseTemplate(page, 'SOAP')
  await expect(page.getByText('The writer stalled.')).toBeVisible()
  await expect(tab(page, 'SOAP')).toHaveCount(0)

  await page.unroute(stream)
  await page.route(stream, () => undefined)
  await chooseTemplate(page, 'SOAP')
  await chooseTemplate(page, 'SOAP')
  await expect(tab(page, 'SOAP 2')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/tab=temp-note-/)
  await expect(page.getByText('Writing the note…').first()).toBeVisible()
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('stream'))
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await stopped
  await expect(tab(page, 'SOAP 2')).toHaveCount(0)
  await expect(tab(page, 'SOAP')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Close SOAP', exact: true }).click()
  await expect(tab(page, 'Transcription')).toHaveAttribute('aria-selected', 'true')
})

test('tasks are generated from what was said, and two of them are added', async ({
  page,
  server,
}) => {
  await page.route('**/tasks/generate/*', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Generate Task' }).click()
  await expect(page.getByText('Failed to generate tasks. Please try again.')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Generated Tasks' })
  await expect(dialog).toContainText('No tasks generated from this session')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.unroute('**/tasks/generate/*')
  await page.getByRole('button', { name: 'Generate Task' }).click()
  await expect(dialog).toContainText('Proposed by')
  await dialog.getByRole('button', { name: 'Deselect All' }).click()
  const rows = dialog.getByRole('checkbox')
  await rows.nth(0).check()
  await rows.nth(1).check()
  await dialog.getByRole('button', { name: 'Add 2 Task(s)' }).click()
  await expect(dialog).toBeHidden()
  const [one, other] = await readTasks(server, practitioner)
  expect([one?.status, other?.status]).toEqual(['pending', 'pending'])
  await page.getByRole('button', { name: 'Tasks', exact: true }).click()
  for (const task of [one, other]) {
    await expect(page.getByText(task?.title ?? 'missing').first()).toBeVisible()
  }
  await page
    .getByText(one?.title ?? 'missing')
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Transcription' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page).not.toHaveURL(/line=/)
  await page.getByRole('button', { name: 'Generate Task' }).click()
  await expect(dialog.getByText('Already in your tasks')).toHaveCount(2)
})
