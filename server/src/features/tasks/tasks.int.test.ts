import { TASK_TITLE_MAX_CHARS, TASKS_PER_CREATE } from '@chartwright/contract/limits'
import type { Task } from '@chartwright/contract/tasks'
import { describe, expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, givenPractitioner } = await testApp({ settings: { bodyLimitBytes: 4_194_304 } })

const CALL_BACK = { title: 'Call back', category: 'Communicate', status: 'todo' }

async function create(practitioner: TestPractitioner, body: object = CALL_BACK): Promise<Task> {
  const response = await as(app, practitioner, 'POST', '/api/tasks/', body)
  expect(response.statusCode).toBe(201)
  return response.json()
}

async function givenPatient(practitioner: TestPractitioner, name = 'Ana'): Promise<string> {
  const response = await as(app, practitioner, 'POST', '/patients/', { name })
  return response.json<{ id: string }>().id
}

async function list(practitioner: TestPractitioner, path = ''): Promise<Task[]> {
  return (await as(app, practitioner, 'GET', `/api/tasks/${path}`)).json()
}

describe('tasks', () => {
  test('are created, listed newest first, read, changed and deleted', async () => {
    const ada = await givenPractitioner()
    const first = await create(ada, { ...CALL_BACK, title: '  Call back  ' })
    expect(first).toEqual({
      id: first.id,
      ...CALL_BACK,
      patient_id: null,
      patient_name: null,
      due_date: null,
      session_id: null,
      session_name: null,
      segment_id: null,
      created_at: first.created_at,
    })
    const second = await create(ada, { title: 'Order X-ray', category: 'Order', status: 'pending' })
    expect(await list(ada)).toEqual([second, first])
    expect((await as(app, ada, 'GET', `/api/tasks/${first.id}`)).json()).toEqual(first)

    const changed = await as(app, ada, 'PUT', `/api/tasks/${first.id}`, { status: 'completed' })
    expect(changed.json()).toEqual({ ...first, status: 'completed' })

    const deleted = await as(app, ada, 'DELETE', `/api/tasks/${first.id},${second.id}`)
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true }])
    expect(await list(ada)).toEqual([])
  })

  test('any status can follow any other', async () => {
    const ada = await givenPractitioner()
    const { id } = await create(ada)
    for (const status of ['in-progress', 'completed', 'todo', 'pending', 'completed', 'pending']) {
      const changed = await as(app, ada, 'PUT', `/api/tasks/${id}`, { status })
      expect(changed.json()).toMatchObject({ status })
    }
  })

  test('carry the name of their patient, are listed for them, and are unlinked by null', async () => {
    const ada = await givenPractitioner()
    const patient_id = await givenPatient(ada)
    const task = await create(ada, { ...CALL_BACK, patient_id })
    await create(ada)
    expect(task).toMatchObject({ patient_id, patient_name: 'Ana' })
    expect(await list(ada, `patient/${patient_id}`)).toEqual([task])
    const without = await as(app, ada, 'PUT', `/api/tasks/${task.id}`, { patient_id: null })
    expect(without.json()).toMatchObject({ patient_id: null, patient_name: null })
    expect(await list(ada, `patient/${patient_id}`)).toEqual([])
  })

  test('are created as a list in one call, in the order given', async () => {
    const ada = await givenPractitioner()
    const patient_id = await givenPatient(ada)
    const titles = ['Call', 'Refer', 'Write']
    const body = titles.map((title, n) => ({
      title,
      category: n === 0 ? 'Generated' : 'Action',
      status: 'pending',
      patient_id: n === 1 ? patient_id : null,
    }))
    const response = await as(app, ada, 'POST', '/api/tasks/', body)
    expect(response.statusCode).toBe(201)
    const created = response.json<Task[]>()
    expect(created.map(({ title }) => title)).toEqual(titles)
    expect(created.map(({ patient_name }) => patient_name)).toEqual([null, 'Ana', null])
    expect((await list(ada)).map(({ title }) => title)).toEqual(titles)
  })

  test('have five categories, each with an icon and a colour', async () => {
    const response = await as(app, await givenPractitioner(), 'GET', '/api/tasks/categories')
    const categories = response.json<{ name: string; icon: string; color: string }[]>()
    expect(categories.map(({ name }) => name)).toEqual([
      'Action',
      'Communicate',
      'Coordinate',
      'Document',
      'Order',
    ])
    expect(new Set(categories.map(({ icon }) => icon)).size).toBe(5)
    expect(new Set(categories.map(({ color }) => color)).size).toBe(5)
  })

  test.each(['/tasks', '/tasks/', '/api/tasks', '/api/tasks/'])(
    'answer the same under %s',
    async (url) => {
      const ada = await givenPractitioner()
      const task = await create(ada)
      expect((await as(app, ada, 'GET', url)).json()).toEqual([task])
    },
  )
})

