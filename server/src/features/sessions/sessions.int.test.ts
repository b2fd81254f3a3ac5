import { IDS_PER_DELETE, SESSION_NAME_MAX_CHARS } from '@chartwright/contract/limits'
import { cursorAfter, type Session, type SessionDetail } from '@chartwright/contract/sessions'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, db, givenPractitioner } = await testApp()

async function create(practitioner: TestPractitioner, body: object = {}): Promise<SessionDetail> {
  const response = await as(app, practitioner, 'POST', '/sessions/', body)
  expect(response.statusCode).toBe(201)
  return response.json()
}

async function givenPatient(practitioner: TestPractitioner, name = 'Ana'): Promise<string> {
  const response = await as(app, practitioner, 'POST', '/patients/', { name })
  return response.json<{ id: string }>().id
}

async function list(practitioner: TestPractitioner, query = ''): Promise<Session[]> {
  return (await as(app, practitioner, 'GET', `/sessions/${query}`)).json()
}

describe('sessions', () => {
  test('are named New Session unless given a name, which is trimmed', async () => {
    const ada = await givenPractitioner()
    const session = await create(ada)
    expect(session).toEqual({
      id: session.id,
      name: 'New Session',
      practitioner_id: ada.id,
      patient_id: null,
      patient_name: null,
      note_count: 0,
      signed_note_count: 0,
      created_at: session.created_at,
      tabs: [],
      activeTabId: null,
      tabContents: {},
      content_version: 1,
    })
    expect((await create(ada, { name: '  Follow-up  ' })).name).toBe('Follow-up')
    expect((await as(app, ada, 'GET', `/sessions/${session.id}/`)).json()).toEqual(session)
  })

  test('are listed newest first with the name of their patient', async () => {
    const ada = await givenPractitioner()
    const patientId = await givenPatient(ada)
    const first = await create(ada, { patient_id: patientId })
    const second = await create(ada)
    const sessions = await list(ada)
    expect(sessions.map(({ id, patient_name }) => [id, patient_name])).toEqual([
      [second.id, null],
      [first.id, 'Ana'],
    ])
    expect(sessions[0]).not.toHaveProperty('tabContents')
  })

  test('are renamed under either spelling, and linked to and unlinked from a patient', async () => {
    const ada = await givenPractitioner()
    const { id } = await create(ada)
    const put = async (body: object) =>
      (await as(app, ada, 'PUT', `/sessions/${id}/`, body)).json<SessionDetail>()
    expect((await put({ name: ' Knee ' })).name).toBe('Knee')
    expect((await put({ sessionName: 'Hip' })).name).toBe('Hip')
    const patientId = await givenPatient(ada)
    expect(await put({ patient_id: patientId })).toMatchObject({
      name: 'Hip',
      patient_id: patientId,
      patient_name: 'Ana',
    })
    expect(await put({ patient_id: null })).toMatchObject({ patient_id: null, patient_name: null })
  })

  test('keep their tabs, the active one and their contents', async () => {
    const ada = await givenPractitioner()
    const { id } = await create(ada)
    const tabs = [
      { id: 'context', title: 'Context & Record', isClosable: false },
      { id: `note-${newId()}`, title: 'SOAP', template: 'SOAP', isClosable: true },
    ]
    await as(app, ada, 'PUT', `/sessions/${id}/`, { tabs, activeTabId: 'context' })
    await as(app, ada, 'PUT', `/sessions/${id}/`, { tabContents: { 'tab-1': '<p>kept</p>' } })
    const tabContents = { context: '<p onclick="x()">A<script>alert(1)</script></p>' }
    await as(app, ada, 'PUT', `/sessions/${id}/`, { tabContents })
    expect((await as(app, ada, 'GET', `/sessions/${id}/`)).json()).toMatchObject({
      tabs,
      activeTabId: 'context',
      tabContents: { 'tab-1': '<p>kept</p>', context: '<p>A</p>' },
      content_version: 3,
    })
  })

  test('refuse contents based on an older version, and keep the newer ones', async () => {
    const ada = await givenPractitioner()
    const { id } = await create(ada)
    const put = (text: string, content_version: number) =>
      as(app, ada, 'PUT', `/sessions/${id}/`, { tabContents: { context: text }, content_version })
    expect((await put('first', 1)).json()).toMatchObject({ content_version: 2 })
    const late = await put('second', 1)
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'CONFLICT'])
    expect((await as(app, ada, 'GET', `/sessions/${id}/`)).json()).toMatchObject({
      tabContents: { context: 'first' },
    })
  })

  test('are deleted several at once, all or nothing', async () => {
    const ada = await givenPractitioner()
    const [a, b, c] = [await create(ada), await create(ada), await create(ada)]
    const withUnknown = await as(app, ada, 'DELETE', `/sessions/${a.id},${newId()}`)
    expect(withUnknown.statusCode).toBe(404)
    expect(await list(ada)).toHaveLength(3)

    const deleted = await as(app, ada, 'DELETE', `/sessions/${a.id},${b.id},${a.id}`)
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true }])
    expect((await list(ada)).map(({ id }) => id)).toEqual([c.id])
  })

  test.each(['/sessions', '/api/sessions', '/api/sessions/'])(
    'answer the same under %s',
    async (url) => {
      const ada = await givenPractitioner()
      const { id } = await create(ada)
      expect((await as(app, ada, 'GET', url)).json<Session[]>().map((s) => s.id)).toEqual([id])
    },
  )
})

