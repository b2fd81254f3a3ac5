import { createHash } from 'node:crypto'
import type { Note } from '@chartwright/contract/notes'
import { beforeAll, describe, expect, test } from 'vitest'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { as } from '../../../testing/as.ts'
import type { TestPractitioner } from '../../../testing/factories.ts'
import { givenSignedNote } from '../../../testing/given-signed-note.ts'
import { givenVisit } from '../../../testing/given-visit.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, db, givenPractitioner } = await testApp()

let ada: TestPractitioner
let strangerId: string
let note: Note

beforeAll(async () => {
  ada = await givenPractitioner()
  strangerId = (await givenPractitioner()).id
  const sessionId = await givenVisit(app, ada, { transcript: 'Please rest.' })
  note = await givenSignedNote(app, ada, sessionId, 'Mark')
})

const SIGNED = 'CW423'
const NOT_TRUE = 'CW409'
const NOT_ALLOWED = '42501'

/** As the application's role, on behalf of the practitioner whose note it is. */
async function run(...statements: string[]): Promise<void> {
  await asPractitioner(db, ada.id, async (tx) => {
    for (const statement of statements) await tx.execute(statement)
  })
}

const read = async () => (await as(app, ada, 'GET', `/notes/${note.id}`)).json<Note>()
/** Contains a column, so that it is evaluated after the row was found to be one's own. */
const asStranger = () =>
  `set_config('app.practitioner_id', '${strangerId}' || left(title, 0), true) <> ''`
const asDoctor = `insert into note_signatures
  (id, practitioner_id, note_id, version_id, signer_name, signer_role, content_sha256, evidence, acknowledged)`

describe('the application’s role, in plain SQL', () => {
  test.each<[string, string, () => string[]]>([
    ['changes its text', SIGNED, () => [`update notes set note_text = 'x'`]],
    ['changes its title', SIGNED, () => [`update notes set title = 'x'`]],
    ['changes its number', SIGNED, () => [`update notes set version = version + 1`]],
    [
      'moves it to another session',
      SIGNED,
      () => [
        `insert into sessions (id, practitioner_id, name) values (gen_random_uuid(), '${ada.id}', 'x')`,
        `update notes set session_id = (select id from sessions where name = 'x')`,
      ],
    ],
    ['deletes it', SIGNED, () => [`delete from notes`]],
    [
      'deletes it while the setting names somebody else',
      SIGNED,
      () => [`delete from notes where id = '${note.id}' and ${asStranger()}`],
    ],
    [
      'deletes it from a trigger of its own',
      SIGNED,
      () => [
        `create function pg_temp.f() returns trigger language plpgsql as 'begin delete from public.notes; return new; end'`,
        `create temp table bait (n int)`,
        `create trigger t before insert on bait for each row execute function pg_temp.f()`,
        `insert into bait values (1)`,
      ],
    ],
    [
      'hides the signatures behind a table of its own',
      SIGNED,
      () => [
        `create temp table note_signatures (practitioner_id uuid, note_id uuid, unsigned_at timestamptz)`,
        `update notes set note_text = 'x'`,
      ],
    ],
    ['deletes the signature', NOT_ALLOWED, () => [`delete from note_signatures`]],
    ['forges who signed', NOT_ALLOWED, () => [`update note_signatures set signer_name = 'x'`]],
    ['forges when', NOT_ALLOWED, () => [`update note_signatures set signed_at = now()`]],
    ['empties the signatures', NOT_ALLOWED, () => [`truncate note_signatures`]],
    [
      'withdraws the signature without a reason',
      NOT_TRUE,
      () => [
        `update note_signatures set unsigned_at = now(), unsigned_name = 'Test Practitioner', unsigned_reason = ' '`,
      ],
    ],
    [
      'withdraws it in another’s name',
      NOT_TRUE,
      () => [
        `update note_signatures set unsigned_at = now(), unsigned_name = 'x', unsigned_reason = 'x'`,
      ],
    ],
    ['rewrites a version', SIGNED, () => [`update note_versions set note_text = 'x'`]],
    ['deletes a version', NOT_ALLOWED, () => [`delete from note_versions`]],
    [
      'adds a version',
      SIGNED,
      () => [
        `insert into note_versions (id, practitioner_id, note_id, number, note_text, writer)
         values (gen_random_uuid(), '${ada.id}', '${note.id}', 2, 'x', 'person')`,
      ],
    ],
    ['rewrites an addendum', NOT_ALLOWED, () => [`update note_addenda set text = 'x'`]],
    ['deletes an addendum', NOT_ALLOWED, () => [`delete from note_addenda`]],
    ['switches the trigger off', NOT_ALLOWED, () => [`alter table notes disable trigger all`]],
    [
      'switches all triggers off',
      NOT_ALLOWED,
      () => [`set local session_replication_role = replica`],
    ],
  ])('that %s is stopped', async (_, code, statements) => {
    await expect(run(...statements())).rejects.toMatchObject({ cause: { code } })
    expect(await read()).toEqual(note)
  })

  test('a transaction that read the note before it was signed cannot write it afterwards', async () => {
    const body = { session_id: note.session_id, note_text: '<p>Two at once.</p>' }
    const { id, version } = (await as(app, ada, 'POST', '/notes/', body)).json<Note>()
    const client = await db.pool.connect()
    try {
      await client.query('begin isolation level repeatable read')
      await client.query(`select set_config('app.practitioner_id', $1, true)`, [ada.id])
      await client.query('select from notes')
      await as(app, ada, 'POST', `/api/notes/${id}/sign`, { version })
      const late = client.query(`update notes set note_text = 'x' where id = $1`, [id])
      await expect(late).rejects.toThrow(/could not serialize|signed/)
    } finally {
      await client.query('rollback')
      client.release()
    }
    const after = (await as(app, ada, 'GET', `/notes/${id}`)).json<Note>()
    expect(after).toMatchObject({ note_text: '<p>Two at once.</p>' })
    expect(after.signature).not.toBeNull()
  })

  test('marks about the transcript may change, and a template may be deleted', async () => {
    await run(`update notes set before_second_hearing = true, template_id = null`)
    await run(`update notes set before_second_hearing = false`)
    expect(await read()).toEqual(note)
  })
})

