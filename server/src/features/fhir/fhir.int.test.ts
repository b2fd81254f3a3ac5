import type { Note } from '@chartwright/contract/notes'
import type { Patient } from '@chartwright/contract/patients'
import type { Bundle } from 'fhir/r4'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { ReaderError, type FactReader } from '../../providers/reader/reader.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { sharedReader } from '../../testing/shared-reader.ts'
import { testApp } from '../../testing/test-app.ts'
import { checkBundle } from '../../testing/record/check-bundle.ts'

let isDead = false
const reader: FactReader = {
  ...sharedReader(),
  read: (visit) =>
    isDead ? Promise.reject(new ReaderError('It is dead.')) : sharedReader().read(visit),
}
const { app, owner, logged, givenPractitioner } = await testApp({ reader })

const HOSTILE = '../Zoë "\r\nSet-Cookie: a=b" 張 <script>'
const SAID = [
  'Doctor: What brings you in?',
  'Patient: I have had a cough for three days. I take lisinopril ten milligrams every day.',
  'Doctor: Any allergies?',
  'Patient: I am allergic to penicillin, I get hives.',
  'Doctor: Your blood pressure is 140 over 90. You have bronchitis. Start doxycycline 100 milligrams twice a day.',
  'Doctor: I will order a chest x-ray.',
].join('\n')
const TOLD =
  '<h2>Subjective</h2><p>Cough for 3 days.</p><p>Takes lisinopril 10 mg daily.</p><p>Allergic to penicillin (hives).</p>' +
  '<h2>Objective</h2><p>Blood pressure 140/90.</p><h2>Plan</h2><p>Bronchitis.</p><p>Start doxycycline 100 mg twice daily.</p>'

async function givenNote(note_text: string, name?: string) {
  const ada = await givenPractitioner()
  const session = await givenVisit(app, ada, { transcript: SAID })
  if (name !== undefined) {
    const patient = (await as(app, ada, 'POST', '/patients/', { name })).json<Patient>()
    await as(app, ada, 'PUT', `/sessions/${session}/`, { patient_id: patient.id })
  }
  const body = { session_id: session, note_text, title: 'SOAP Note' }
  return { ada, note: (await as(app, ada, 'POST', '/notes/', body)).json<Note>() }
}
const sign = (ada: TestPractitioner, { id, version }: Note) =>
  as(app, ada, 'POST', `/api/notes/${id}/sign`, {
    version,
    acknowledged: [{ kind: 'contradictions', count: 100 }],
  })
const download = (ada: TestPractitioner, id: string) => as(app, ada, 'GET', `/api/notes/${id}/fhir`)
const typesOf = ({ entry = [] }: Bundle) => entry.map(({ resource }) => resource?.resourceType)

test('a signed note is a valid document with the resources of what it states', async () => {
  const { ada, note } = await givenNote(TOLD, HOSTILE)
  await sign(ada, note)
  await as(app, ada, 'POST', `/api/notes/${note.id}/addenda`, { text: 'X-ray is clear.' })
  const answer = await download(ada, note.id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/fhir+json',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="\d{4}-\d\d-\d\d Zoe [^"\r\n]* SOAP Note\.fhir\.json"; filename\*=UTF-8''[\w%.-]+$/,
    ) as string,
  })
  const bundle = answer.json<Bundle>()
  expect(checkBundle(bundle)).toEqual([])
  const types = typesOf(bundle)
  expect(types.slice(0, 6)).toEqual([
    'Composition',
    'Patient',
    'Encounter',
    'Practitioner',
    'Device',
    'DocumentReference',
  ])
  expect(types).toEqual(
    expect.arrayContaining([
      'Condition',
      'MedicationStatement',
      'MedicationRequest',
      'AllergyIntolerance',
      'Observation',
    ]),
  )
  // It was said, and the note does not state it.
  expect(types).not.toContain('ServiceRequest')
  expect(bundle.entry?.[0]?.resource).toMatchObject({ status: 'amended' })
  expect(logged.join('')).not.toMatch(/Zoë|penicillin|bronchitis/)
})

describe('also valid is', () => {
  test.each<[string, string, string?]>([
    ['a draft without a patient', TOLD],
    ['a draft that says nothing', '', 'Ana'],
    ['a note that tells nothing of the visit', '<p>Something else.</p>', 'Ana'],
  ])('%s', async (_, text, name) => {
    const { ada, note } = await givenNote(text, name)
    const bundle = (await download(ada, note.id)).json<Bundle>()
    expect(checkBundle(bundle)).toEqual([])
    expect(bundle.entry?.[0]?.resource).toMatchObject({ status: 'preliminary' })
  })
})

test('a corrected fact is included as corrected', async () => {
  const { ada, note } = await givenNote(TOLD)
  const { facts } = (await as(app, ada, 'GET', `/api/sessions/${note.session_id}/facts`)).json<{
    facts: { id: string; concept: string; kind: string; text: string }[]
  }>()
  const allergy = facts.find(({ kind }) => kind === 'allergy')
  if (!allergy) throw new Error('no allergy was read')
  const { id, text: _text, ...rest } = allergy
  await as(app, ada, 'PUT', `/api/sessions/${note.session_id}/facts/${id}`, {
    ...rest,
    attributes: { detail: 'anaphylaxis' },
  })
  await as(app, ada, 'PUT', `/notes/${note.id}`, {
    note_text: '<p>Allergic to penicillin (anaphylaxis).</p>',
  })
  const answer = await download(ada, note.id)
  const resources = answer.json<Bundle>().entry?.map(({ resource }) => resource)
  expect(resources).toContainEqual(
    expect.objectContaining({
      resourceType: 'AllergyIntolerance',
      reaction: [{ manifestation: [{ text: 'anaphylaxis' }] }],
    }),
  )
})

test('a download is in the audit trail, and another practitioner’s note is not found', async () => {
  const { ada, note } = await givenNote(TOLD)
  await download(ada, note.id)
  const { rows } = await inTransaction(owner, (tx) =>
    tx.execute<{ object_ids: string[] }>(
      `select object_ids from audit_inbox where what = 'GET /notes/{id}/fhir' and practitioner_id = '${ada.id}'`,
    ),
  )
  expect(rows[0]?.object_ids).toEqual([note.id])
  const other = await download(await givenPractitioner(), note.id)
  expect([other.statusCode, other.json()]).toEqual([
    404,
    { code: 'NOT_FOUND', detail: 'Note not found.' },
  ])
})

test('without the facts there is no document that silently lacks them', async () => {
  const { ada, note } = await givenNote(TOLD)
  isDead = true
  const answer = await download(ada, note.id)
  isDead = false
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    503,
    'FACTS_UNAVAILABLE',
  ])
})
