import { createHash } from 'node:crypto'
import type { NoteHistory } from '@chartwright/contract/note-history'
import type { Note } from '@chartwright/contract/notes'
import type { Session } from '@chartwright/contract/sessions'
import type { SigningCheck } from '@chartwright/contract/signatures'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { recordings } from '../../../db/recording-schema.ts'
import { newId } from '../../../lib/ids.ts'
import { ReaderError, type FactReader } from '../../../providers/reader/reader.ts'
import { as } from '../../../testing/as.ts'
import type { TestPractitioner } from '../../../testing/factories.ts'
import { givenVisit } from '../../../testing/given-visit.ts'
import { sharedReader } from '../../../testing/shared-reader.ts'
import { testApp } from '../../../testing/test-app.ts'

let isDead = false
const reader: FactReader = {
  ...sharedReader(),
  read: (visit) =>
    isDead ? Promise.reject(new ReaderError('It is dead.')) : sharedReader().read(visit),
}
const { app, core, db, queueDb, logged, givenPractitioner } = await testApp({ reader })

const SAID = 'Any fever?\nNo.\nTake five hundred milligrams of amoxicillin twice a day.'
const TYPED = '<p>Lives by the sea.</p><p>Amoxicillin 500 mg twice daily.</p>'
const DENIED = '<p>Lives by the sea.</p><p>Amoxicillin 250 mg twice daily.</p>'

async function givenNote(note_text = TYPED) {
  const ada = await givenPractitioner()
  const sessionId = await givenVisit(app, ada, { transcript: SAID })
  const body = { session_id: sessionId, note_text }
  const note = (await as(app, ada, 'POST', '/notes/', body)).json<Note>()
  return { ada, sessionId, note }
}

const check = async (ada: TestPractitioner, id: string) =>
  (await as(app, ada, 'GET', `/api/notes/${id}/signing`)).json<SigningCheck>()
const sign = (ada: TestPractitioner, { id, version }: Note, acknowledged: object[] = []) =>
  as(app, ada, 'POST', `/api/notes/${id}/sign`, { version, acknowledged })
const unsign = (ada: TestPractitioner, id: string, reason = 'The dose is wrong') =>
  as(app, ada, 'POST', `/api/notes/${id}/unsign`, { reason })
const amend = (ada: TestPractitioner, id: string, text = 'Called back: better.') =>
  as(app, ada, 'POST', `/api/notes/${id}/addenda`, { text })
const read = async (ada: TestPractitioner, id: string) =>
  (await as(app, ada, 'GET', `/notes/${id}`)).json<Note>()