test.each<[string, (task: object) => object, string]>([
  ['a task', (task) => task, 'category: must be a task category'],
  ['one of a list', (task) => [CALL_BACK, task], '1.category: must be a task category'],
])('a refusal names the field of %s', async (_, bodyOf, detail) => {
  const body = bodyOf({ ...CALL_BACK, category: 'Nope' })
  const refused = await as(app, await givenPractitioner(), 'POST', '/api/tasks/', body)
  expect([refused.statusCode, refused.json()]).toEqual([400, { detail, code: 'INVALID_REQUEST' }])
})

describe('tasks of a session', () => {
  async function givenSession(practitioner: TestPractitioner): Promise<string> {
    const response = await as(app, practitioner, 'POST', '/sessions/', { name: 'Knee' })
    return response.json<{ id: string }>().id
  }

  test('keep their due date, their session and its line, and outlive the session', async () => {
    const ada = await givenPractitioner()
    const session_id = await givenSession(ada)
    const segment_id = newId()
    const due_date = '2026-04-06'
    const task = await create(ada, { ...CALL_BACK, due_date, session_id, segment_id })
    expect(task).toMatchObject({ due_date, session_id, session_name: 'Knee', segment_id })
    const later = await as(app, ada, 'PUT', `/api/tasks/${task.id}`, { due_date: null })
    expect(later.json()).toMatchObject({ due_date: null, session_id })
    await as(app, ada, 'DELETE', `/sessions/${session_id}`)
    expect(await list(ada)).toEqual([
      { ...task, due_date: null, session_id: null, session_name: null, segment_id: null },
    ])
  })

  test('are refused a second time, ignoring case and spaces, and none of the list is added', async () => {
    const ada = await givenPractitioner()
    const session_id = await givenSession(ada)
    const first = await create(ada, { ...CALL_BACK, session_id })
    for (const title of ['Call back', ' call  BACK. ']) {
      const again = [
        { ...CALL_BACK, title: 'Refer to cardiology', session_id },
        { ...CALL_BACK, title, session_id },
      ]
      const refused = await as(app, ada, 'POST', '/api/tasks/', again)
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        { detail: 'This session has a task of that title already.', code: 'TASK_EXISTS' },
      ])
    }
    expect(await list(ada)).toEqual([first])
    const twice = [
      { ...CALL_BACK, title: 'Order CBC', session_id },
      { ...CALL_BACK, title: 'order cbc', session_id },
    ]
    expect((await as(app, ada, 'POST', '/api/tasks/', twice)).statusCode).toBe(409)
    await create(ada, { ...CALL_BACK, session_id: await givenSession(ada) })
    await create(ada)
    await create(ada)
    expect(await list(ada)).toHaveLength(4)
  })

  test('cannot be renamed to each other', async () => {
    const ada = await givenPractitioner()
    const session_id = await givenSession(ada)
    await create(ada, { ...CALL_BACK, session_id })
    const other = await create(ada, { ...CALL_BACK, title: 'Order CBC', session_id })
    const renamed = await as(app, ada, 'PUT', `/api/tasks/${other.id}`, { title: 'CALL BACK' })
    expect([renamed.statusCode, renamed.json<{ code: string }>().code]).toEqual([
      409,
      'TASK_EXISTS',
    ])
    const same = await as(app, ada, 'PUT', `/api/tasks/${other.id}`, { title: 'Order cbc' })
    expect(same.statusCode).toBe(200)
  })

  test('of another practitioner look as if they did not exist', async () => {
    const session_id = await givenSession(await givenPractitioner())
    const response = await as(app, await givenPractitioner(), 'POST', '/api/tasks/', {
      ...CALL_BACK,
      session_id,
    })
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { detail: 'Session not found.', code: 'NOT_FOUND' },
    ])
  })
})

