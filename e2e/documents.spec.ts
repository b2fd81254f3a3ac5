import { readFile } from 'node:fs/promises'
import { readDocx, readPdf } from '../server/src/testing/read-documents.ts'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { editor, expectSaved } from './support/editor.ts'
import { addAddendum, signNote, writeNote } from './support/notes.ts'
import { expect, test, type Page } from './support/product.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function clipboard(page: Page, type: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read()
    return (await (await item?.getType(wanted))?.text()) ?? ''
  }, type)
}

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function download(page: Page, menu: string, item: string) {
  const coming = page.waitForEvent('download')
  await choose(page, menu, item)
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a note is copied, copied by section, printed and downloaded; so is the visit', async ({
  page,
  openVisit,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await openVisit()
  await writeNote(page)
  await expectSaved(page)

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Copy note' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Copy note' }).click()
  await expect(page.getByText('Note copied.')).toBeVisible()
  const whole = (await clipboard(page, 'text/plain')).replaceAll('\r\n', '\n')
  expect(whole).toMatch(/paracetamol 500 mg/i)
  expect(whole).not.toMatch(/[*#<>]|\n\n\n/)
  expect(await clipboard(page, 'text/html')).toContain('<h2>')
  await choose(page, 'Export', 'Plan')
  await expect(page.getByText('Plan copied.')).toBeVisible()
  const section = (await clipboard(page, 'text/plain')).replaceAll('\r\n', '\n')
  expect(section).toMatch(/^Plan\n/)
  expect(whole).toContain(section)
  expect(section.length).toBeLessThan(whole.length)

  // What was typed a moment ago is in the file.
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Typed just now.')
  const draft = await download(page, 'Export', 'Download PDF')
  expect(draft.name).toMatch(/^\d{4}-\d\d-\d\d .*SOAP\.pdf$/)
  const { pages, tags } = await readPdf(draft.bytes)
  expect(pages.join('\n')).toContain('Typed just now.')
  expect(pages.join('\n')).toMatch(/paracetamol 500 mg/i)
  expect(pages[0]).toContain('DRAFT – not signed')
  expect(pages[0]).toContain(`Page 1 of ${String(pages.length)}`)
  expect(tags).toContain('H2')

  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }))
  await choose(page, 'Export', 'Print')
  await expect(page).toHaveTitle('printed')
  const paper = await readPdf(await page.pdf())
  expect(paper.pages[0]).toContain('DRAFT – not signed')
  expect(paper.pages[0]).toMatch(/Visit on \w+ \d+, \d{4}/)
  expect(paper.pages[0]).toContain(`Page 1 of ${String(paper.pages.length)}`)
  expect(paper.pages[0]).not.toContain('Export')

  await signNote(page)
  await addAddendum(page, 'Called back: the fever is gone.')

  const word = await download(page, 'Export', 'Download Word (DOCX)')
  expect(word.name).toMatch(/SOAP\.docx$/)
  const { html, heads } = await readDocx(word.bytes)
  expect(html).toContain('<h1>SOAP</h1>')
  expect(html).toContain('<h2>Plan</h2>')
  expect(html).toContain('Called back: the fever is gone.')
  expect(heads.join('')).toMatch(/SOAP · Signed by .+, on \w+ \d+, \d{4}/)

  await page.getByRole('button', { name: 'Download visit' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Include transcript' }).click()
  expect(await findings(page)).toEqual([])
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download visit as PDF' }).click()
  const visit = await readPdf(await readFile(await (await coming).path()))
  expect(visit.pages[0]).toMatch(/SOAP · Signed by/)
  expect(visit.pages.at(-1)).toContain('Transcription')
})