const historyOf = async (ada: TestPractitioner, id: string) =>
  (await as(app, ada, 'GET', `/notes/${id}/versions`)).json<NoteHistory>()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('a signature', () => {
  test('has name, role, time, the hash of the text and the state of its sentences', async () => {
    const { ada, note } = await givenNote()
    await inTransaction(core.db, (tx) =>
      tx.execute(
        `update practitioners set name = 'Ada Nash', role = 'Doctor' where id = '${ada.id}'`,
      ),
    )
    const before = Date.now()
    const answer = await sign(ada, note)
    expect(answer.statusCode).toBe(201)
    const signed = answer.json<Note>()
    expect(signed.signature).toMatchObject({
      signer_name: 'Ada Nash',
      signer_role: 'Doctor',
      content_sha256: sha256(TYPED),
      acknowledged: [],
      version_number: 1,
      evidence: {
        sentences: 2,
        typed: 1,
        supported: 1,
        unsupported: 0,
        contradicted: 0,
        is_compared: true,
      },
    })
    expect(Date.parse(signed.signature?.signed_at ?? '')).toBeGreaterThan(before - 60_000)
    expect(await read(ada, note.id)).toEqual(signed)
    expect({ ...signed, signature: null }).toEqual(note)
  })

  test('of a contradicted text requires the signer’s acknowledgement', async () => {
    const { ada, note } = await givenNote(DENIED)
    const { open, evidence } = await check(ada, note.id)
    expect(evidence).toMatchObject({ sentences: 2, typed: 1, contradicted: 1 })
    expect(open).toEqual([
      { kind: 'contradictions', count: 1, sentences: ['Amoxicillin 250 mg twice daily.'] },
    ])
    const refused = await sign(ada, note)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'SIGNING_UNACKNOWLEDGED',
        detail: 'Some points of this note are open. Acknowledge them to sign it.',
        open: [{ kind: 'contradictions', count: 1 }],
      },
    ])
    expect((await sign(ada, note, [{ kind: 'transcription', count: 1 }])).statusCode).toBe(409)
    expect((await read(ada, note.id)).signature).toBeNull()
    const signed = (await sign(ada, note, [{ kind: 'contradictions', count: 1 }])).json<Note>()
    expect(signed.signature).toMatchObject({
      acknowledged: [{ kind: 'contradictions', count: 1 }],
      evidence: { contradicted: 1 },
    })
  })

  test('of a text with unfilled places is accepted: the signer was told where they are', async () => {
    const { ada, note } = await givenNote(`${TYPED}<h2>Plan</h2><p>Return in *** weeks.</p>`)
    const { open, unfilled } = await check(ada, note.id)
    expect(open).toEqual([])
    expect(unfilled).toEqual([{ section: 'Plan', text: 'Return in *** weeks.' }])
    expect((await sign(ada, note)).statusCode).toBe(201)
  })

  test('that acknowledges fewer contradictions than there are is refused', async () => {
    const { ada, note } = await givenNote(`${DENIED}<p>Reports fever.</p>`)
    const one = await sign(ada, note, [{ kind: 'contradictions', count: 1 }])
    expect(one.json()).toMatchObject({ open: [{ kind: 'contradictions', count: 2 }] })
  })

  test('while a recording is not yet transcribed requires the signer’s acknowledgement', async () => {
    const { ada, sessionId, note } = await givenNote()
    await asPractitioner(db, ada.id, (tx) =>
      tx
        .insert(recordings)
        .values({ id: newId(), practitionerId: ada.id, sessionId, offsetMs: 0, state: 'ended' }),
    )
    expect((await check(ada, note.id)).open).toMatchObject([{ kind: 'transcription', count: 1 }])
    expect((await sign(ada, note)).statusCode).toBe(409)
    const signed = await sign(ada, note, [{ kind: 'transcription', count: 1 }])
    expect(signed.statusCode).toBe(201)
  })

  test('of a text that could not be compared with the visit says so', async () => {
    const { ada, note } = await givenNote()
    isDead = true
    try {
      expect((await sign(ada, note)).json()).toMatchObject({ open: [{ kind: 'unchecked' }] })
      const signed = await sign(ada, note, [{ kind: 'unchecked', count: 1 }])
      expect(signed.json<Note>().signature?.evidence.is_compared).toBe(false)
    } finally {
      isDead = false
    }
  })

  test('covers the version that was read, needs some text, and exists once', async () => {
    const { ada, note } = await givenNote()
    const changed = await as(app, ada, 'PUT', `/notes/${note.id}`, { note_text: '<p>New.</p>' })
    const late = await sign(ada, note)
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'CONFLICT'])
    const both = await Promise.all([sign(ada, changed.json()), sign(ada, changed.json())])
    const statuses = both.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect((await historyOf(ada, note.id)).signatures).toHaveLength(1)
    const empty = await givenNote('<p> </p>')
    const nothing = await sign(empty.ada, empty.note)
    expect([nothing.statusCode, nothing.json<{ detail: string }>().detail]).toEqual([
      400,
      'An empty note cannot be signed.',
    ])
  })
})

