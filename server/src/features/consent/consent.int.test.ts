import {
  CONSENT_ANSWERS,
  ORIGINAL_WORDING,
  type ConsentWording,
  type SessionConsent,
} from '@chartwright/contract/consent'
import { CONSENT_WORDING_MAX_CHARS } from '@chartwright/contract/limits'
import type { Note } from '@chartwright/contract/notes'
import type { Session } from '@chartwright/contract/sessions'
import { expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenSignedNote } from '../../testing/given-signed-note.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, db, queueDb, givenPractitioner } = await testApp()

const PROFILE = {
  role: 'Other',
  specialty: '',
  organization_name: '',
  organization_size: '',
  country: 'Other',
}

async function givenAda() {
  const ada = await givenPractitioner()
  const { id } = (await as(app, ada, 'POST', '/sessions/', {})).json<Session>()
  return { ada, url: `/api/sessions/${id}/consent`, sessionId: id }
}

const answer = (who: TestPractitioner, url: string, body: object) => as(app, who, 'POST', url, body)
const say = (who: TestPractitioner, url: string, said: string, version = 1) =>
  answer(who, url, { answer: said, wording_version: version })
const read = async (who: TestPractitioner, url: string) =>
  (await as(app, who, 'GET', url)).json<SessionConsent>()
const word = (who: TestPractitioner, text: unknown, basedOn: number) =>
  as(app, who, 'PUT', '/api/consent-wording', { text, based_on: basedOn })

test('each answer is a separate record, with who, when and the wording at that time', async () => {
  const { ada, url } = await givenAda()
  expect(await read(ada, url)).toEqual({
    mode: 'ask',
    records: [],
    was_recorded: false,
    wording: { version: 1, text: ORIGINAL_WORDING },
  })
  expect((await say(ada, url, 'verbal')).statusCode).toBe(201)
  expect((await word(ada, 'May I record?', 1)).json()).toMatchObject({
    version: 2,
    text: 'May I record?',
  })
  await as(app, ada, 'PUT', '/auth/update-profile', { ...PROFILE, name: 'Dr. Newly Wed' })
  await say(ada, url, 'declined', 2)
  const { records } = await read(ada, url)
  expect(records).toMatchObject([
    { answer: 'verbal', wording_version: 1, wording: ORIGINAL_WORDING },
    { answer: 'declined', wording_version: 2, wording: 'May I record?' },
  ])
  expect(records.map(({ recorded_by: by }) => by)).toEqual(['Test Practitioner', 'Dr. Newly Wed'])
  expect(new Date(records[1]?.recorded_at ?? 0) >= new Date(records[0]?.recorded_at ?? '')).toBe(
    true,
  )
})

test('the application can neither change nor delete answers and wordings', async () => {
  const { ada, url } = await givenAda()
  await say(ada, url, 'written')
  for (const table of ['session_consents', 'consent_wordings']) {
    for (const attempt of [
      `update ${table} set practitioner_id = practitioner_id`,
      `delete from ${table}`,
    ]) {
      await expect(asPractitioner(db, ada.id, (tx) => tx.execute(attempt))).rejects.toMatchObject({
        cause: { code: '42501' },
      })
    }
  }
  expect((await read(ada, url)).records).toHaveLength(1)
})

test('records are deleted with their session', async () => {
  const { ada, url, sessionId } = await givenAda()
  await say(ada, url, 'standing')
  expect((await as(app, ada, 'DELETE', `/sessions/${sessionId}`)).statusCode).toBe(200)
  expect((await as(app, ada, 'GET', url)).statusCode).toBe(404)
})

test('each practitioner has their own current wording, and the one that was read stays known', async () => {
  const { ada, url } = await givenAda()
  const bob = await givenPractitioner()
  await word(ada, '  First line.\nSecond line.  ', 1)
  await word(ada, 'Third.', 2)
  const current = async (who: TestPractitioner) =>
    (await as(app, who, 'GET', '/api/consent-wording')).json<ConsentWording>()
  expect(await current(ada)).toMatchObject({ version: 3, text: 'Third.' })
  expect(await current(bob)).toMatchObject({ version: 1, text: ORIGINAL_WORDING })
  // A window opened before the edit has read the earlier version aloud.
  await say(ada, url, 'verbal', 2)
  expect((await read(ada, url)).records).toMatchObject([
    { wording_version: 2, wording: 'First line.\nSecond line.' },
  ])
})

