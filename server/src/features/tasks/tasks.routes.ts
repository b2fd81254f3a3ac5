import { TASK_CATEGORY_LOOKS, tasksApi, type Task } from '@chartwright/contract/tasks'
import { DELETED } from '@chartwright/contract/values'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { requirePatient, tellOfLink } from '../patients/patients.api.ts'
import { createTasks } from './create-tasks.ts'
import { findTask, isTitleTaken, listTasks, removeTasks, updateTask } from './tasks.queries.ts'

const notFound = () => new AppError('NOT_FOUND', 'Task not found.')

export function taskRoutes(app: FastifyInstance, gate: Gate): void {
  mount(app, gate, tasksApi.list, ({ tx, practitioner }) => listTasks(tx, practitioner.id))

  mount(app, gate, tasksApi.categories, () => Promise.resolve([...TASK_CATEGORY_LOOKS]))

  mount(app, gate, tasksApi.ofPatient, async ({ tx, practitioner, params }) => {
    await requirePatient(tx, practitioner.id, params.patientId)
    return listTasks(tx, practitioner.id, params)
  })

  mount(app, gate, tasksApi.get, ({ tx, practitioner, params }) =>
    getTask(tx, practitioner.id, params.id),
  )

  mount(app, gate, tasksApi.create, async ({ tx, practitioner, body }) => {
    if (Array.isArray(body)) return createTasks(tx, practitioner.id, body)
    const [task] = await createTasks(tx, practitioner.id, [body])
    if (!task) throw new Error('the insert returned nothing')
    return task
  })

  mount(app, gate, tasksApi.update, async ({ tx, practitioner, params, body }) => {
    if (body.patient_id) await requirePatient(tx, practitioner.id, body.patient_id)
    if (
      body.title !== undefined &&
      (await isTitleTaken(tx, practitioner.id, params.id, body.title))
    ) {
      throw new AppError('TASK_EXISTS')
    }
    const before =
      body.patient_id === undefined ? undefined : await findTask(tx, practitioner.id, params.id)
    if (!(await updateTask(tx, practitioner.id, params.id, body))) throw notFound()
    const task = await getTask(tx, practitioner.id, params.id)
    if (before) {
      await tellOfLink(tx, practitioner.id, params.id, before.patient_id, task.patient_id)
    }
    return task
  })

  mount(app, gate, tasksApi.remove, async ({ tx, practitioner, params }) => {
    const removed = await removeTasks(tx, practitioner.id, params.ids)
    // All or nothing: the error rolls the others back.
    if (removed !== params.ids.length) throw notFound()
    return DELETED
  })
}

async function getTask(tx: Tx, practitionerId: string, id: string): Promise<Task> {
  const task = await findTask(tx, practitionerId, id)
  if (!task) throw notFound()
  return task
}