describe('a signed note', () => {
  test('gets addenda, each signed, and keeps its text and signature', async () => {
    const { ada, note } = await givenNote()
    expect((await amend(ada, note.id)).json()).toMatchObject({ code: 'NOTE_NOT_SIGNED' })
    const signed = (await sign(ada, note)).json<Note>()
    expect((await amend(ada, note.id, ' \n ')).statusCode).toBe(400)
    await amend(ada, note.id, 'First.\nSecond line.')
    const amended = (await amend(ada, note.id, 'Later.')).json<Note>()
    expect({ ...amended, addenda: [] }).toEqual(signed)
    expect(amended.addenda).toMatchObject([
      {
        text: 'First.\nSecond line.',
        signer_name: 'Test Practitioner',
        content_sha256: sha256('First.\nSecond line.'),
        signature_id: signed.signature?.id,
      },
      { text: 'Later.' },
    ])
  })

  test('is unsigned with a reason that is kept, and its signed text is never folded into another version', async () => {
    const { ada, note } = await givenNote()
    expect((await unsign(ada, note.id)).json()).toMatchObject({ code: 'NOTE_NOT_SIGNED' })
    await sign(ada, note)
    await amend(ada, note.id)
    expect((await unsign(ada, note.id, ' ')).statusCode).toBe(400)
    const open = (await unsign(ada, note.id)).json<Note>()
    expect(open).toMatchObject({ signature: null, addenda: [{ text: 'Called back: better.' }] })
    const edited = await as(app, ada, 'PUT', `/notes/${note.id}`, { note_text: '<p>Right.</p>' })
    expect(edited.statusCode).toBe(200)
    await sign(ada, edited.json<Note>())
    const { versions, signatures } = await historyOf(ada, note.id)
    expect(versions.map(({ number }) => number)).toEqual([2, 1])
    expect(signatures).toMatchObject([
      { version_number: 2, unsigned_at: null, unsigned_reason: null },
      {
        version_number: 1,
        unsigned_name: 'Test Practitioner',
        unsigned_reason: 'The dose is wrong',
        content_sha256: sha256(TYPED),
      },
    ])
    const first = await as(app, ada, 'GET', `/notes/${note.id}/versions/1`)
    expect(first.json()).toMatchObject({ note_text: TYPED })
  })

  test('that was signed once is neither deleted alone, nor with its session without asking', async () => {
    const { ada, sessionId, note } = await givenNote()
    await sign(ada, note)
    const sessions = async () => (await as(app, ada, 'GET', '/sessions/')).json<Session[]>()
    expect(await sessions()).toMatchObject([{ note_count: 1, signed_note_count: 1 }])
    const refused = await as(app, ada, 'DELETE', `/sessions/${sessionId}`)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      409,
      'SIGNED_NOTES',
    ])
    await unsign(ada, note.id)
    expect(await sessions()).toMatchObject([{ note_count: 1, signed_note_count: 0 }])
    expect((await as(app, ada, 'DELETE', `/notes/${note.id}`)).statusCode).toBe(423)
    await sign(ada, note)
    const gone = await as(app, ada, 'DELETE', `/sessions/${sessionId}?with_signed=true`)
    expect(gone.statusCode).toBe(200)
    expect((await as(app, ada, 'GET', `/notes/${note.id}`)).statusCode).toBe(404)
  })

  test('leaves its acts in the audit trail, without any of its words', async () => {
    const { ada, note } = await givenNote()
    await sign(ada, note)
    await amend(ada, note.id)
    await unsign(ada, note.id)
    await as(app, ada, 'POST', `/api/notes/${note.id}/versions/1/restore`, { version: 1 })
    const { rows: entries } = await inTransaction(queueDb, (tx) =>
      tx.execute<{ what: string; objectIds: string[]; details: Record<string, unknown> }>(
        `select what, object_ids::text[] as "objectIds", details from audit_inbox
         where practitioner_id = '${ada.id}' order by id`,
      ),
    )
    const events = entries.filter(({ what }) => what.startsWith('note_'))
    expect(events.map(({ what, objectIds }) => [what, objectIds[0]])).toEqual([
      ['note_signed', note.id],
      ['note_addendum_signed', note.id],
      ['note_unsigned', note.id],
      ['note_restored', note.id],
    ])
    expect(events.map(({ details }) => details['sha256'])).toEqual([
      sha256(TYPED),
      sha256('Called back: better.'),
      undefined,
      undefined,
    ])
    expect(JSON.stringify(entries) + logged.join('')).not.toMatch(/The dose is wrong|Called back/)
  })
})
