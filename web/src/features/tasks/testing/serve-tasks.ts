import { TASK_CATEGORY_LOOKS, tasksApi, Task, type NewTask } from '@chartwright/contract/tasks'
import { DELETED } from '@chartwright/contract/values'
import { FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { givenTask } from './given-task.ts'

/** A server that stores these tasks, given newest first; `tasks` is what it has now. */
export function serveTasks(...given: Task[]) {
  const kept = { tasks: given }
  const find = (id: string): Task => {
    const task = kept.tasks.find((each) => each.id === id)
    if (!task) throw new Refusal('NOT_FOUND', 'Task not found.')
    return task
  }
  const make = ({ title, category, status, ...task }: NewTask): Task => {
    const made = givenTask({
      title,
      category,
      status,
      patient_id: task.patient_id ?? null,
      due_date: task.due_date ?? null,
      session_id: task.session_id ?? null,
      segment_id: task.segment_id ?? null,
      created_at: new Date().toISOString(),
    })
    kept.tasks = [made, ...kept.tasks]
    return made
  }
  const api = new FakeApi()
    .on(tasksApi.categories, () => [...TASK_CATEGORY_LOOKS])
    .on(tasksApi.list, () => kept.tasks)
    .on(tasksApi.create, ({ body }) => (Array.isArray(body) ? body.map(make) : make(body)))
    .on(tasksApi.update, ({ params, body }) => {
      const { patient_id } = body
      const patient_name = patient_id ? 'Ana Silva' : null
      const named = patient_id === undefined ? {} : { patient_name }
      const changed = Task.parse({ ...find(params.id), ...body, ...named })
      kept.tasks = kept.tasks.map((task) => (task.id === params.id ? changed : task))
      return changed
    })
    .on(tasksApi.remove, ({ params: { ids } }) => {
      ids.forEach(find)
      kept.tasks = kept.tasks.filter(({ id }) => !ids.includes(id))
      return DELETED
    })
  return Object.assign(kept, { api })
}
