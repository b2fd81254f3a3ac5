import type { NoteHistory, NoteVersionText } from '@chartwright/contract/note-history'
import type { Note } from '@chartwright/contract/notes'
import { expect, test } from 'vitest'
import { scriptedScribe } from '../../../providers/scribe/scripted.ts'
import { as } from '../../../testing/as.ts'
import type { TestPractitioner } from '../../../testing/factories.ts'
import { givenTemplate, givenVisit } from '../../../testing/given-visit.ts'
import { testApp } from '../../../testing/test-app.ts'
import { VERSION } from '../../../lib/version.ts'

const { app, owner, givenPractitioner } = await testApp({
  scribe: {
    ...scriptedScribe({
      async *writeNote() {
        yield '## Plan\n\nRest.'
      },
      editNote: async ({ text }) => ({ kind: 'edit', text: `${text}\n\nDrink tea.` }),
    }),
    model: null,
  },
})

async function givenWritten() {
  const ada = await givenPractitioner()
  const sessionId = await givenVisit(app, ada, { transcript: 'Please rest.' })
  const body = { template_id: await givenTemplate(app, ada) }
  const answer = await as(app, ada, 'POST', `/notes/generate/${sessionId}`, body)
  return { ada, sessionId, body, note: answer.json<Note>() }
}

const edit = async (ada: TestPractitioner, id: string, note_text: string) =>
  (await as(app, ada, 'PUT', `/notes/${id}`, { note_text })).json<Note>()
const historyOf = async (ada: TestPractitioner, id: string) =>
  (await as(app, ada, 'GET', `/notes/${id}/versions`)).json<NoteHistory>()
const textOf = async (ada: TestPractitioner, id: string, number: number) =>
  (await as(app, ada, 'GET', `/notes/${id}/versions/${String(number)}`)).json<NoteVersionText>()
    .note_text
const restore = (ada: TestPractitioner, id: string, number: number, version: number) =>
  as(app, ada, 'POST', `/notes/${id}/versions/${String(number)}/restore`, { version })

/** Simulates the passing of time. */
async function makeOlder(noteId: string, minutes: number): Promise<void> {
  const client = await owner.pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table note_versions no force row level security')
    await client.query('alter table note_versions disable trigger user')
    await client.query(
      `update note_versions set created_at = created_at - make_interval(mins => $2) where note_id = $1`,
      [noteId, minutes],
    )
    await client.query('alter table note_versions enable trigger user')
    await client.query('alter table note_versions force row level security')
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('shows who wrote what: the scribe, then the person, whose edits are one version', async () => {
  const { ada, note } = await givenWritten()
  await edit(ada, note.id, '<p>Rest a lot.</p>')
  await edit(ada, note.id, '<p>Rest a lot, please.</p>')
  const { versions, signatures, addenda } = await historyOf(ada, note.id)
  expect(versions).toMatchObject([
    { number: 2, writer: 'person', writer_name: 'Test Practitioner', restored_from: null },
    {
      number: 1,
      writer: 'scribe',
      writer_name: note.provider,
      model: null,
      product_version: VERSION,
    },
  ])
  expect([signatures, addenda]).toEqual([[], []])
  expect(await textOf(ada, note.id, 1)).toBe(note.note_text)
  expect(await textOf(ada, note.id, 2)).toBe('<p>Rest a lot, please.</p>')
})

test('an edit after ten minutes is another version, and so is one after the scribe', async () => {
  const { ada, note, sessionId, body } = await givenWritten()
  await edit(ada, note.id, '<p>One.</p>')
  await makeOlder(note.id, 11)
  await edit(ada, note.id, '<p>Two.</p>')
  const again = { ...body, note_id: note.id }
  await as(app, ada, 'POST', `/notes/generate/${sessionId}`, again)
  await edit(ada, note.id, '<p>Three.</p>')
  const { versions } = await historyOf(ada, note.id)
  expect(versions.map(({ writer }) => writer)).toEqual([
    'person',
    'scribe',
    'person',
    'person',
    'scribe',
  ])
  expect(await textOf(ada, note.id, 2)).toBe('<p>One.</p>')
})

test('a version is restored as a new one, and nothing is lost', async () => {
  const { ada, note } = await givenWritten()
  const edited = await edit(ada, note.id, '<p>Something else.</p>')
  const restored = (await restore(ada, note.id, 1, edited.version)).json<Note>()
  expect(restored).toMatchObject({ note_text: note.note_text, version: edited.version + 1 })
  await edit(ada, note.id, '<p>And on.</p>')
  const { versions } = await historyOf(ada, note.id)
  expect(versions.map((each) => [each.number, each.restored_from])).toEqual([
    [4, null],
    [3, 1],
    [2, null],
    [1, null],
  ])
  expect(await textOf(ada, note.id, 2)).toBe('<p>Something else.</p>')
})

test('a version viewed before another window saved is not restored over that save', async () => {
  const { ada, note } = await givenWritten()
  const edited = await edit(ada, note.id, '<p>Something else.</p>')
  const late = await restore(ada, note.id, 1, edited.version - 1)
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'CONFLICT'])
  expect((await restore(ada, note.id, 9, edited.version)).statusCode).toBe(404)
  expect((await as(app, ada, 'GET', `/notes/${note.id}/versions/x`)).statusCode).toBe(400)
  expect(await textOf(ada, note.id, 2)).toBe('<p>Something else.</p>')
})

test('a handwritten note starts with its author, and is deleted with its history', async () => {
  const { ada, sessionId } = await givenWritten()
  const body = { session_id: sessionId, note_text: '<p>Mine.</p>' }
  const mine = (await as(app, ada, 'POST', '/notes/', body)).json<Note>()
  expect((await historyOf(ada, mine.id)).versions).toMatchObject([{ number: 1, writer: 'person' }])
  expect((await as(app, ada, 'DELETE', `/notes/${mine.id}`)).statusCode).toBe(200)
  expect((await as(app, ada, 'GET', `/notes/${mine.id}/versions`)).statusCode).toBe(404)
})

test('the assistant’s proposal is recorded as its text, accepted by a person; a false claim of one is not', async () => {
  const { ada, note, sessionId } = await givenWritten()
  const typed = await edit(ada, note.id, `${note.note_text}<p>Lives by the sea.</p>`)
  const asked = { question: 'Shorten the note', session_id: sessionId, note_id: note.id }
  const answer = await as(app, ada, 'POST', '/qa/question', asked)
  const { proposed_note: proposed } = answer.json<{ proposed_note: { note_text: string } }>()
  const accept = (note_text: string, version: number) =>
    as(app, ada, 'PUT', `/notes/${note.id}`, { note_text, version, accepts_proposal: true })
  const accepted = (await accept(proposed.note_text, typed.version)).json<Note>()
  await accept(`${proposed.note_text}<p>Never proposed.</p>`, accepted.version)
  expect((await historyOf(ada, note.id)).versions).toMatchObject([
    { number: 4, writer: 'person', accepted_by: null },
    {
      number: 3,
      writer: 'scribe',
      writer_name: note.provider,
      accepted_by: 'Test Practitioner',
    },
    { number: 2, writer: 'person' },
    { number: 1, writer: 'scribe', accepted_by: null },
  ])
  expect(await textOf(ada, note.id, 3)).toBe(proposed.note_text)
})