describe('the list of sessions', () => {
  async function givenMany(practitioner: TestPractitioner, count: number): Promise<void> {
    await asPractitioner(db, practitioner.id, (tx) =>
      tx.execute(`insert into sessions (id, practitioner_id, name, created_at)
        select gen_random_uuid(), '${practitioner.id}', 'Visit ' || n,
          timestamptz '2026-01-01' + (n / 3) * interval '1 minute'
        from generate_series(1, ${String(count)}) n`),
    )
  }

  test('is paged without gaps or repeats, even among equal times', async () => {
    const ada = await givenPractitioner()
    await givenMany(ada, 20)
    const all = await list(ada)
    const paged: Session[] = []
    for (;;) {
      const last = paged.at(-1)
      const cursor = last ? `&cursor=${encodeURIComponent(cursorAfter(last))}` : ''
      const page = await list(ada, `?limit=6${cursor}`)
      paged.push(...page)
      if (page.length < 6) break
    }
    expect(paged).toEqual(all)
    expect(all).toHaveLength(20)
  })

  test.each([
    ['visit 7', ['Visit 7']],
    ['ANA', ['Knee']],
    ['100%', ['100% sure']],
    ['nothing', []],
    ['  ', ['100% sure', 'Knee', 'Visit 7']],
  ])('searched for %j shows %j', async (text, names) => {
    const ada = await givenPractitioner()
    const patientId = await givenPatient(ada, 'Ana Maria')
    await create(ada, { name: 'Visit 7' })
    await create(ada, { name: 'Knee', patient_id: patientId })
    await create(ada, { name: '100% sure' })
    const found = await list(ada, `?limit=10&search=${encodeURIComponent(text)}`)
    expect(found.map(({ name }) => name)).toEqual(names)
  })

  test.each([
    'limit=0',
    'limit=501',
    'limit=x',
    'cursor=x',
    'cursor=x~y',
    'cursor=2026~' + newId(),
  ])('refuses ?%s', async (query) => {
    const response = await as(app, await givenPractitioner(), 'GET', `/sessions/?${query}`)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      400,
      'INVALID_REQUEST',
    ])
  })
})

