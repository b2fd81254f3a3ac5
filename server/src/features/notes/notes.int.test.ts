import type { Note } from '@chartwright/contract/notes'
import type { Template } from '@chartwright/contract/templates'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { templates } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, db, givenPractitioner } = await testApp({ settings: { bodyLimitBytes: 4_194_304 } })

async function givenSession(practitioner: TestPractitioner): Promise<string> {
  return (await as(app, practitioner, 'POST', '/sessions/', {})).json<{ id: string }>().id
}

async function givenNote(practitioner: TestPractitioner, body: object = {}): Promise<Note> {
  const session_id = await givenSession(practitioner)
  const response = await as(app, practitioner, 'POST', '/notes/', { session_id, ...body })
  expect(response.statusCode).toBe(201)
  return response.json()
}

async function soapOf(practitioner: TestPractitioner): Promise<Template> {
  const listed = (await as(app, practitioner, 'GET', '/templates/')).json<Template[]>()
  const soap = listed.find(({ template_title }) => template_title === 'SOAP')
  if (!soap) throw new Error('SOAP is not seeded')
  return soap
}

describe('notes', () => {
  test('are created, listed by session, read, changed and deleted', async () => {
    const ada = await givenPractitioner()
    const note = await givenNote(ada, { note_text: '<p>Cough</p>' })
    expect(note).toEqual({
      id: note.id,
      session_id: note.session_id,
      title: 'Note',
      note_text: '<p>Cough</p>',
      template_id: null,
      provider: null,
      remark: null,
      model: null,
      from_incomplete_transcript: false,
      before_second_hearing: false,
      version: 1,
      signature: null,
      addenda: [],
      created_at: note.created_at,
      updated_at: note.updated_at,
    })
    expect((await as(app, ada, 'GET', `/notes/${note.session_id}`)).json()).toEqual([note])
    expect((await as(app, ada, 'GET', `/notes/${note.id}`)).json()).toEqual(note)

    const changed = await as(app, ada, 'PUT', `/notes/${note.id}`, { note_text: '<p>Fever</p>' })
    expect(changed.json()).toMatchObject({ id: note.id, note_text: '<p>Fever</p>', version: 2 })

    expect((await as(app, ada, 'DELETE', `/notes/${note.id}`)).json()).toEqual({ success: true })
    expect((await as(app, ada, 'GET', `/notes/${note.session_id}`)).json()).toEqual([])
    expect((await as(app, ada, 'DELETE', `/notes/${note.id}`)).statusCode).toBe(404)
  })

  test('are named after their template, with a counter if the session already has the title', async () => {
    const ada = await givenPractitioner()
    const session_id = await givenSession(ada)
    const { id: template_id } = await soapOf(ada)
    const create = async (body: object) =>
      (await as(app, ada, 'POST', '/notes/', { session_id, ...body })).json<Note>().title
    expect(await create({ template_id })).toBe('SOAP')
    expect(await create({ template_id })).toBe('SOAP 2')
    expect(await create({})).toBe('Note')
    expect(await create({ title: 'Letter' })).toBe('Letter')
    const atOnce = await Promise.all([1, 2, 3].map(() => create({ template_id })))
    expect(atOnce.sort()).toEqual(['SOAP 3', 'SOAP 4', 'SOAP 5'])
  })

  test('based on an older version are refused, and the newer text stays', async () => {
    const ada = await givenPractitioner()
    const { id } = await givenNote(ada)
    const put = (note_text: string, version?: number) =>
      as(app, ada, 'PUT', `/notes/${id}`, { note_text, version })
    expect((await put('first', 1)).json()).toMatchObject({ version: 2 })
    const late = await put('second', 1)
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'CONFLICT'])
    expect((await as(app, ada, 'GET', `/notes/${id}`)).json()).toMatchObject({ note_text: 'first' })
    expect((await put('third')).json()).toMatchObject({ note_text: 'third', version: 3 })
  })

  test('of 20 concurrent changes to one version, one is accepted', async () => {
    const ada = await givenPractitioner()
    const { id } = await givenNote(ada)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        as(app, ada, 'PUT', `/notes/${id}`, { note_text: String(n), version: 1 }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })

  test('are sanitised when created and when changed', async () => {
    const ada = await givenPractitioner()
    const evil = '<p onclick="x()">A</p><script>alert(1)</script><img src=x onerror=alert(1)>'
    const note = await givenNote(ada, { note_text: evil })
    expect(note.note_text).toBe('<p>A</p>')
    const changed = await as(app, ada, 'PUT', `/notes/${note.id}`, { note_text: evil })
    expect(changed.json<Note>().note_text).toBe('<p>A</p>')
  })

  test('lose characters that no database can store, and are not refused for them', async () => {
    const ada = await givenPractitioner()
    const { id } = await givenNote(ada)
    const changed = await as(app, ada, 'PUT', `/notes/${id}`, {
      note_text: '<p>a\u0000\ud83db</p>',
    })
    expect([changed.statusCode, changed.json<Note>().note_text]).toEqual([200, '<p>a\ufffdb</p>'])
  })

  test('of a megabyte are stored whole', async () => {
    const ada = await givenPractitioner()
    const note_text = `<p>${'sentence. '.repeat(104_858)}</p>`
    const note = await givenNote(ada, { note_text })
    expect((await as(app, ada, 'GET', `/notes/${note.id}`)).json<Note>().note_text).toBe(note_text)
  })

  test('are deleted with their session, and survive the deletion of their template', async () => {
    const ada = await givenPractitioner()
    const templateId = newId()
    await asPractitioner(db, ada.id, (tx) =>
      tx.insert(templates).values({
        id: templateId,
        practitionerId: ada.id,
        title: 'Mine',
        type: 'medical',
        text: '## Plan',
      }),
    )
    const note = await givenNote(ada, { template_id: templateId })
    expect(note.title).toBe('Mine')
    await asPractitioner(db, ada.id, (tx) => tx.delete(templates))
    expect((await as(app, ada, 'GET', `/notes/${note.id}`)).json()).toMatchObject({
      title: 'Mine',
      template_id: null,
    })
    await as(app, ada, 'DELETE', `/sessions/${note.session_id}`)
    expect((await as(app, ada, 'GET', `/notes/${note.id}`)).statusCode).toBe(404)
  })
})

