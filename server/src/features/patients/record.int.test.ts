import type { Fact } from '@chartwright/contract/facts'
import type { Insights } from '@chartwright/contract/insights'
import type { Note } from '@chartwright/contract/notes'
import type { PatientDetails } from '@chartwright/contract/patient-details'
import type { CarriedForward, SinceLastTime } from '@chartwright/contract/patient-record'
import type { Patient } from '@chartwright/contract/patients'
import { beforeAll, describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { auditInbox } from '../../db/audit-schema.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'
import { listSignedSessions } from './record.queries.ts'

const { app, db, queueDb, givenPractitioner } = await testApp()

let ada: TestPractitioner
let eve: TestPractitioner
beforeAll(async () => {
  ada = await givenPractitioner()
  eve = await givenPractitioner()
})

async function givenPatient(name = 'Ana Silva'): Promise<string> {
  return (await as(app, ada, 'POST', '/patients/', { name })).json<Patient>().id
}

const detailsOf = (id: string) => `/api/patients/${id}/details`
const change = (id: string, body: object) =>
  as(app, ada, 'PUT', detailsOf(id), { name: 'Ana Silva', ...body })

describe('details', () => {
  const ALL = {
    date_of_birth: '1972-03-10',
    record_number: 'MRN-77',
    sex: 'female',
    pronouns: 'she/her',
    phone: '+44 20 7946 0123',
    email: 'ana@example.org',
  }

  test('are empty at first, stored, changed one by one and cleared', async () => {
    const id = await givenPatient()
    const none = Object.fromEntries(Object.keys(ALL).map((field) => [field, null]))
    expect((await as(app, ada, 'GET', detailsOf(id))).json()).toEqual({
      id,
      name: 'Ana Silva',
      ...none,
    })
    expect((await change(id, ALL)).json()).toEqual({ id, name: 'Ana Silva', ...ALL })
    const changed = await change(id, { phone: null, name: ' Ana Sá ' })
    expect(changed.json<PatientDetails>()).toEqual({ id, ...ALL, name: 'Ana Sá', phone: null })
    expect((await as(app, ada, 'GET', `/patients/${id}/`)).json()).toEqual({ id, name: 'Ana Sá' })
  })

  test.each([
    ['date_of_birth', '2026-02-30', 'must be a date'],
    ['date_of_birth', '9999-01-01', 'must not be in the future'],
    ['date_of_birth', '1879-12-31', 'must not be before 1880'],
    ['record_number', 'x'.repeat(65), 'must be at most 64 characters'],
    ['record_number', '  ', 'must not be empty'],
    ['sex', 'f', 'must be female, male, other or unknown'],
    ['pronouns', 'x'.repeat(41), 'must be at most 40 characters'],
    ['phone', 'call me', 'must be a phone number'],
    ['phone', '12', 'must be a phone number'],
    ['email', 'ana@', 'must be an email address'],
    ['name', '', 'must not be empty'],
  ])('%s %j is refused, and nothing is lost', async (field, value, why) => {
    const id = await givenPatient()
    await change(id, { pronouns: 'they/them' })
    const answer = await change(id, { pronouns: 'he/him', [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ detail: string }>().detail).toContain(`${field}: ${why}`)
    expect((await as(app, ada, 'GET', detailsOf(id))).json()).toMatchObject({
      name: 'Ana Silva',
      pronouns: 'they/them',
    })
  })

  test('one record number is one patient of a practitioner, case-insensitively', async () => {
    const [one, other] = [await givenPatient(), await givenPatient()]
    await change(one, { record_number: 'ab-1' })
    expect((await change(one, { record_number: 'AB-1' })).statusCode).toBe(200)
    const refused = await change(other, { record_number: 'Ab-1' })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        detail: 'Another patient of yours has this record number.',
        code: 'RECORD_NUMBER_TAKEN',
      },
    ])
    const theirs = (await as(app, eve, 'POST', '/patients/', { name: 'Bo' })).json<Patient>().id
    const kept = await as(app, eve, 'PUT', detailsOf(theirs), {
      name: 'Bo',
      record_number: 'AB-1',
    })
    expect(kept.statusCode).toBe(200)
  })

  test('of two patients given the same number concurrently, one is refused', async () => {
    const ids = [await givenPatient(), await givenPatient()]
    const answers = await Promise.all(ids.map((id) => change(id, { record_number: 'same' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ])
  })
})

test('another practitioner gets 404 for page, fields and links', async () => {
  const id = await givenPatient()
  const sessionId = await givenVisit(app, ada)
  await as(app, ada, 'PUT', `/sessions/${sessionId}/`, { patient_id: id })
  const task = { title: 'Call', category: 'Action', status: 'todo', patient_id: id }
  const { id: taskId } = (await as(app, ada, 'POST', '/api/tasks/', task)).json<{ id: string }>()
  const answers = await Promise.all([
    as(app, eve, 'GET', detailsOf(id)),
    as(app, eve, 'PUT', detailsOf(id), { name: 'Mine', sex: 'male' }),
    as(app, eve, 'GET', `/api/patients/${id}/visits`),
    as(app, eve, 'GET', `/api/patients/${id}/carried-forward`),
    as(app, eve, 'GET', `/api/sessions/${sessionId}/since-last-time`),
    as(app, eve, 'PUT', `/sessions/${sessionId}/`, { patient_id: null }),
    as(app, eve, 'PUT', `/api/tasks/${taskId}`, { patient_id: null }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(answers.length).fill(404))
  expect((await as(app, ada, 'GET', `/sessions/${sessionId}/`)).json()).toMatchObject({
    patient_id: id,
  })
  expect((await as(app, ada, 'GET', detailsOf(id))).json()).toMatchObject({ sex: null })
})

describe('unlinking', () => {
  test('leaves the session with its notes and facts, and the audit trail records it', async () => {
    const id = await givenPatient()
    const visit = await givenSignedVisit(id, ['Patient: I take lisinopril 20 mg once a day.'])
    const answer = await as(app, ada, 'PUT', `/sessions/${visit}/`, { patient_id: null })
    expect(answer.json()).toMatchObject({ patient_id: null, patient_name: null, note_count: 1 })
    expect(await factsOf(visit)).not.toEqual([])
    expect((await carriedOf(id)).visits).toBe(0)
    const entries = await inTransaction(queueDb, (tx) => tx.select().from(auditInbox))
    const told = entries.filter(
      ({ objectIds, what }) => objectIds.includes(visit) && what.startsWith('patient_'),
    )
    expect(told.map(({ what }) => what)).toEqual(['patient_linked', 'patient_unlinked'])
  })

  test('leaves the task', async () => {
    const id = await givenPatient()
    const task = { title: 'Call', category: 'Action', status: 'todo', patient_id: id }
    const made = (await as(app, ada, 'POST', '/api/tasks/', task)).json<{ id: string }>()
    const answer = await as(app, ada, 'PUT', `/api/tasks/${made.id}`, { patient_id: null })
    expect(answer.json()).toMatchObject({ title: 'Call', patient_id: null, patient_name: null })
    expect((await as(app, ada, 'GET', `/api/tasks/patient/${id}`)).json()).toEqual([])
  })
})

async function givenDraft(patientId: string, lines: readonly string[]): Promise<[string, Note]> {
  const sessionId = await givenVisit(app, ada, { transcript: lines.join('\n') })
  await as(app, ada, 'PUT', `/sessions/${sessionId}/`, { patient_id: patientId })
  const body = { session_id: sessionId, note_text: '<p>Seen.</p>' }
  return [sessionId, (await as(app, ada, 'POST', '/notes/', body)).json<Note>()]
}

async function sign({ id, version }: Note): Promise<void> {
  const acknowledged = [{ kind: 'contradictions', count: 100 }]
  const answer = await as(app, ada, 'POST', `/api/notes/${id}/sign`, { version, acknowledged })
  expect(answer.statusCode).toBe(201)
}

async function givenSignedVisit(patientId: string, lines: readonly string[]): Promise<string> {
  const [sessionId, note] = await givenDraft(patientId, lines)
  await sign(note)
  return sessionId
}

async function carriedOf(id: string): Promise<CarriedForward> {
  return (await as(app, ada, 'GET', `/api/patients/${id}/carried-forward`)).json()
}

async function factsOf(sessionId: string): Promise<Fact[]> {
  const answer = await as(app, ada, 'GET', `/api/sessions/${sessionId}/facts`)
  return answer.json<{ facts: Fact[] }>().facts
}

async function sinceOf(sessionId: string): Promise<SinceLastTime | null> {
  const answer = await as(app, ada, 'GET', `/api/sessions/${sessionId}/since-last-time`)
  return answer.json<{ since: SinceLastTime | null }>().since
}

const FIRST = [
  'Doctor: What medicines do you take?',
  'Patient: I take lisinopril 20 mg once a day.',
  'Doctor: Any allergies?',
  'Patient: I am allergic to penicillin, it gives me a rash.',
]

describe('carried forward', () => {
  test('contains what is signed, nothing of a draft, and nothing that was unsigned', async () => {
    const id = await givenPatient()
    const [sessionId, note] = await givenDraft(id, FIRST)
    expect(await carriedOf(id)).toMatchObject({ medicines: [], allergies: [], visits: 0 })
    await sign(note)
    const carried = await carriedOf(id)
    expect(carried).toMatchObject({
      medicines: [{ concept: 'lisinopril', session_id: sessionId }],
      allergies: [{ text: 'penicillin (rash)', session_id: sessionId }],
      visits: 1,
    })
    const facts = await factsOf(sessionId)
    const line = facts.find(({ concept }) => concept === 'lisinopril')?.said[0]?.segment_id
    expect(carried.medicines[0]?.segment_id).toBe(line)
    await as(app, ada, 'POST', `/api/notes/${note.id}/unsign`, { reason: 'A slip.' })
    expect(await carriedOf(id)).toMatchObject({ medicines: [], allergies: [], visits: 0 })
  })

  test('stays as it was signed when the transcript is gone, without the words', async () => {
    const id = await givenPatient()
    const sessionId = await givenSignedVisit(id, FIRST)
    const signed = await asPractitioner(db, ada.id, (tx) =>
      listSignedSessions(tx, ada.id, { patientId: id }),
    )
    expect(signed[0]?.ledger).not.toBeNull()
    expect(JSON.stringify(signed)).not.toMatch(/I take|I am/)
    const before = await carriedOf(id)
    const { id: transcript } = (await as(app, ada, 'GET', `/transcript/${sessionId}`)).json<{
      id: string
    }>()
    await as(app, ada, 'PUT', `/api/transcript/${transcript}`, { text: 'Doctor: Hello.' })
    expect(await carriedOf(id)).toEqual(before)
  })

  test('the page lists the visits, newest first, and their notes', async () => {
    const id = await givenPatient()
    const first = await givenSignedVisit(id, FIRST)
    const [second] = await givenDraft(id, FIRST)
    const page = await as(app, ada, 'GET', `/api/patients/${id}/visits`)
    expect(page.json()).toMatchObject({
      sessions: [
        { id: second, signed_note_count: 0 },
        { id: first, signed_note_count: 1 },
      ],
      notes: [
        { session_id: second, signed_at: null, signer_name: null },
        { session_id: first, signed_at: expect.any(String) as string },
      ],
    })
  })
})

describe('since last time', () => {
  test('is offered to the next visit alone, and read there as history', async () => {
    const id = await givenPatient()
    const first = await givenSignedVisit(id, FIRST)
    const next = await givenVisit(app, ada, {
      transcript: 'Patient: I have had a cough for three days.',
    })
    expect(await sinceOf(next)).toBeNull()
    await as(app, ada, 'PUT', `/sessions/${next}/`, { patient_id: id })
    const since = await sinceOf(next)
    expect(since?.session_id).toBe(first)
    expect(since?.lines[0]).toMatch(/^Since last time \(visit of \d+ \w+ \d{4}, signed\):$/)
    expect(since?.lines.slice(1).join('\n')).toMatch(
      /Medicines: lisinopril 20 mg.*\nAllergies: penicillin/,
    )
    expect(await sinceOf(first)).toBeNull()

    const context = (since?.lines ?? []).map((line) => `<p>${line}</p>`).join('')
    await as(app, ada, 'PUT', `/sessions/${next}/`, { tabContents: { context } })
    const carried = (await factsOf(next)).filter(({ source }) => source === 'carried')
    expect(carried).toMatchObject([
      { kind: 'medication', concept: 'lisinopril', status: 'takes' },
      { kind: 'allergy', concept: 'penicillin' },
    ])
    const facts = await factsOf(next)
    expect(facts.filter(({ kind, source }) => kind === 'plan' || source === 'typed')).toEqual([])
    const note_text = `<p>${since?.lines[1]?.replace(':', ' before this visit:') ?? ''}.</p>`
    const note = await as(app, ada, 'POST', '/notes/', { session_id: next, note_text })
    const insights = await as(app, ada, 'GET', `/api/notes/${note.json<Note>().id}/insights`)
    expect(insights.json()).toMatchObject({ sentences: [{ standing: 'typed' }] })
    const { omissions } = insights.json<Insights>()
    expect(JSON.stringify(omissions)).not.toMatch(/lisinopril|penicillin/)
  })

  test("today's words take precedence", async () => {
    const id = await givenPatient()
    await givenSignedVisit(id, FIRST)
    const [next, note] = await givenDraft(id, [
      'Doctor: Your blood pressure is low. We will stop the lisinopril today.',
      'Patient: Okay.',
    ])
    const since = await sinceOf(next)
    const context = (since?.lines ?? []).map((line) => `<p>${line}</p>`).join('')
    await as(app, ada, 'PUT', `/sessions/${next}/`, { tabContents: { context } })
    const drugs = (await factsOf(next)).filter(({ kind }) => kind === 'medication')
    expect(drugs).toMatchObject([{ concept: 'lisinopril', source: 'heard', status: 'stop' }])
    await sign(note)
    expect(await carriedOf(id)).toMatchObject({
      medicines: [],
      allergies: [{ concept: 'penicillin' }],
    })
  })
})
