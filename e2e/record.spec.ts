import { readFile } from 'node:fs/promises'
import {
  EMR,
  openOpenEmrStandIn,
  type OpenEmrStandIn,
} from '../server/src/testing/record/openemr-stand-in.ts'
import { checkBundle } from '../server/src/testing/record/check-bundle.ts'
import type { TestServer } from '../server/src/testing/test-server.ts'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test as base, type Page } from './support/product.ts'
import { loadServer } from './support/server-bundle.ts'
import { WITHOUT_STEP } from './support/shared.ts'
import { givenVisit } from './support/transcripts.ts'

const READER_STARTS_MS = 45_000

type Bundle = Parameters<typeof checkBundle>[0]

const test = base.extend<object, { emr: OpenEmrStandIn; server: TestServer }>({
  emr: [
    // Playwright reads the names of the fixtures it needs from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const emr = await openOpenEmrStandIn()
      await use(emr)
      emr.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ emr }, use) => {
      const { startTestServer } = await loadServer()
      const server = await startTestServer(4, {
        ...WITHOUT_STEP,
        OPENEMR_BASE_URL: emr.url,
        OPENEMR_CLIENT_ID: EMR.clientId,
        OPENEMR_CLIENT_SECRET: EMR.clientSecret,
        OPENEMR_USERNAME: EMR.username,
        OPENEMR_PASSWORD: EMR.password,
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function downloadBundle(page: Page): Promise<Bundle> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseInMenu(page, 'Download FHIR bundle'),
  ])
  expect(download.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d .*SOAP.*\.fhir\.json$/)
  return JSON.parse(await readFile(await download.path(), 'utf8')) as Bundle
}

async function send(page: Page, encounter: string): Promise<void> {
  await chooseInMenu(page, 'Send to the record')
  const dialog = page.getByRole('dialog', { name: 'Send to the record' })
  await dialog.getByLabel('Patient ID in OpenEMR').fill('7')
  await dialog.getByLabel('Encounter number').fill(encounter)
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
}

test('a note is written, signed, downloaded as a valid bundle and sent to the record', async ({
  page,
  context,
  server,
  emr,
  nextPractitioner,
  signIn,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  await page.goto(`/dashboard?session=${await givenVisit(server, practitioner)}`)
  await page.getByRole('button', { name: 'Create Note' }).click()
  await page.getByRole('option', { name: 'SOAP', exact: true }).click()
  await expect(page.getByText(/^Written by \S/)).toBeVisible({ timeout: READER_STARTS_MS })

  const draft = await downloadBundle(page)
  expect(checkBundle(draft)).toEqual([])
  expect(draft.entry?.[0]?.resource).toMatchObject({ status: 'preliminary' })

  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Sign note' })
    .getByRole('button', { name: 'Sign' })
    .click()
  await expect(page.getByRole('region', { name: 'Signature' })).toBeVisible()
  const signed = await downloadBundle(page)
  expect(checkBundle(signed)).toEqual([])
  expect(signed.entry?.[0]?.resource).toMatchObject({ status: 'final' })
  const types = new Set(signed.entry?.map(({ resource }) => resource?.resourceType))
  for (const type of ['AllergyIntolerance', 'MedicationRequest', 'ServiceRequest', 'Provenance'])
    expect(types).toContain(type)

  const sent = page.getByRole('list', { name: 'Sent to the record' })
  await send(page, '22')
  await expect(sent).toContainText('does not know this patient or encounter')
  await expect(sent.getByRole('button', { name: 'Try again' })).toBeVisible()
  await send(page, '21')
  await expect(sent).toContainText(
    /Sent to 127\.0\.0\.1:\d+ \(patient 7, encounter 21\), .+, as soap_note\/1\./,
  )
  expect(await findings(page)).toEqual([])
  expect(emr.notes).toHaveLength(1)
  expect(emr.notes[0]?.['plan']).toMatch(/paracetamol 500 mg/i)
  expect(emr.complaints).toEqual([])
})
