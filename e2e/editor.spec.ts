import type { Locator, Page } from '@playwright/test'
import { wordDocument, xssCorpus } from '../web/src/features/notes/testing/pasted.data.ts'
import { expect } from './support/gallery.ts'
import { openNote, test } from './support/note-server.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Puts it on the real clipboard and presses Ctrl+V. */
async function paste(page: Page, types: Record<string, string>): Promise<void> {
  await page.evaluate(async (entries) => {
    const blobs = Object.entries(entries).map(([type, text]) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as never)])
  }, types)
  await page.keyboard.press('Control+V')
}

async function clipboard(page: Page, type: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read()
    return item ? (await item.getType(wanted)).text() : ''
  }, type)
}

async function toEnd(editor: Locator): Promise<void> {
  await editor.click()
  await editor.press('Control+End')
}

test('typing is formatted by the buttons and by Ctrl+B, I and U', async ({ page, server }) => {
  server.change('')
  const editor = await openNote(page, server)
  await editor.click()
  for (const [keys, name] of [
    ['Control+B', 'Bold'],
    ['Control+I', 'Italic'],
    ['Control+U', 'Underline'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true })
    await page.keyboard.press(keys)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type(name)
    await page.keyboard.press(keys)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.type(' ')
  }
  await page.getByRole('button', { name: 'Strikethrough' }).click()
  await page.keyboard.type('gone')
  const html = '<p><strong>Bold</strong> <em>Italic</em> <u>Underline</u> <s>gone</s></p>'
  await expect.poll(() => server.note.note_text).toBe(html)
  expect(server.saves).toEqual([html])
})

test('a read-only note disables every button and takes no text', async ({ page, server }) => {
  server.change('<p>kept</p>')
  const editor = await openNote(page, server, '&read-only')
  await editor.click()
  await page.keyboard.type('more')
  await page.keyboard.press('Control+B')
  await expect(editor).toHaveText('kept')
  for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
    await expect(button).toBeDisabled()
  }
})

test('what is typed is marked unsaved and saved 2 s later, and Undo still knows it', async ({
  page,
  server,
}) => {
  server.change('<p>First.</p>')
  const editor = await openNote(page, server)
  await toEnd(editor)
  await page.keyboard.type(' Second.')
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
  await expect.poll(() => server.saves).toEqual(['<p>First. Second.</p>'])
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+Z')
  await expect(editor).toHaveText('First.')
  await page.keyboard.press('Control+Shift+Z')
  await page.keyboard.type(' Third.')
  await expect.poll(() => server.note.note_text).toBe('<p>First. Second. Third.</p>')
})

test('marks of plain text stay as typed: only - and 1. begin lists', async ({ page, server }) => {
  server.change('')
  const editor = await openNote(page, server)
  await editor.click()
  for (const line of ['> 140/90', '4. as needed', '*not* _this_ `or` ~~that~~', 'a  b']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('- item')
  await expect
    .poll(() => server.note.note_text)
    .toBe(
      '<p>&gt; 140/90</p><p>4. as needed</p><p>*not* _this_ `or` ~~that~~</p><p>a  b</p><ul><li><p>item</p></li></ul>',
    )
  await page.reload()
  await expect(editor.locator('p').nth(3)).toHaveText('a  b', { useInnerText: true })
})

test('pasting from Word, a web page and plain text comes out clean', async ({ page, server }) => {
  server.change('')
  const editor = await openNote(page, server)
  await editor.click()
  await paste(page, { 'text/html': wordDocument, 'text/plain': 'unused' })
  await expect(editor.locator('li')).toHaveText([
    'Cough',
    /^Fever/,
    'at night',
    'Fatigue',
    'Fluids',
    'Review',
  ])
  await expect(editor).toContainText('Sodium | 140 mmol/l')
  await expect(editor).not.toContainText(/Secret title|mso|supportLists/)

  await page.keyboard.press('Control+A')
  await paste(page, { 'text/plain': 'CC: cough\r\nHPI: 3 days\r\n\r\nPlan: <b>fluids</b>' })
  await expect(editor.locator('p')).toHaveCount(2)
  expect(await editor.innerHTML()).toBe(
    '<p>CC: cough<br>HPI: 3 days</p><p>Plan: &lt;b&gt;fluids&lt;/b&gt;</p>',
  )
})

test('a note is copied as rich text and as text for a plain field', async ({ page, server }) => {
  const html = '<h2>Plan</h2><p>For&nbsp;now:</p><ul><li><p>Fluids</p></li></ul><h2>Next</h2>'
  server.change(html)
  const editor = await openNote(page, server)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const plain = 'Plan\nFor now:\n- Fluids\n\nNext'
  expect(await clipboard(page, 'text/plain')).toBe(plain)
  expect(await clipboard(page, 'text/html')).toContain('<li><p>Fluids</p></li>')

  await editor.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+C')
  expect(await clipboard(page, 'text/plain')).toBe(plain)
})

test('nothing of a hostile note or paste runs', async ({ page, server }) => {
  const hits: string[] = []
  await page.exposeFunction('hit', () => hits.push('hit'))
  page.on('dialog', (dialog) => {
    hits.push(dialog.message())
    void dialog.dismiss()
  })
  server.change(xssCorpus.join('<p>next</p>'))
  const editor = await openNote(page, server)
  await editor.click()
  for (const html of xssCorpus) await paste(page, { 'text/html': html, 'text/plain': html })
  for (const html of xssCorpus) await paste(page, { 'text/plain': html })
  await editor.hover()
  await page.waitForLoadState('networkidle')
  expect(hits).toEqual([])
  expect(await editor.locator('script, img, svg, iframe, a, [onclick]').count()).toBe(0)
})

test('a note of 1 MB stays editable', async ({ page, server }) => {
  const paragraph = `<p>${'Cough for three days, worse at night. '.repeat(10)}</p>`
  server.change(paragraph.repeat(Math.ceil(1_000_000 / paragraph.length)))
  const editor = await openNote(page, server)
  await toEnd(editor)
  await page.keyboard.type('The last words.')
  await expect.poll(() => server.note.note_text).toMatch(/worse at night\. The last words\.<\/p>$/)
  expect(server.note.note_text.length).toBeGreaterThan(1_000_000)
})