describe('another practitioner', () => {
  test.each([
    ['GET', undefined],
    ['PUT', { name: 'Mine now' }],
    ['PUT', { tabContents: { context: 'x' }, content_version: 1 }],
    ['DELETE', undefined],
  ] as const)(
    'gets the same 404 for %s %j of a session that is not theirs as for a missing one',
    async (method, body) => {
      const ada = await givenPractitioner()
      const stranger = await givenPractitioner()
      const session = await create(ada)
      const foreign = await as(app, stranger, method, `/sessions/${session.id}/`, body)
      const missing = await as(app, stranger, method, `/sessions/${newId()}/`, body)
      expect([foreign.statusCode, foreign.json()]).toEqual([
        404,
        { detail: 'Session not found.', code: 'NOT_FOUND' },
      ])
      expect(missing.json()).toEqual(foreign.json())
      expect((await as(app, ada, 'GET', `/sessions/${session.id}/`)).json()).toEqual(session)
    },
  )

  test('sees none of the sessions of others, and deletes none along with their own', async () => {
    const ada = await givenPractitioner()
    const stranger = await givenPractitioner()
    const session = await create(ada)
    const own = await create(stranger)
    expect((await list(stranger)).map(({ id }) => id)).toEqual([own.id])
    const both = await as(app, stranger, 'DELETE', `/sessions/${own.id},${session.id}`)
    expect(both.statusCode).toBe(404)
    expect(await list(stranger)).toHaveLength(1)
  })

  test('cannot link a patient of somebody else, neither on creation nor on change', async () => {
    const ada = await givenPractitioner()
    const stranger = await givenPractitioner()
    const patient_id = await givenPatient(ada)
    const created = await as(app, stranger, 'POST', '/sessions/', { patient_id })
    expect([created.statusCode, created.json()]).toEqual([
      404,
      { detail: 'Patient not found.', code: 'NOT_FOUND' },
    ])
    const { id } = await create(stranger)
    const changed = await as(app, stranger, 'PUT', `/sessions/${id}/`, { patient_id })
    expect(changed.json()).toEqual(created.json())
  })
})

describe('bad input', () => {
  const tooLong = 'x'.repeat(SESSION_NAME_MAX_CHARS + 1)
  const tooMany = Array.from({ length: IDS_PER_DELETE + 1 }, newId).join(',')

  test.each([
    [{ name: '   ' }, 'name: must not be empty'],
    [{ name: 7 }, 'name: must be text'],
    [{ name: tooLong }, `name: must be at most ${String(SESSION_NAME_MAX_CHARS)} characters`],
    [{ patient_id: 'x' }, 'patient_id: must be an id'],
    [{}, 'nothing to change'],
    [{ tabs: 'x' }, 'tabs: '],
    [{ tabs: [{ id: '<b>', title: 'x', isClosable: true }] }, 'tabs'],
    [{ tabContents: { 'no spaces': 'x' } }, 'tabContents'],
    [{ tabContents: { context: 7 } }, 'tabContents'],
    [{ content_version: 'x' }, 'content_version'],
  ])('%j is refused and changes nothing', async (body, detail) => {
    const ada = await givenPractitioner()
    const session = await create(ada)
    const response = await as(app, ada, 'PUT', `/sessions/${session.id}/`, body)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      400,
      'INVALID_REQUEST',
    ])
    expect(response.json<{ detail: string }>().detail).toContain(detail)
    expect((await as(app, ada, 'GET', `/sessions/${session.id}/`)).json()).toEqual(session)
  })

  test.each(['x', `${newId()},`, `${newId()},x`, tooMany])(
    'deleting %s is refused',
    async (ids) => {
      const response = await as(app, await givenPractitioner(), 'DELETE', `/sessions/${ids}`)
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
        400,
        'INVALID_REQUEST',
      ])
    },
  )

  test('characters that the database cannot store are removed, not refused', async () => {
    const ada = await givenPractitioner()
    const { id } = await create(ada, { name: 'a\u0000b' })
    const tabContents = { context: 'a\u0000\ud800b' }
    await as(app, ada, 'PUT', `/sessions/${id}/`, { tabContents })
    expect((await as(app, ada, 'GET', `/sessions/${id}/`)).json()).toMatchObject({
      name: 'a b',
      tabContents: { context: 'a\ufffdb' },
    })
  })
})

test('a patient deleted while a session is being linked is never left half linked', async () => {
  const ada = await givenPractitioner()
  for (let round = 0; round < 10; round++) {
    const patientId = await givenPatient(ada)
    const { id } = await create(ada)
    const [linked, deleted] = await Promise.all([
      as(app, ada, 'PUT', `/sessions/${id}/`, { patient_id: patientId }),
      as(app, ada, 'DELETE', `/patients/${patientId}/`),
    ])
    expect(deleted.statusCode).toBe(200)
    expect([200, 404]).toContain(linked.statusCode)
    const session = (await as(app, ada, 'GET', `/sessions/${id}/`)).json<SessionDetail>()
    expect([session.patient_id, session.patient_name]).toEqual([null, null])
  }
})
