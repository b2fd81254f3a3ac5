import type { Note } from '@chartwright/contract/notes'
import type { TestServer } from '../server/src/testing/test-server.ts'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test, type Page } from './support/product.ts'
import { givenVisit } from './support/transcripts.ts'

const SAID = [
  'Doctor: What medicines do you take?',
  'Patient: I take lisinopril 20 mg once a day.',
  'Doctor: Any allergies?',
  'Patient: I am allergic to penicillin, it gives me a rash.',
]

type Practitioner = Pick<TestServer['practitioners'][number], 'token'>

async function send<T>(
  { address }: TestServer,
  { token }: Practitioner,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as T
}

/** A visit of the patient whose note is signed. */
async function givenSignedVisit(server: TestServer, who: Practitioner, patientId: string) {
  const session = await givenVisit(server, who, { name: 'Blood pressure', said: SAID })
  await send(server, who, 'PUT', `/sessions/${session}/`, { patient_id: patientId })
  const note = { session_id: session, note_text: '<p>Takes lisinopril 20 mg once a day.</p>' }
  const { id, version } = await send<Note>(server, who, 'POST', '/notes/', note)
  const acknowledged = [{ kind: 'contradictions', count: 100 }]
  await send(server, who, 'POST', `/api/notes/${id}/sign`, { version, acknowledged })
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

test('a patient gets details, a page with what was signed, and the next visit begins with it', async ({
  page,
  server,
  signInNext,
}) => {
  test.setTimeout(2 * AXE_TIMEOUT_MS)
  const practitioner = await signInNext()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Patients', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeFocused()
  await page.getByLabel('Search patients, or type a new name').fill('Ana Silva')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Silva' })).toBeVisible()
  await expect(section(page, 'Details')).toContainText('Only the name is known.')

  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Patient details' })
  await dialog.getByLabel('Date of birth').fill('1872-03-10')
  await dialog.getByLabel('Phone').fill('later')
  await dialog.getByLabel('Record number').fill('MRN-77')
  await dialog.getByLabel('Pronouns').fill('she/her')
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expect(dialog).toContainText('The date of birth must not be before 1880-01-01.')
  await expect(dialog).toContainText('The phone number must be a phone number.')
  expect(await findings(page, '[role=dialog]')).toEqual([])
  await dialog.getByLabel('Date of birth').fill('1972-03-10')
  await dialog.getByLabel('Phone').fill('+44 20 7946 0123')
  await dialog.getByLabel('Sex').click()
  await page.getByRole('option', { name: 'Female' }).click()
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expect(dialog).toBeHidden()
  await expect(section(page, 'Details')).toContainText('March 10, 1972')
  await expect(section(page, 'Details')).toContainText('she/her')
  await expect(section(page, 'Allergies')).toContainText('Nothing about allergies')

  const patientId = new URL(page.url()).searchParams.get('patient') ?? ''
  await givenSignedVisit(server, practitioner, patientId)
  await page.reload()
  const medicines = section(page, 'Current medicines')
  await expect(medicines).toContainText('Lisinopril 20 mg once daily', { timeout: 40_000 })
  await expect(section(page, 'Allergies')).toContainText('Penicillin (rash)')
  await expect(section(page, 'Notes')).toContainText('Signed')
  expect(await findings(page)).toEqual([])
  await medicines.getByRole('link').click()
  await expect(page.getByText('I take lisinopril 20 mg once a day.')).toBeInViewport()

  await page.getByRole('button', { name: 'New Session', exact: true }).click()
  const header = page.getByRole('main')
  await header.getByRole('button', { name: 'Select Patient' }).click()
  await page.getByRole('gridcell', { name: 'Ana Silva' }).first().click()
  await page.getByRole('tab', { name: 'Context' }).click()
  const offer = section(page, 'Since last time')
  await expect(offer).toContainText('Medicines: lisinopril 20 mg once daily')
  expect(await findings(page)).toEqual([])
  await offer.getByRole('button', { name: 'Insert into the context' }).click()
  await expect(offer).toBeHidden()
  const context_ = page.getByRole('textbox', { name: 'Context' })
  await expect(context_).toContainText(/Since last time \(visit of .*, signed\):/)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await header.getByRole('button', { name: "Open the patient's page" }).click()
  await expect(section(page, 'Visits').getByRole('listitem')).toHaveCount(2)
  await page.goBack()
  await header.getByRole('button', { name: 'Ana Silva' }).click()
  await page.getByRole('button', { name: 'Unlink patient' }).click()
  await expect(header.getByRole('button', { name: 'Select Patient' })).toBeVisible()
  await expect(context_).toContainText('lisinopril 20 mg')
  await page.reload()
  await expect(header.getByRole('button', { name: 'Select Patient' })).toBeVisible()
})

test('the record number of another patient is refused, and what was typed stays', async ({
  page,
  server,
  signInNext,
}) => {
  const practitioner = await signInNext()
  const [one, other] = await Promise.all(
    ['Ana', 'Bo'].map((name) =>
      send<{ id: string }>(server, practitioner, 'POST', '/patients/', { name }),
    ),
  )
  const taken = { name: 'Ana', record_number: 'MRN-1' }
  await send(server, practitioner, 'PUT', `/api/patients/${one!.id}/details`, taken)
  await page.goto(`/dashboard?view=patients&patient=${other!.id}`)
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Patient details' })
  await dialog.getByLabel('Record number').fill('mrn-1')
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Another patient of yours has this record number.',
  )
  await expect(dialog.getByLabel('Record number')).toHaveValue('mrn-1')
})

test('a stranger sees no patient behind the address', async ({
  page,
  server,
  nextPractitioner,
  signInNext,
}) => {
  const owner = nextPractitioner()
  const { id } = await send<{ id: string }>(server, owner, 'POST', '/patients/', { name: 'Ana' })
  await signInNext()
  await page.goto(`/dashboard?view=patients&patient=${id}`)
  await expect(page.getByText('Patient not found.')).toBeVisible()
  await expect(page.getByText('Ana')).toBeHidden()
})
