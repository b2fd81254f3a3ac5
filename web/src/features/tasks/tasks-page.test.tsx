import { tasksApi } from '@chartwright/contract/tasks'
import { DELETED } from '@chartwright/contract/values'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { NoAnswer, Refusal } from '../../testing/fake-api.ts'
import { givenTask } from './testing/given-task.ts'
import {
  ana,
  chooseFromMenu,
  openLoadedTasks,
  openTasks,
  shownTitles,
} from './testing/open-tasks.tsx'
import { serveTasks } from './testing/serve-tasks.ts'

const ofAna = { patient_id: ana.id, patient_name: ana.name }
const mri = givenTask({ title: 'MRI', category: 'Order', created_at: '2026-11-03T12:00:00Z' })
const call = givenTask({
  title: 'Call',
  category: 'Communicate',
  status: 'in-progress',
  created_at: '2026-11-02T12:00:00Z',
  ...ofAna,
})
const letter = givenTask({
  title: 'Letter',
  category: 'Document',
  status: 'completed',
  created_at: '2026-11-01T12:00:00Z',
})

function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name })
}

function rowOf(title: string): HTMLElement {
  const row = screen.getByText(title).closest<HTMLElement>('[role=row]')
  if (!row) throw new Error(`no row of ${title}`)
  return row
}

describe('spec 2 §2.8: what the page says', () => {
  test('while the tasks are loading, and when there are none', async () => {
    const { api } = serveTasks()
    const answer = deferred<[]>()
    api.on(tasksApi.list, () => answer.promise)
    const { user } = openTasks(api)
    expect(screen.getByText('Loading tasks...')).toBeDefined()
    answer.resolve([])
    await screen.findByText('No tasks yet')
    expect(screen.getByText('Tasks saved from your sessions will appear here.')).toBeDefined()
    await user.click(button('Create a new task'))
    expect(screen.getByRole('dialog', { name: 'New task' })).toBeDefined()
  })

  test('a task is shown with its patient, category, status and date, and todo is Pending', async () => {
    await openLoadedTasks(serveTasks(mri, call).api)
    const cells = (title: string) =>
      within(rowOf(title))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells('Call').slice(1, 6)).toEqual([
      'Call',
      'Ana Silva',
      'Communicate',
      'In Progress',
      'Nov 02, 2026',
    ])
    expect(cells('MRI')[4]).toBe('Pending')
  })

  test('when the filters leave nothing, with the label of the active status', async () => {
    const { user } = await openLoadedTasks(serveTasks(mri).api)
    await chooseFromMenu(user, button('Status: All'), 'Completed')
    await screen.findByText('No Completed tasks present')
    const [, reset] = screen.getAllByRole('button', { name: 'Reset filters' })
    if (!reset) throw new Error('no button under the hint')
    await user.click(reset)
    await waitFor(() => expect(shownTitles()).toEqual(['MRI']))
    await user.type(screen.getByPlaceholderText('Search for a task or patient'), 'zzz')
    await screen.findByText('No tasks present')
  })

  test('a list that cannot be loaded is logged without any content, and can be retried', async () => {
    const server = serveTasks(mri)
    server.api.on(tasksApi.list, () => {
      throw new Refusal('SERVER_ERROR')
    })
    const { user, logged } = openTasks(server.api)
    await screen.findByText('The tasks could not be loaded.')
    expect(screen.queryByText('No tasks yet')).toBeNull()
    expect(logged.mock.calls).toEqual([
      ['The tasks could not be loaded.', { status: 500, code: 'SERVER_ERROR' }],
    ])
    server.api.on(tasksApi.list, () => server.tasks)
    await user.click(button('Retry'))
    await screen.findByText('MRI')
  })
})