describe('another practitioner', () => {
  test.each([
    ['GET', undefined],
    ['PUT', { note_text: 'mine' }],
    ['PUT', { note_text: 'mine', version: 1 }],
    ['DELETE', undefined],
  ] as const)(
    'gets the same 404 for %s %j of a note that is not theirs as for a missing one',
    async (method, body) => {
      const ada = await givenPractitioner()
      const stranger = await givenPractitioner()
      const note = await givenNote(ada)
      const foreign = await as(app, stranger, method, `/notes/${note.id}`, body)
      const missing = await as(app, stranger, method, `/notes/${newId()}`, body)
      expect([foreign.statusCode, foreign.json()]).toEqual([
        404,
        { detail: 'Note not found.', code: 'NOT_FOUND' },
      ])
      expect(missing.json()).toEqual(foreign.json())
      expect((await as(app, ada, 'GET', `/notes/${note.id}`)).json()).toEqual(note)
    },
  )

  test('gets neither the notes of a session that is not theirs nor a note into it', async () => {
    const ada = await givenPractitioner()
    const stranger = await givenPractitioner()
    const { session_id } = await givenNote(ada)
    expect((await as(app, stranger, 'GET', `/notes/${session_id}`)).statusCode).toBe(404)
    const planted = await as(app, stranger, 'POST', '/notes/', { session_id })
    expect([planted.statusCode, planted.json()]).toEqual([
      404,
      { detail: 'Session not found.', code: 'NOT_FOUND' },
    ])
    expect((await as(app, ada, 'GET', `/notes/${session_id}`)).json()).toHaveLength(1)
  })

  test('cannot use a template that is not theirs', async () => {
    const ada = await givenPractitioner()
    const stranger = await givenPractitioner()
    const template = { id: newId(), title: 'Hers', type: 'medical', text: 'x' } as const
    await asPractitioner(db, ada.id, (tx) =>
      tx.insert(templates).values({ ...template, practitionerId: ada.id }),
    )
    const session_id = await givenSession(stranger)
    const create = (template_id: string) =>
      as(app, stranger, 'POST', '/notes/', { session_id, template_id })
    const foreign = await create(template.id)
    expect([foreign.statusCode, foreign.json()]).toEqual([
      404,
      { detail: 'Template not found', code: 'NOT_FOUND' },
    ])
    expect((await create(newId())).json()).toEqual(foreign.json())
  })
})

describe('bad input', () => {
  test.each([
    ['POST', '/notes/', {}],
    ['POST', '/notes/', { session_id: 'x' }],
    ['POST', '/notes/', { session_id: newId(), note_text: 7 }],
    ['POST', '/notes/', { session_id: newId(), title: '  ' }],
    ['POST', '/notes/', { session_id: newId(), template_id: 'x' }],
    ['PUT', `/notes/${newId()}`, {}],
    ['PUT', `/notes/${newId()}`, { note_text: null }],
    ['PUT', `/notes/${newId()}`, { note_text: 'x', version: '1' }],
    ['PUT', `/notes/${newId()}`, { note_text: 'x'.repeat(2_000_001) }],
    ['GET', '/notes/x', undefined],
  ] as const)('%s %s %j is refused', async (method, url, body) => {
    const response = await as(app, await givenPractitioner(), method, url, body)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      400,
      'INVALID_REQUEST',
    ])
  })
})