describe('all or nothing', () => {
  test('a list with one bad item creates none', async () => {
    const ada = await givenPractitioner()
    const bad = await as(app, ada, 'POST', '/api/tasks/', [CALL_BACK, { ...CALL_BACK, title: ' ' }])
    expect([bad.statusCode, bad.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST'])
    const foreign = await as(app, ada, 'POST', '/api/tasks/', [
      CALL_BACK,
      { ...CALL_BACK, patient_id: newId() },
    ])
    expect([foreign.statusCode, foreign.json()]).toEqual([
      404,
      { detail: 'Patient not found.', code: 'NOT_FOUND' },
    ])
    expect(await list(ada)).toEqual([])
  })

  test('a deletion that names one unknown task deletes none', async () => {
    const ada = await givenPractitioner()
    const task = await create(ada)
    const response = await as(app, ada, 'DELETE', `/api/tasks/${task.id},${newId()}`)
    expect(response.statusCode).toBe(404)
    expect(await list(ada)).toEqual([task])
  })

  test('a patient deleted in the meantime leaves the task without one', async () => {
    const ada = await givenPractitioner()
    for (let round = 0; round < 10; round++) {
      const patient_id = await givenPatient(ada)
      const { id } = await create(ada)
      const [linked, deleted] = await Promise.all([
        as(app, ada, 'PUT', `/api/tasks/${id}`, { patient_id }),
        as(app, ada, 'DELETE', `/patients/${patient_id}/`),
      ])
      expect(deleted.statusCode).toBe(200)
      expect([200, 404]).toContain(linked.statusCode)
      const task = (await as(app, ada, 'GET', `/api/tasks/${id}`)).json<Task>()
      expect([task.patient_id, task.patient_name]).toEqual([null, null])
    }
  })
})

describe('another practitioner', () => {
  test.each([
    ['GET', undefined],
    ['PUT', { title: 'Mine now' }],
    ['DELETE', undefined],
  ] as const)(
    'gets the same 404 for %s of a task that is not theirs as for a missing one',
    async (method, body) => {
      const ada = await givenPractitioner()
      const stranger = await givenPractitioner()
      const task = await create(ada)
      const foreign = await as(app, stranger, method, `/api/tasks/${task.id}`, body)
      const missing = await as(app, stranger, method, `/api/tasks/${newId()}`, body)
      expect([foreign.statusCode, foreign.json()]).toEqual([
        404,
        { detail: 'Task not found.', code: 'NOT_FOUND' },
      ])
      expect(missing.json()).toEqual(foreign.json())
      expect(await list(ada)).toEqual([task])
    },
  )

  test('reaches neither the lists nor the patients of others', async () => {
    const ada = await givenPractitioner()
    const stranger = await givenPractitioner()
    const patient_id = await givenPatient(ada)
    await create(ada, { ...CALL_BACK, patient_id })
    expect(await list(stranger)).toEqual([])
    const ofPatient = await as(app, stranger, 'GET', `/api/tasks/patient/${patient_id}`)
    expect(ofPatient.statusCode).toBe(404)
    const created = await as(app, stranger, 'POST', '/api/tasks/', { ...CALL_BACK, patient_id })
    expect(created.statusCode).toBe(404)
    const own = await create(stranger)
    const linked = await as(app, stranger, 'PUT', `/api/tasks/${own.id}`, { patient_id })
    expect(linked.statusCode).toBe(404)
    expect(await list(stranger)).toEqual([own])
  })
})

describe('bad input', () => {
  const tooLong = 'x'.repeat(TASK_TITLE_MAX_CHARS + 1)

  test.each([
    [{}],
    [{ ...CALL_BACK, title: '  ' }],
    [{ ...CALL_BACK, title: 7 }],
    [{ ...CALL_BACK, title: tooLong }],
    [{ ...CALL_BACK, category: 'Other' }],
    [{ ...CALL_BACK, status: 'done' }],
    [{ ...CALL_BACK, patient_id: 'x' }],
    [{ ...CALL_BACK, due_date: '2026-02-30' }],
    [{ ...CALL_BACK, session_id: 'x' }],
    [[]],
    [Array.from({ length: TASKS_PER_CREATE + 1 }, () => CALL_BACK)],
  ])('%j is refused and creates nothing', async (body) => {
    const ada = await givenPractitioner()
    const response = await as(app, ada, 'POST', '/api/tasks/', body)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      400,
      'INVALID_REQUEST',
    ])
    expect(await list(ada)).toEqual([])
  })

  test.each([{}, { status: 'done' }, { category: '' }, { title: '' }, { patient_id: 'x' }])(
    'a change to %j is refused',
    async (body) => {
      const ada = await givenPractitioner()
      const task = await create(ada)
      const response = await as(app, ada, 'PUT', `/api/tasks/${task.id}`, body)
      expect(response.statusCode).toBe(400)
      expect(await list(ada)).toEqual([task])
    },
  )

  test.each(['x', 'patient/x'])('the id of /api/tasks/%s is refused', async (path) => {
    const response = await as(app, await givenPractitioner(), 'GET', `/api/tasks/${path}`)
    expect(response.statusCode).toBe(400)
  })
})
