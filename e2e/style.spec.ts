import { notesApi } from '@chartwright/contract/notes'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { call, type Caller } from './support/call.ts'
import { expect, test, type Page } from './support/product.ts'
import { givenTemplate } from './support/templates.ts'
import { givenVisit } from './support/transcripts.ts'
import { openSettings } from './support/workspace.ts'

const HEADINGS = '## HPI\n## Family History\n## Plan'
const list = (page: Page) => page.getByRole('list', { name: 'What was learned' })
const habit = (page: Page, name: RegExp) => list(page).getByRole('switch', { name })

test('what was done in three notes is listed, used, switched off and deleted', async ({
  page,
  server,
  signInNext,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  const practitioner = await signInNext()
  const caller: Caller = { address: server.address, token: practitioner.token }
  const template = await givenTemplate(server, practitioner, { template_text: HEADINGS })
  const write = async () => {
    const session_id = await givenVisit(server, practitioner)
    return call(caller, notesApi.generate, {
      params: { session_id },
      body: { template_id: template.id },
    })
  }
  await page.goto('/dashboard')
  await openSettings(page)
  await expect(page.getByText('Nothing is learned yet.')).toBeVisible()
  for (let n = 0; n < 3; n += 1) {
    const note = await write()
    const note_text = note.note_text
      .replace('<h2>HPI</h2>', '<h2>History</h2>')
      .replace(
        '<h2>Plan</h2>',
        '<h2>Plan</h2><p>Questions were answered and the plan was agreed.</p>',
      )
    await call(caller, notesApi.update, {
      params: { id: note.id },
      body: { note_text, version: note.version },
    })
  }
  await page.reload()
  await openSettings(page)
  const heading = habit(page, /You always call the heading ‘hpi’ ‘History’/)
  await expect(heading).toBeChecked()
  await expect(list(page)).toContainText('Seen in 3 notes')
  await expect(habit(page, /You always add ‘Questions were answered/)).toBeChecked()
  expect(await findings(page)).toEqual([])
  expect((await write()).note_text).toContain('<h2>History</h2>')

  await heading.focus()
  await page.keyboard.press('Space')
  await expect(heading).not.toBeChecked()
  await expect
    .poll(async () => (await write()).note_text, { timeout: 30_000 })
    .toContain('<h2>HPI</h2>')
  await page.getByRole('button', { name: /^Delete: You always call the heading/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this habit?' })
  expect(await findings(page, '[role=alertdialog]')).toEqual([])
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(heading).toHaveCount(0)
  await page.getByRole('switch', { name: 'Learn how I write' }).click()
  await page.reload()
  await openSettings(page)
  await expect(page.getByRole('switch', { name: 'Learn how I write' })).not.toBeChecked()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
})
