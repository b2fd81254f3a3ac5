import type { Locator } from '@playwright/test'
import { expect } from './support/gallery.ts'
import { openNote, test } from './support/note-server.ts'

const BEN = '33333333-3333-4333-8333-333333333333'

async function write(editor: Locator, text: string): Promise<void> {
  await editor.click()
  await editor.press('Control+End')
  await editor.pressSequentially(text)
}

test('a page that goes away at once has saved its text', async ({ page, server }) => {
  server.change('<p>a</p>')
  const editor = await openNote(page, server)
  await write(editor, 'bcdef')
  await page.goto('about:blank')
  await expect.poll(() => server.note.note_text).toBe('<p>abcdef</p>')
  await openNote(page, server)
  await expect(editor).toHaveText('abcdef')
  await expect(page.getByText('were restored')).toBeHidden()
})

test('with the server away every character survives a reload, and is saved when it is back', async ({
  page,
  server,
}) => {
  server.change('<p>a</p>')
  const editor = await openNote(page, server)
  server.mood = 'away'
  await write(editor, ' typed while nobody listened')
  await expect(page.getByText('Not saved yet. Trying again.').first()).toBeVisible()
  await page.keyboard.type(', to the last letter')
  await page.goto('about:blank')
  server.mood = 'well'
  await openNote(page, server)
  await expect(editor).toHaveText('a typed while nobody listened, to the last letter')
  await expect(page.getByText(/^Unsaved changes from \d+:\d\d [AP]M were restored$/)).toBeVisible()
  await expect.poll(() => server.note.note_text).toContain('to the last letter')
  await page
    .getByRole('group', { name: 'Restored text' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(editor).toHaveText('a')
  await expect.poll(() => server.note.note_text).toBe('<p>a</p>')
})

test('another practitioner of the browser never sees a draft', async ({ page, server }) => {
  server.change('<p>a</p>')
  const editor = await openNote(page, server)
  server.mood = 'away'
  await write(editor, ' secret')
  await expect(page.getByText('Not saved yet. Trying again.').first()).toBeVisible()
  server.mood = 404
  await openNote(page, server, `&as=${BEN}`)
  await expect(editor).toHaveText('a')
  await openNote(page, server)
  await expect(editor).toHaveText('a secret')
})

test('closing a note saves it, and opening it again shows the newest text', async ({
  page,
  server,
}) => {
  server.change('<p>a</p>')
  const editor = await openNote(page, server)
  await write(editor, 'b')
  await page.getByRole('button', { name: 'Close note' }).click()
  await expect.poll(() => server.saves).toEqual(['<p>ab</p>'])
  await page.getByRole('button', { name: 'Open note' }).click()
  await expect(editor).toHaveText('ab')
})

test('a window without edits takes what another window saved', async ({
  page,
  context,
  server,
}) => {
  server.change('<p>a</p>')
  const editor = await openNote(page, server)
  const other = await context.newPage()
  await write(await openNote(other, server), 'b')
  await expect(editor).toHaveText('ab')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('two windows with edits are asked, and nothing is overwritten silently', async ({
  page,
  server,
}) => {
  server.change('<p>a</p>')
  const editor = await openNote(page, server)
  server.change('<p>theirs</p>')
  await write(editor, ' mine')
  await expect(page.getByText('This note was changed in another window.')).toBeVisible()
  await expect(editor).toHaveText('a mine')
  await expect(page.getByRole('region', { name: 'The other version' })).toContainText('theirs')
  expect(server.note.note_text).toBe('<p>theirs</p>')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => server.note.note_text).toBe('<p>a mine</p>')

  server.change('<p>theirs again</p>')
  await write(editor, '!')
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect(editor).toHaveText('theirs again')
  expect(server.note.note_text).toBe('<p>theirs again</p>')
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect(editor).toHaveText('a mine!')
  await expect.poll(() => server.note.note_text).toBe('<p>a mine!</p>')
})

test('a note that was deleted meanwhile keeps its text and says so', async ({ page, server }) => {
  server.change('<p>a</p>')
  const editor = await openNote(page, server)
  server.mood = 404
  await write(editor, 'b')
  await expect(
    page.getByText(/deleted in another window.*kept in this browser/).first(),
  ).toBeVisible()
  await expect(editor).toHaveText('ab')
  server.mood = 'well'
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => server.note.note_text).toBe('<p>ab</p>')
})