test('search, status, category and patient filter; Reset filters clears them all', async () => {
  const { user } = await openLoadedTasks(serveTasks(mri, call, letter).api)
  await user.type(screen.getByPlaceholderText('Search for a task or patient'), 'ana')
  await waitFor(() => expect(shownTitles()).toEqual(['Call']))
  await user.click(button('Reset filters'))
  await waitFor(() => expect(shownTitles()).toEqual(['MRI', 'Call', 'Letter']))
  await chooseFromMenu(user, button('Category: All'), 'Document')
  await waitFor(() => expect(shownTitles()).toEqual(['Letter']))
  await user.click(button('Reset filters'))
  await user.click(button('Patient: All'))
  await user.click(screen.getByRole('option', { name: 'Ana Silva' }))
  await waitFor(() => expect(shownTitles()).toEqual(['Call']))
  expect(button('Patient: Ana Silva')).toBeDefined()
})

test('a click on a column header sorts ascending, another one descending, and it says so', async () => {
  const { user } = await openLoadedTasks(serveTasks(mri, call, letter).api)
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(head('Created').getAttribute('aria-sort')).toBe('descending')
  await user.click(button('Task title'))
  await waitFor(() => expect(shownTitles()).toEqual(['Call', 'Letter', 'MRI']))
  expect(head('Task title').getAttribute('aria-sort')).toBe('ascending')
  expect(head('Created').getAttribute('aria-sort')).toBe('none')
  await user.click(button('Task title'))
  await waitFor(() => expect(shownTitles()).toEqual(['MRI', 'Letter', 'Call']))
})

test('of 5,000 tasks only the visible ones are in the document', async () => {
  await openLoadedTasks(serveTasks(...Array.from({ length: 5_000 }, () => givenTask())).api)
  expect(screen.getByText('5000 tasks')).toBeDefined()
  expect(shownTitles().length).toBeLessThan(40)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
})

test('the arrows move through the rows, and Tab reaches the controls of one row only', async () => {
  const { user } = await openLoadedTasks(serveTasks(mri, call, letter).api)
  button('MRI').focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(button('Call'))
  await user.tab()
  expect(document.activeElement).toBe(button('Category: Communicate'))
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(button('Actions: Call'))
  button('Call').focus()
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(button('Letter'))
})