test('an edit of an older version is refused, and an unchanged text is not a new version', async () => {
  const ada = await givenPractitioner()
  await word(ada, 'Mine.', 1)
  expect((await word(ada, 'Other.', 1)).statusCode).toBe(409)
  expect((await word(ada, 'Mine.', 2)).json()).toMatchObject({ version: 2, text: 'Mine.' })
})

test('an empty text, one that is too long, and a non-text are not wordings', async () => {
  const ada = await givenPractitioner()
  for (const text of ['', ' \n ', 'x'.repeat(CONSENT_WORDING_MAX_CHARS + 1), 7, null]) {
    expect((await word(ada, text, 1)).statusCode).toBe(400)
  }
  expect((await word(ada, 'x'.repeat(CONSENT_WORDING_MAX_CHARS), 1)).statusCode).toBe(200)
})

test.each([
  { answer: 'maybe', wording_version: 1 },
  { answer: 'withdrawn', wording_version: 1 },
  { answer: 'verbal' },
  { answer: 'verbal', wording_version: -1 },
  {},
])('an invalid answer is refused, and nothing is recorded: %j', async (body) => {
  const { ada, url } = await givenAda()
  expect((await answer(ada, url, body)).statusCode).toBe(400)
  expect((await read(ada, url)).records).toEqual([])
})

test('a wording that was never theirs, and a missing session, are refused', async () => {
  const { ada, url } = await givenAda()
  const unknown = await say(ada, url, 'verbal', 9)
  expect([unknown.statusCode, unknown.json()]).toEqual([
    409,
    { code: 'CONFLICT', detail: 'There is no such version of the consent wording.' },
  ])
  expect((await say(ada, `/api/sessions/${newId()}/consent`, 'verbal')).statusCode).toBe(404)
  expect((await read(ada, url)).records).toEqual([])
})

test('the audit trail has each answer and the withdrawal, and none of the words', async () => {
  const { ada, url, sessionId } = await givenAda()
  await word(ada, 'Unmistakable Zebra', 1)
  for (const said of CONSENT_ANSWERS) await say(ada, url, said, 2)
  await answer(ada, `${url}/withdrawal`, { delete_transcript: true })
  const { rows } = await inTransaction(queueDb, (tx) =>
    tx.execute<{ what: string; details: object; object_ids: string[] }>(
      `select what, details, object_ids from audit_inbox
       where practitioner_id = '${ada.id}' and what like 'consent%' order by id`,
    ),
  )
  expect(rows.map(({ what, details }) => [what, details])).toEqual([
    ...CONSENT_ANSWERS.map((said) => ['consent_recorded', { answer: said, wording_version: 2 }]),
    ['consent_withdrawn', { transcript_deleted: true }],
  ])
  expect(rows.every(({ object_ids: ids }) => ids[0] === sessionId)).toBe(true)
  expect(JSON.stringify(rows)).not.toContain('Zebra')
})

test('a signed note survives a withdrawal, and what was said can be neither read nor found again', async () => {
  const ada = await givenPractitioner()
  const sessionId = await givenVisit(app, ada, { transcript: 'Unmistakable zebra was said.' })
  const { id, note_text, signature } = await givenSignedNote(app, ada, sessionId, 'Giraffe')
  const found = async (word: string) => (await as(app, ada, 'GET', `/api/search?q=${word}`)).body
  expect(await found('unmistakable')).toContain('was said')
  const url = `/api/sessions/${sessionId}/consent/withdrawal`
  const withdrawn = await as(app, ada, 'POST', url, { delete_transcript: true })
  expect(withdrawn.statusCode).toBe(201)
  expect(await found('unmistakable')).not.toContain('was said')
  expect((await as(app, ada, 'GET', `/transcript/${sessionId}`)).body).not.toContain('zebra')
  const notes = (await as(app, ada, 'GET', `/notes/${sessionId}`)).json<Note[]>()
  expect(notes.find((note) => note.id === id)).toMatchObject({ note_text, signature })
  expect(await found('giraffe')).toContain('is signed')
})
