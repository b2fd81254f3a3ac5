import { tasksApi } from '@chartwright/contract/tasks'
import { DELETED } from '@chartwright/contract/values'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { NoAnswer, Refusal } from '../../../testing/fake-api.ts'
import { givenTask } from '../testing/given-task.ts'
import { ana, chooseFromMenu, openLoadedTasks, shownTitles } from '../testing/open-tasks.tsx'
import { serveTasks } from '../testing/serve-tasks.ts'

const mri = givenTask({ title: 'MRI', category: 'Order' })
const ofAna = givenTask({ title: 'Call', patient_id: ana.id, patient_name: ana.name })

function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name })
}

type User = Awaited<ReturnType<typeof openLoadedTasks>>['user']

async function choose(user: User, field: string, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(screen.getByRole('option', { name: option }))
}

function isOff(name: string): boolean {
  return button(name).getAttribute('aria-disabled') === 'true'
}

describe('New task', () => {
  test("is saved as 'todo', shown as Pending, once it has a title and a category", async () => {
    const server = serveTasks(mri)
    const { user } = await openLoadedTasks(server.api)
    await user.click(button('New task'))
    expect(isOff('Save task')).toBe(true)
    await user.type(screen.getByLabelText('Task title'), '   ')
    await choose(user, 'Category', 'Order')
    expect(isOff('Save task')).toBe(true)
    expect(screen.getByPlaceholderText('Enter task title...')).toBeDefined()
    await user.type(screen.getByLabelText('Task title'), 'Blood count ')
    const answer = deferred<typeof mri>()
    server.api.on(tasksApi.create, () => answer.promise)
    await user.click(button('Save task'))
    expect(isOff('Creating...')).toBe(true)
    expect(server.api.received(tasksApi.create).map(({ body }) => body)).toEqual([
      { title: 'Blood count', category: 'Order', status: 'todo' },
    ])
    answer.resolve(givenTask({ title: 'Blood count', created_at: '2026-11-16T12:00:00Z' }))
    await waitFor(() => expect(shownTitles()).toEqual(['Blood count', 'MRI']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a double click creates one task', async () => {
    const server = serveTasks(mri)
    const { user } = await openLoadedTasks(server.api)
    await user.click(button('New task'))
    await user.type(screen.getByLabelText('Task title'), 'Blood count')
    await choose(user, 'Category', 'Order')
    const save = button('Save task')
    fireEvent.click(save)
    fireEvent.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.api.received(tasksApi.create)).toHaveLength(1)
  })

  test('what was typed survives a failure, and the toast retries', async () => {
    const server = serveTasks(mri)
    const { user } = await openLoadedTasks(server.api)
    server.api.on(tasksApi.create, () => {
      throw new NoAnswer()
    })
    await user.click(button('New task'))
    await user.type(screen.getByLabelText('Task title'), 'Blood count')
    await choose(user, 'Category', 'Order')
    await user.click(button('Save task'))
    await screen.findByText(/^The task was not created\./)
    expect(screen.getByLabelText<HTMLInputElement>('Task title').value).toBe('Blood count')
    server.api.on(tasksApi.create, () => givenTask({ title: 'Blood count' }))
    await user.click(screen.getByText('Retry'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test("a stray Escape asks 'Discard changes?' and keeps what was typed", async () => {
    const { user } = await openLoadedTasks(serveTasks(mri).api)
    await user.click(button('New task'))
    await user.type(screen.getByLabelText('Task title'), 'Blood count')
    await user.keyboard('{Escape}')
    const question = screen.getByRole('alertdialog', { name: 'Discard changes?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText<HTMLInputElement>('Task title').value).toBe('Blood count')
    await user.keyboard('{Escape}')
    await user.click(button('Discard'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(button('New task'))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a task that the filters hide is announced', async () => {
    const { user } = await openLoadedTasks(serveTasks(mri).api)
    await user.type(screen.getByPlaceholderText('Search for a task or patient'), 'MRI')
    await user.click(button('New task'))
    await user.type(screen.getByLabelText('Task title'), 'Blood count')
    await choose(user, 'Category', 'Order')
    await user.click(button('Save task'))
    await screen.findByText('The task was created. The filters hide it.')
  })
})

describe('Edit Task (quick edit)', () => {
  async function open(...tasks: Parameters<typeof serveTasks>) {
    const server = serveTasks(...tasks)
    const page = await openLoadedTasks(server.api)
    const [first] = tasks
    await chooseFromMenu(page.user, button(`Actions: ${first?.title ?? ''}`), 'Edit task')
    await screen.findByRole('dialog', { name: 'Edit Task' })
    return { ...page, server }
  }

  test('sends what was changed and nothing else', async () => {
    const { user, server } = await open(mri)
    const title = screen.getByLabelText<HTMLInputElement>('Task Title')
    expect([title.value, screen.getByLabelText<HTMLInputElement>('Created').value]).toEqual([
      'MRI',
      'Nov 15, 2026',
    ])
    await user.clear(title)
    expect(isOff('Save Changes')).toBe(true)
    await user.type(title, ' MRI knee ')
    await choose(user, 'Status', 'Completed')
    await user.click(button('Save Changes'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.api.received(tasksApi.update).map(({ body }) => body)).toEqual([
      { title: 'MRI knee', status: 'completed' },
    ])
    expect(shownTitles()).toEqual(['MRI knee'])
  })

  test("the patient is changed immediately, with 'Updating...' during the change", async () => {
    const { user, server } = await open(mri)
    const answer = deferred<typeof mri>()
    server.api.on(tasksApi.update, () => answer.promise)
    await user.click(button('Patient Select patient'))
    await user.click(button('task-context: Ana Silva'))
    await screen.findByRole('button', { name: 'Patient Updating...' })
    expect(server.api.received(tasksApi.update)[0]?.body).toEqual({ patient_id: ana.id })
    answer.resolve({ ...mri, patient_id: ana.id, patient_name: ana.name })
    await screen.findByRole('button', { name: 'Patient Ana Silva' })
  })

  test('null removes the patient', async () => {
    const { user, server } = await open(ofAna)
    await user.click(button('Remove patient'))
    await screen.findByRole('button', { name: 'Patient Select patient' })
    expect(server.api.received(tasksApi.update)[0]?.body).toEqual({ patient_id: null })
  })

  test('a patient who was deleted in the meantime is not shown as linked', async () => {
    const { user, server } = await open(mri)
    server.api.on(tasksApi.update, () => {
      throw new Refusal('NOT_FOUND', 'Patient not found.')
    })
    await user.click(button('Patient Select patient'))
    await user.click(button('task-context: Ana Silva'))
    await screen.findByText('The patient was not changed. Patient not found.')
    expect(button('Patient Select patient')).toBeDefined()
  })

  test('a failed save keeps the dialog and what was typed', async () => {
    const { user, server, logged } = await open(mri)
    server.api.on(tasksApi.update, () => {
      throw new Refusal('SERVER_ERROR')
    })
    await user.type(screen.getByLabelText('Task Title'), ' knee')
    await user.click(button('Save Changes'))
    await screen.findByText(/^The task was not saved\./)
    expect(screen.getByLabelText<HTMLInputElement>('Task Title').value).toBe('MRI knee')
    expect(logged.mock.calls.at(-1)?.[0]).toBe('The task was not saved.')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeDefined()
  })
})

test('a row is deleted after the confirmation, and stays if the server refuses', async () => {
  const server = serveTasks(mri, ofAna)
  const { user } = await openLoadedTasks(server.api)
  await chooseFromMenu(user, button('Actions: MRI'), 'Delete task')
  const question = screen.getByRole('alertdialog')
  expect(question.textContent).toContain('Are you sure you want to delete this task?')
  server.api.on(tasksApi.remove, () => {
    throw new Refusal('SERVER_ERROR')
  })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await screen.findByText(/^The task was not deleted\./)
  expect(shownTitles()).toEqual(['MRI', 'Call'])
})

describe('Task Details', () => {
  async function open(task = mri) {
    const server = serveTasks(task)
    const page = await openLoadedTasks(server.api)
    await page.user.click(screen.getByText('Nov 15, 2026'))
    return { ...page, server }
  }

  test('a click on the row shows the task in the words of the document', async () => {
    await open()
    const dialog = screen.getByRole('dialog', { name: 'Task Details' })
    expect(dialog.textContent).toContain('View and manage task details')
    expect([...dialog.querySelectorAll('dd')].map((entry) => entry.textContent)).toEqual([
      'MRI',
      'No patient assigned',
      'Order',
      'Pending',
      'Nov 15, 2026',
    ])
  })

  test('edit mode saves and returns to the view, and Cancel reverts the changes', async () => {
    const { user, server } = await open()
    await user.click(button('Edit'))
    const dialog = screen.getByRole('dialog', { name: 'Edit Task' })
    expect(dialog.textContent).toContain('Update task information')
    await user.type(screen.getByLabelText('Title'), ' hip')
    await user.click(button('Cancel'))
    await user.click(button('Edit'))
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('MRI')
    await user.type(screen.getByLabelText('Title'), ' knee')
    await user.click(button('Patient Select patient'))
    await user.click(button('task-details: Ana Silva'))
    const answer = deferred<typeof mri>()
    server.api.on(tasksApi.update, () => answer.promise)
    await user.click(button('Save'))
    expect(isOff('Saving...')).toBe(true)
    expect(server.api.received(tasksApi.update)[0]?.body).toEqual({
      title: 'MRI knee',
      patient_id: ana.id,
    })
    answer.resolve({ ...mri, title: 'MRI knee', patient_id: ana.id, patient_name: ana.name })
    const view = await screen.findByRole('dialog', { name: 'Task Details' })
    expect(view.textContent).toContain('MRI knee')
    expect(view.textContent).toContain('Ana Silva')
  })

  test('a failed save says so in the words of the document and keeps what was typed', async () => {
    const { user, server } = await open()
    server.api.on(tasksApi.update, () => {
      throw new Refusal('SERVER_ERROR')
    })
    await user.click(button('Edit'))
    await user.type(screen.getByLabelText('Title'), ' knee')
    await user.click(button('Save'))
    await screen.findByText('Failed to update task. Please try again.')
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('MRI knee')
  })

  test('deleting asks, a failure is reported, and success closes', async () => {
    const { user, server } = await open()
    await user.click(button('Edit'))
    await user.click(button('Delete Task'))
    const question = screen.getByRole('alertdialog')
    expect(question.textContent).toContain('Are you sure you want to delete this task?')
    const remove = () =>
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' })
    server.api.on(tasksApi.remove, () => {
      throw new NoAnswer()
    })
    await user.click(remove())
    await screen.findByText('Failed to delete task. Please try again.')
    server.api.on(tasksApi.remove, () => {
      server.tasks = []
      return DELETED
    })
    await user.click(button('Delete Task'))
    await user.click(remove())
    await screen.findByText('No tasks yet')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