describe('in its row', () => {
  test('the status changes immediately, and any status can become any other', async () => {
    const server = serveTasks(mri)
    const { user } = await openLoadedTasks(server.api)
    const answer = deferred<typeof mri>()
    server.api.on(tasksApi.update, () => answer.promise)
    await chooseFromMenu(user, button('Status: Pending'), 'Completed')
    expect(button('Status: Completed')).toBeDefined()
    expect(server.api.received(tasksApi.update).map(({ body }) => body)).toEqual([
      { status: 'completed' },
    ])
    answer.resolve({ ...mri, status: 'completed' })
    await chooseFromMenu(user, button('Status: Completed'), 'Pending')
    await waitFor(() =>
      expect(server.api.received(tasksApi.update).at(-1)?.body).toEqual({ status: 'pending' }),
    )
  })

  test('a refused change is reverted, logged, and can be retried', async () => {
    const server = serveTasks(mri)
    const { user, logged } = await openLoadedTasks(server.api)
    server.api.on(tasksApi.update, () => {
      throw new NoAnswer()
    })
    await chooseFromMenu(user, button('Category: Order'), 'Action')
    await screen.findByText(/^The task was not changed\./)
    expect(button('Category: Order')).toBeDefined()
    expect(logged.mock.calls.at(-1)?.[0]).toBe('The task was not changed.')
    expect(JSON.stringify(logged.mock.calls)).not.toContain('MRI')
    server.api.on(tasksApi.update, () => ({ ...mri, category: 'Action' as const }))
    await user.click(button('Retry'))
    await screen.findByRole('button', { name: 'Category: Action' })
  })

  test('a task that was deleted in another window is removed from this one too', async () => {
    const server = serveTasks(mri, call)
    const { user } = await openLoadedTasks(server.api)
    server.tasks = [call]
    await chooseFromMenu(user, button('Status: Pending'), 'Completed')
    await screen.findByText('The task was not changed. Task not found.')
    await waitFor(() => expect(shownTitles()).toEqual(['Call']))
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('selection and bulk deletion', () => {
  test('select-all selects the visible ones, and deselects them again', async () => {
    const { user } = await openLoadedTasks(serveTasks(mri, call, letter).api)
    await user.type(screen.getByPlaceholderText('Search for a task or patient'), 'l')
    await waitFor(() => expect(shownTitles()).toEqual(['Call', 'Letter']))
    await user.click(screen.getByRole('checkbox', { name: 'Select all tasks' }))
    expect(button('Delete selected (2)')).toBeDefined()
    await user.click(button('Reset filters'))
    await screen.findByText('MRI')
    const all = screen.getByRole('checkbox', { name: 'Select all tasks' })
    expect(all.getAttribute('aria-checked')).toBe('mixed')
    await user.click(all)
    expect(button('Delete selected (3)')).toBeDefined()
    await user.click(all)
    expect(screen.queryByRole('button', { name: /^Delete selected/ })).toBeNull()
  })

  test('selected tasks hidden by the filters are not deleted', async () => {
    const server = serveTasks(mri, call, letter)
    const { user } = await openLoadedTasks(server.api)
    await user.click(screen.getByRole('checkbox', { name: 'Select all tasks' }))
    await user.type(screen.getByPlaceholderText('Search for a task or patient'), 'MRI')
    await user.click(await screen.findByRole('button', { name: 'Delete selected (1)' }))
    await user.click(button('Delete'))
    await waitFor(() => expect(server.tasks).toEqual([call, letter]))
  })

  test('250 are deleted in calls of 100, after the confirmation', async () => {
    const server = serveTasks(...Array.from({ length: 250 }, () => givenTask()))
    const { user } = await openLoadedTasks(server.api)
    await user.click(screen.getByRole('checkbox', { name: 'Select all tasks' }))
    await user.click(button('Delete selected (250)'))
    const dialog = screen.getByRole('alertdialog')
    expect(dialog.textContent).toContain('Are you sure you want to delete 250 tasks?')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await screen.findByText('No tasks yet')
    const sizes = server.api.received(tasksApi.remove).map(({ params }) => params.ids.length)
    expect(sizes).toEqual([100, 100, 50])
  })

  test('when the server fails midway, the remaining ones are in the list, selected, and reported', async () => {
    const server = serveTasks(...Array.from({ length: 150 }, () => givenTask()))
    const { user } = await openLoadedTasks(server.api)
    let calls = 0
    server.api.on(tasksApi.remove, ({ params: { ids } }) => {
      calls += 1
      if (calls === 2) throw new Refusal('SERVER_ERROR')
      server.tasks = server.tasks.filter(({ id }) => !ids.includes(id))
      return DELETED
    })
    await user.click(screen.getByRole('checkbox', { name: 'Select all tasks' }))
    await user.click(button('Delete selected (150)'))
    await user.click(button('Delete'))
    await screen.findByText(/^50 of 150 tasks were not deleted\./)
    expect(screen.getByText('50 tasks, 50 selected')).toBeDefined()
    await user.click(button('Retry'))
    await screen.findByText('No tasks yet')
  })

  test('one that is already gone does not block the others', async () => {
    const server = serveTasks(mri, call, letter)
    const { user } = await openLoadedTasks(server.api)
    server.tasks = [mri, letter]
    await user.click(screen.getByRole('checkbox', { name: 'Select all tasks' }))
    await user.click(button('Delete selected (3)'))
    await user.click(button('Delete'))
    await screen.findByText('No tasks yet')
    expect(server.tasks).toEqual([])
  })
})

test('Back goes back', async () => {
  const { user, onBack } = await openLoadedTasks(serveTasks(mri).api)
  await user.click(button('Back'))
  expect(onBack).toHaveBeenCalledOnce()
})
