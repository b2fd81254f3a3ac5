import { readFile } from 'node:fs/promises'
import { readDocx, readPdf } from '../server/src/testing/read-documents.ts'
import { checkBundle } from '../server/src/testing/record/check-bundle.ts'
import { editor } from './support/editor.ts'
import { addAddendum, signNote, writeNote } from './support/notes.ts'
import { expect, type Page } from './support/product.ts'
import { button, panel } from './support/recording.ts'
import { scriptHearing, test } from './support/scripted-hearing.ts'
import { givenSessionOf } from './support/sessions.ts'

const SAID = [
  'Good morning, what brings you in today?',
  'I have had left knee pain for two weeks, and I take ibuprofen 400 mg twice a day.',
  'I think this is a strain of the left knee. I am going to order an x-ray of the left knee.',
]
const SLOW = { timeout: 60_000 }

// With everything that moves, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

async function download(page: Page, item: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a visit is recorded, written, checked, signed, amended and put into the chart', async ({
  page,
  server,
  signInNext,
}) => {
  test.setTimeout(240_000)
  let heard = 0
  scriptHearing(() => Promise.resolve(SAID[heard++] ?? ''))
  const session = await givenSessionOf(server, await signInNext(), 'Zoë Roe', 'New Session')
  await page.goto(`/dashboard?session=${session.id}&tab=transcription`)
  await button(page, 'Start Recording').click()
  await expect.poll(() => heard, SLOW).toBeGreaterThanOrEqual(SAID.length)
  await button(page, 'Stop').click()
  await expect(panel(page).getByText('Ready to record')).toBeVisible(SLOW)
  await expect(page.getByText(/x-ray of the left knee/).first()).toBeVisible(SLOW)

  await writeNote(page)
  await expect(editor(page)).toContainText(/ibuprofen 400 mg/i)
  const insights = page.getByRole('complementary', { name: 'Insights' })
  await expect(insights).toContainText('supported')

  await signNote(page)
  await addAddendum(page, 'X-ray seen: no fracture.')

  const paper = await download(page, 'Download PDF')
  expect(paper.name).toMatch(/^\d{4}-\d\d-\d\d Zoë Roe SOAP\.pdf$/)
  const text = (await readPdf(paper.bytes)).pages.join('\n')
  for (const told of ['Zoë Roe', 'Signed by', 'ibuprofen 400 mg', 'X-ray seen: no fracture.'])
    expect(text.toLowerCase()).toContain(told.toLowerCase())

  const { html } = await readDocx((await download(page, 'Download Word (DOCX)')).bytes)
  for (const told of ['ibuprofen 400 mg', 'x-ray seen: no fracture.'])
    expect(html.toLowerCase()).toContain(told)

  const bytes = (await download(page, 'Download FHIR bundle')).bytes
  const bundle = JSON.parse(bytes.toString('utf8')) as Parameters<typeof checkBundle>[0]
  expect(checkBundle(bundle)).toEqual([])
  expect(bundle.entry?.[0]?.resource).toMatchObject({ status: 'amended' })
  const types = bundle.entry?.map(({ resource }) => resource?.resourceType)
  for (const type of ['Patient', 'DocumentReference', 'MedicationStatement', 'Provenance'])
    expect(types).toContain(type)
})
