import { notesApi } from '@chartwright/contract/notes'
import { sessionsApi } from '@chartwright/contract/sessions'
import { tasksApi } from '@chartwright/contract/tasks'
import { transcriptApi } from '@chartwright/contract/transcript'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { call } from './support/call.ts'
import { expect, test, type Page } from './support/product.ts'
import { givenSessions } from './support/sessions.ts'

const SAID = [
  ...Array.from({ length: 60 }, (_, index) => `We talked about point ${index + 1}.`),
  'My knee hurts when I take the stairs.',
  ...Array.from({ length: 60 }, (_, index) => `Then about point ${index + 61}.`),
]

function palette(page: Page) {
  return page.getByRole('dialog', { name: 'Command palette' })
}

function places(page: Page) {
  return palette(page).getByRole('group', { name: 'Notes, transcripts and tasks' })
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Search Ctrl+K' }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('Search sessions, patients, or navigate...')).toBeFocused()
  await page.keyboard.type(text)
}

test('a visit, its note and a task are found by their words, and opened', async ({
  page,
  server,
  signInNext,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  const practitioner = await signInNext()
  const caller = { address: server.address, token: practitioner.token }
  const { id } = await call(caller, sessionsApi.create, { body: { name: 'Staircase' } })
  const text = SAID.join('\n')
  await call(caller, transcriptApi.create, { body: { session_id: id, text } })
  const note_text = '<h2>Plan</h2><p>Rest and ibuprofen for the knees.</p>'
  await call(caller, notesApi.create, { body: { session_id: id, note_text } })
  const task = { title: 'Order an X-ray of the knee', category: 'Order', status: 'todo' } as const
  await call(caller, tasksApi.create, { body: [{ ...task, session_id: id }] })
  await givenSessions(server, practitioner, 'Newest')
  await page.goto('/dashboard')

  await test.step('the line of the transcript, the note and the task are found, each with its words marked; axe finds nothing', async () => {
    await search(page, 'knee')
    await expect(places(page).getByRole('option')).toHaveCount(3)
    await expect(places(page).locator('mark')).toHaveText(['knee', 'knees', 'knee'], {
      ignoreCase: true,
    })
    await expect(palette(page).getByText('0 sessions, 3 passages')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
  })
  await test.step('a server that is away is told, and asked again', async () => {
    await page.route('**/api/search?*', (route) => route.abort())
    await search(page, 'knee')
    const retry = palette(page).getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await page.unroute('**/api/search?*')
    await retry.click()
    await expect(places(page).getByRole('option')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
  })
  await test.step('Enter brings the line into sight', async () => {
    await search(page, 'hurts stairs')
    await expect(places(page).getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    const line = page.locator('[data-line]').filter({ hasText: 'My knee hurts' })
    await expect(line).toBeInViewport()
    await expect(page.getByRole('tab', { name: 'Transcription', selected: true })).toBeVisible()
    await expect(page).not.toHaveURL(/line=/)
  })
  await test.step('a click opens the note, also when its tab was closed', async () => {
    await search(page, 'ibuprofen')
    await places(page).getByRole('option').click()
    await expect(page.getByRole('tab', { name: 'Note', exact: true, selected: true })).toBeVisible()
    await page.getByRole('button', { name: 'Close Note' }).click()
    await expect(page.getByRole('tab', { name: 'Note', exact: true })).toBeHidden()
    await search(page, 'ibuprofen')
    await places(page).getByRole('option').click()
    await expect(page.getByRole('tab', { name: 'Note', exact: true, selected: true })).toBeVisible()
    await expect(page.getByText('Rest and ibuprofen for the knees.')).toBeVisible()
  })
  await test.step('a task opens with its details', async () => {
    await search(page, 'x-ray')
    await places(page).getByRole('option').click()
    await expect(
      page.getByRole('dialog').getByText('Order an X-ray of the knee').first(),
    ).toBeVisible()
    await expect(page).not.toHaveURL(/task=/)
  })
})

test('Visit 3 is the first of those that begin so', async ({ page, server, signInNext }) => {
  const practitioner = await signInNext()
  const names = Array.from({ length: 10 }, (_, index) => `Visit ${30 + index}`)
  const [third] = await givenSessions(server, practitioner, 'Visit 3', ...names)
  await page.goto('/dashboard')
  await search(page, 'Visit 3')
  const sessions = palette(page).getByRole('group', { name: 'Recent Sessions' })
  await expect(palette(page).getByText('10+ sessions')).toBeVisible()
  await expect(sessions.getByRole('option').first()).toContainText(/^Visit 3No patient/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`session=${third?.id ?? ''}`))
})