describe('a false signature is refused', () => {
  const TEXT = '<p>Draft.</p>'
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

  async function givenDraft() {
    const body = { session_id: note.session_id, note_text: TEXT }
    const draft = (await as(app, ada, 'POST', '/notes/', body)).json<Note>()
    const newest = `(select id from note_versions where note_id = '${draft.id}' order by number desc limit 1)`
    const values = (name: string, hash: string, version = newest) =>
      `${asDoctor} values (gen_random_uuid(), '${ada.id}', '${draft.id}', ${version}, '${name}', 'Other', '${hash}', '{}', '[]')`
    return { draft, values }
  }

  test('of another text, in another name, of another version', async () => {
    const { draft, values } = await givenDraft()
    const older = `(select id from note_versions where note_id = '${note.id}')`
    for (const statement of [
      values('Test Practitioner', hashOf('other')),
      values('Somebody Else', hashOf(TEXT)),
      values('Test Practitioner', hashOf(TEXT), older),
    ]) {
      await expect(run(statement)).rejects.toMatchObject({ cause: { code: NOT_TRUE } })
    }
    const after = (await as(app, ada, 'GET', `/notes/${draft.id}`)).json<Note>()
    expect(after.signature).toBeNull()
    await run(values('Test Practitioner', hashOf(TEXT)))
  })

  test('an addendum to an unsigned note, or in another name', async () => {
    const addendum = (name: string, noteId: string) =>
      `insert into note_addenda (id, practitioner_id, note_id, signature_id, text, signer_name, signer_role, content_sha256)
       values (gen_random_uuid(), '${ada.id}', '${noteId}', '${note.signature?.id ?? ''}', 'x', '${name}', 'Other', '${hashOf('x')}')`
    const { draft } = await givenDraft()
    for (const statement of [
      addendum('Somebody Else', note.id),
      addendum('Test Practitioner', draft.id),
    ]) {
      await expect(run(statement)).rejects.toMatchObject({ cause: { code: NOT_TRUE } })
    }
    expect(await read()).toEqual(note)
  })
})
