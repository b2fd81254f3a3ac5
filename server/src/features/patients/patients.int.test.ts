import type { Patient } from '@chartwright/contract/patients'
import { PATIENT_NAME_MAX_CHARS } from '@chartwright/contract/limits'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import { givenSession, givenTask, type TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, db, givenPractitioner } = await testApp()

async function givenPatient(practitioner: TestPractitioner, name: string): Promise<Patient> {
  const response = await as(app, practitioner, 'POST', '/patients/', { name })
  expect(response.statusCode).toBe(201)
  return response.json()
}

describe('patients', () => {
  test('are created with a trimmed name, listed by name, read, renamed and deleted', async () => {
    const ada = await givenPractitioner()
    const zoe = await givenPatient(ada, '  zoe  ')
    const ana = await givenPatient(ada, 'Ana')
    expect(zoe).toEqual({ id: zoe.id, name: 'zoe' })

    expect((await as(app, ada, 'GET', '/patients/')).json()).toEqual([ana, zoe])
    expect((await as(app, ada, 'GET', `/patients/${zoe.id}/`)).json()).toEqual(zoe)

    const renamed = await as(app, ada, 'PUT', `/patients/${zoe.id}/`, { name: 'Aaron' })
    expect(renamed.json()).toEqual({ id: zoe.id, name: 'Aaron' })

    const deleted = await as(app, ada, 'DELETE', `/patients/${zoe.id}/`)
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true }])
    expect((await as(app, ada, 'GET', '/patients/')).json()).toEqual([ana])
    expect((await as(app, ada, 'DELETE', `/patients/${zoe.id}/`)).statusCode).toBe(404)
  })

  test.each(['/patients', '/patients/', '/api/patients', '/api/patients/'])(
    'answer the same under %s',
    async (url) => {
      const ada = await givenPractitioner()
      const patient = await givenPatient(ada, 'Ana')
      expect((await as(app, ada, 'GET', url)).json()).toEqual([patient])
    },
  )

  test.each([
    ['MARI', ['Ana Maria', 'Émile Marin']],
    ['émile', ['Émile Marin']],
    ['ÉMILE', ['Émile Marin']],
    ['100%', ['100% sure']],
    ['_', ['under_score']],
    [' ana ', ['Ana Maria']],
  ])('searching %j finds %j', async (text, names) => {
    const ada = await givenPractitioner()
    for (const name of ['Ana Maria', 'Émile Marin', '100% sure', 'under_score']) {
      await givenPatient(ada, name)
    }
    const response = await as(app, ada, 'GET', `/patients/search/${encodeURIComponent(text)}/`)
    expect(response.json<Patient[]>().map(({ name }) => name)).toEqual(names)
  })

  test('a search without results answers 404', async () => {
    const response = await as(app, await givenPractitioner(), 'GET', '/patients/search/nobody/')
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { detail: 'No patient has this name.', code: 'NOT_FOUND' },
    ])
  })

  test('keep any script and any markup as plain text', async () => {
    const ada = await givenPractitioner()
    for (const name of [
      '<script>alert(1)</script>',
      'مريم العلي',
      '👩🏽‍⚕️ Ana',
      "Robert'); DROP TABLE patients;--",
    ]) {
      expect((await givenPatient(ada, name)).name).toBe(name)
    }
  })
})

describe('deleting a patient', () => {
  test('clears it on the practitioner’s sessions and tasks, which stay', async () => {
    const ada = await givenPractitioner()
    const patient = await givenPatient(ada, 'Ana')
    const row = { practitionerId: ada.id, patientId: patient.id }
    await asPractitioner(db, ada.id, async (tx) => {
      await givenSession(tx, row)
      await givenTask(tx, row)
    })

    expect((await as(app, ada, 'DELETE', `/patients/${patient.id}/`)).statusCode).toBe(200)

    const links = await linksOf(ada)
    expect(links).toEqual({ sessions: [null], tasks: [null] })
  })

  test('of somebody else changes nothing', async () => {
    const ada = await givenPractitioner()
    const patient = await givenPatient(ada, 'Ana')
    await asPractitioner(db, ada.id, (tx) =>
      givenSession(tx, { practitionerId: ada.id, patientId: patient.id }),
    )
    const stranger = await givenPractitioner()
    expect((await as(app, stranger, 'DELETE', `/patients/${patient.id}/`)).statusCode).toBe(404)
    expect(await linksOf(ada)).toEqual({ sessions: [patient.id], tasks: [] })
  })

  async function linksOf({ id }: TestPractitioner) {
    return asPractitioner(db, id, async (tx) => {
      const read = async (table: string) =>
        (await tx.execute<{ patient_id: string | null }>(`select patient_id from ${table}`)).rows
      return {
        sessions: (await read('sessions')).map((row) => row.patient_id),
        tasks: (await read('tasks')).map((row) => row.patient_id),
      }
    })
  }
})

describe('another practitioner', () => {
  test.each([
    ['GET', undefined],
    ['PUT', { name: 'Mine now' }],
    ['DELETE', undefined],
  ] as const)(
    'gets the same 404 for %s of a patient that is not theirs as for a missing one',
    async (method, body) => {
      const ada = await givenPractitioner()
      const stranger = await givenPractitioner()
      const patient = await givenPatient(ada, 'Ana')

      const foreign = await as(app, stranger, method, `/patients/${patient.id}/`, body)
      const missing = await as(app, stranger, method, `/patients/${newId()}/`, body)

      expect([foreign.statusCode, foreign.json()]).toEqual([
        404,
        { detail: 'Patient not found.', code: 'NOT_FOUND' },
      ])
      expect(missing.json()).toEqual(foreign.json())
      expect((await as(app, ada, 'GET', `/patients/${patient.id}/`)).json()).toEqual(patient)
    },
  )

  test('sees none of the patients of others in the list or the search', async () => {
    const stranger = await givenPractitioner()
    await givenPatient(await givenPractitioner(), 'Ana')
    expect((await as(app, stranger, 'GET', '/patients/')).json()).toEqual([])
    expect((await as(app, stranger, 'GET', '/patients/search/Ana/')).statusCode).toBe(404)
  })
})

describe('bad input', () => {
  const tooLong = 'x'.repeat(PATIENT_NAME_MAX_CHARS + 1)

  test.each([
    [{}, 'name: must be text'],
    [{ name: 7 }, 'name: must be text'],
    [{ name: null }, 'name: must be text'],
    [{ name: '   ' }, 'name: must not be empty'],
    [{ name: tooLong }, `name: must be at most ${String(PATIENT_NAME_MAX_CHARS)} characters`],
  ])('%j is refused and creates nothing', async (body, detail) => {
    const ada = await givenPractitioner()
    const response = await as(app, ada, 'POST', '/patients/', body)
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { detail, code: 'INVALID_REQUEST' },
    ])
    expect((await as(app, ada, 'GET', '/patients/')).json()).toEqual([])
  })

  test('a body that is not an object is refused', async () => {
    const ada = await givenPractitioner()
    for (const body of ['[]', '"Ana"', 'null', '7']) {
      const response = await app.inject({
        method: 'POST',
        url: '/patients/',
        headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
        payload: body,
      })
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
        400,
        'INVALID_REQUEST',
      ])
    }
  })

  test.each(['/patients/7/', '/patients/not-an-id/', '/patients/..%2F..%2Fetc/'])(
    'the id of %s is refused',
    async (url) => {
      const response = await as(app, await givenPractitioner(), 'GET', url)
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { detail: 'id: must be an id', code: 'INVALID_REQUEST' },
      ])
    },
  )
})
