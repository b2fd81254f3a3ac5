import { GENERATED_TASKS_CLOSE_MS } from '@chartwright/contract/limits'
import { tasksApi } from '@chartwright/contract/tasks'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { Refusal, type FakeApi } from '../../../testing/fake-api.ts'
import { renderInWorkspace } from '../../../testing/render-in-workspace.tsx'
import { givenTask } from '../testing/given-task.ts'
import { serveTasks } from '../testing/serve-tasks.ts'
import { GeneratedTasksDialog } from './generated-tasks-dialog.tsx'

const PATIENT = crypto.randomUUID()
type Input = ComponentProps<typeof GeneratedTasksDialog>['tasks']

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => vi.useRealTimers())

function open(
  tasks: Input,
  { api }: { api: FakeApi } = serveTasks(),
  patientId: string | null = null,
) {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  renderInWorkspace(<Opened tasks={tasks} patientId={patientId} />, api)
  return { user, api }
}

function Opened(props: { tasks: Input; patientId: string | null }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open again</button>
      <GeneratedTasksDialog {...props} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

const isOff = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true'

const two = [
  { title: 'Order MRI', category: 'Order' },
  { title: 'Call Ana', category: 'Communicate' },
]

test("says 'Generating tasks...' while its input is null", () => {
  open(null)
  expect(screen.getByRole('dialog', { name: 'Generated Tasks' }).textContent).toContain(
    'Review and add tasks from your session',
  )
  expect(screen.getByText('Generating tasks...')).toBeDefined()
})

test.each([[''], ['  \n '], [[]]])('says that %j yielded nothing', (input) => {
  open(input)
  expect(screen.getByText('No tasks generated from this session')).toBeDefined()
})

test("lines of text are tasks of the category 'Generated'", () => {
  open('Order MRI\n\n Call Ana ')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Order MRICategory: Generated',
    'Call AnaCategory: Generated',
  ])
})

test('all are selected; Select All and Deselect All count, and Add needs a selection', async () => {
  const { user } = open(two)
  expect(screen.getByText('2 task(s) selected')).toBeDefined()
  expect(isOff('Add 2 Task(s)')).toBe(false)
  await user.click(button('Deselect All'))
  expect(screen.getByText('0 task(s) selected')).toBeDefined()
  expect(isOff('Add 0 Task(s)')).toBe(true)
  await user.click(button('Select All'))
  expect(screen.getByText('2 task(s) selected')).toBeDefined()
  await user.click(button('Deselect All'))
  await user.click(screen.getByRole('checkbox', { name: 'Call Ana' }))
  expect(button('Add 1 Task(s)')).toBeDefined()
})

test('the selected ones are added in one call as pending; they are marked, and it closes after 1.5 s', async () => {
  const { user, api } = open(two, serveTasks(), PATIENT)
  const answer = deferred<ReturnType<typeof givenTask>[]>()
  api.on(tasksApi.create, () => answer.promise)
  await user.click(screen.getByRole('checkbox', { name: 'Call Ana' }))
  await user.click(button('Add 1 Task(s)'))
  expect(isOff('Adding Tasks...')).toBe(true)
  expect(api.received(tasksApi.create).map(({ body }) => body)).toEqual([
    [{ title: 'Order MRI', category: 'Order', patient_id: PATIENT, status: 'pending' }],
  ])
  answer.resolve([givenTask()])
  await screen.findByRole('img', { name: 'Added' })
  expect(screen.getAllByRole('img', { name: 'Added' })).toHaveLength(1)
  await pass(GENERATED_TASKS_CLOSE_MS - 200)
  expect(screen.getByRole('dialog')).toBeDefined()
  await pass(200)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(button('Open again'))
  expect(screen.getByText('2 task(s) selected')).toBeDefined()
  expect(screen.queryByRole('img', { name: 'Added' })).toBeNull()
})

test('a click on a task’s text deselects it, and a double click on Add adds it once', async () => {
  const { user, api } = open(two)
  await user.click(screen.getByText('Category: Order'))
  const add = button('Add 1 Task(s)')
  fireEvent.click(add)
  fireEvent.click(add)
  await screen.findByRole('img', { name: 'Added' })
  expect(api.received(tasksApi.create).map(({ body }) => body)).toMatchObject([
    [{ title: 'Call Ana' }],
  ])
})

test('without a patient null is sent', async () => {
  const { user, api } = open(two)
  await user.click(button('Select All'))
  await user.click(button('Add 2 Task(s)'))
  await screen.findAllByRole('img', { name: 'Added' })
  const [body] = api.received(tasksApi.create).map((request) => request.body)
  expect(body).toMatchObject([{ patient_id: null }, { patient_id: null }])
})

test('due date, session and line are sent along; tasks that already exist cannot be added', async () => {
  const { api } = serveTasks()
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  const [sessionId, line] = [crypto.randomUUID(), crypto.randomUUID()]
  const tasks = [
    { title: 'Order MRI', category: 'Order', due_date: '2026-04-06', segment_ids: [line] },
    { title: 'Call Ana', category: 'Communicate', due_date: null, is_added: true, segment_ids: [] },
  ]
  renderInWorkspace(
    <GeneratedTasksDialog
      open
      onOpenChange={() => undefined}
      tasks={tasks}
      patientId={null}
      sessionId={sessionId}
    />,
    api,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Order MRICategory: OrderDue: .*2026/),
    'Call AnaCategory: CommunicateAlready in your tasks',
  ])
  await user.click(button('Select All'))
  expect(screen.getByText('1 task(s) selected')).toBeDefined()
  api.on(tasksApi.create, () => {
    throw new Refusal('TASK_EXISTS')
  })
  await user.click(button('Add 1 Task(s)'))
  await screen.findByText('This session has a task of that title already.')
  expect(api.received(tasksApi.create).map(({ body }) => body)).toEqual([
    [
      {
        title: 'Order MRI',
        category: 'Order',
        patient_id: null,
        status: 'pending',
        due_date: '2026-04-06',
        session_id: sessionId,
        segment_id: line,
      },
    ],
  ])
})

test('a failure is reported in the document’s words, and the selection stays', async () => {
  const { user, api } = open(two)
  api.on(tasksApi.create, () => {
    throw new Refusal('SERVER_ERROR')
  })
  await user.click(button('Select All'))
  await user.click(button('Add 2 Task(s)'))
  await screen.findByText('Failed to add tasks. Please try again.')
  await pass(GENERATED_TASKS_CLOSE_MS * 2)
  expect(button('Add 2 Task(s)')).toBeDefined()
})

test('a stray Escape does not discard the selection; Cancel does', async () => {
  const { user } = open(two)
  await user.click(button('Select All'))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.getByText('2 task(s) selected')).toBeDefined()
  await user.click(button('Cancel'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
