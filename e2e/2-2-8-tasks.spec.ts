import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test, type Page } from './support/product.ts'
import { deleteThere, givenPatient, givenTasks, readTasks } from './support/tasks.ts'

type Practitioner = Parameters<typeof givenTasks>[1]
let who: Practitioner

test.beforeEach(async ({ context, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  who = practitioner
  await signIn(context, practitioner)
})

async function openTasks(page: Page): Promise<void> {
  await page.goto('/dashboard?view=tasks')
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
}

function titles(page: Page) {
  return page.locator('[data-row]')
}

function rowOf(page: Page, title: string) {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) })
}

async function chooseMenu(page: Page, title: string, button: RegExp, item: string): Promise<void> {
  await rowOf(page, title).getByRole('button', { name: button }).click()
  await page.getByRole('menu').getByText(item, { exact: true }).click()
}

test('New task: from the empty page, saved, and there after a reload', async ({ page, server }) => {
  await openTasks(page)
  await expect(page.getByText('No tasks yet')).toBeVisible()
  await expect(page.getByText('Tasks saved from your sessions will appear here.')).toBeVisible()
  await page.getByRole('button', { name: 'Create a new task' }).click()
  const dialog = page.getByRole('dialog', { name: 'New task' })
  await dialog.getByLabel('Task title').fill('  Order blood count ')
  await expect(dialog.getByText('Select category')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Order' }).click()
  await dialog.getByRole('button', { name: 'Save task' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Order blood count')).toContainText('Pending')
  await page.reload()
  await expect(titles(page)).toHaveText(['Order blood count'])
  expect((await readTasks(server, who)).map(({ status }) => status)).toEqual(['todo'])
})

test('tasks are filtered, changed in their rows and sorted', async ({ page, server }) => {
  const ana = await givenPatient(server, who, 'Ana Silva')
  await givenTasks(
    server,
    who,
    { title: 'MRI', category: 'Order', patient_id: ana.id },
    { title: 'Letter', category: 'Document', status: 'completed' },
  )
  await openTasks(page)

  await test.step('the filters, and the two empty texts with the status in use', async () => {
    await page.getByPlaceholder('Search for a task or patient').fill('SILVA')
    await expect(titles(page)).toHaveText(['MRI'])
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await page.getByRole('button', { name: 'Category: All' }).click()
    await page.getByRole('menuitemradio', { name: 'Document' }).click()
    await expect(titles(page)).toHaveText(['Letter'])
    await page.getByRole('button', { name: 'Status: All' }).click()
    await page.getByRole('menuitemradio', { name: 'In Progress' }).click()
    await expect(page.getByText('No In Progress tasks present')).toBeVisible()
    await page.getByRole('button', { name: 'Reset filters' }).last().click()
    await expect(titles(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Patient: All' }).click()
    await page.getByRole('option', { name: 'Ana Silva' }).click()
    await expect(titles(page)).toHaveText(['MRI'])
    await page.getByRole('button', { name: 'Reset filters' }).last().click()
    await expect(titles(page)).toHaveCount(2)
  })
  await test.step('status and category change in the row, and the heads sort', async () => {
    await chooseMenu(page, 'MRI', /^Status/, 'Completed')
    await chooseMenu(page, 'MRI', /^Category/, 'Coordinate')
    await expect(rowOf(page, 'MRI')).toContainText('Completed')
    await page.reload()
    await expect(
      rowOf(page, 'MRI').getByRole('button', { name: 'Category: Coordinate' }),
    ).toBeVisible()
    await expect(
      rowOf(page, 'MRI').getByRole('button', { name: 'Status: Completed' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Task title' }).click()
    await expect(titles(page)).toHaveText(['Letter', 'MRI'])
    await page.getByRole('button', { name: 'Task title' }).click()
    await expect(titles(page)).toHaveText(['MRI', 'Letter'])
  })
})

test.describe('on Nov 15, 2026', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the date range: two months, Apply, Reset, an outside click and the same-day rule', async ({
    page,
    server,
  }) => {
    await givenTasks(server, who, { title: 'Now' })
    const [task] = await readTasks(server, who)
    const at = (title: string, created_at: string) => ({
      ...task,
      id: crypto.randomUUID(),
      title,
      created_at,
    })
    await page.route('**/api/tasks/', (route) =>
      route.fulfill({
        json: [
          at('late evening', '2026-11-06T04:59:00.000Z'),
          at('after midnight', '2026-11-06T05:00:00.000Z'),
        ],
      }),
    )
    await page.clock.setFixedTime(new Date('2026-11-15T12:00:00-05:00'))
    await openTasks(page)
    await page.getByRole('button', { name: 'Date: All' }).click()
    const popover = page.getByRole('dialog', { name: 'Select Date Range' })
    await expect(popover.getByRole('grid')).toHaveCount(2)
    const day = (name: string) => popover.getByRole('button', { name: new RegExp(name) })
    await day('November 3rd, 2026').click()
    await expect(popover.getByText('Choose a last day, or nothing is filtered.')).toBeVisible()
    await popover.getByRole('button', { name: 'Apply' }).click()
    const button = page.getByRole('button', { name: /^Date: / })
    await expect(button).toHaveText('Nov 03, 2026')
    await expect(titles(page)).toHaveCount(2)
    await button.click()
    await day('November 5th, 2026').click()
    await popover.getByRole('button', { name: 'Apply' }).click()
    await expect(button).toHaveText('Nov 03, 2026 - Nov 05, 2026')
    await expect(titles(page)).toHaveText(['late evening'])
    await button.click()
    await page.getByRole('heading', { name: 'Tasks', level: 1 }).click()
    await expect(popover).toBeHidden()
    await button.click()
    await popover.getByRole('button', { name: 'Reset' }).click()
    await expect(button).toHaveText('All')
    await expect(titles(page)).toHaveCount(2)
  })
})

test('a task in the table of a narrow screen, and in its details', async ({ page, server }) => {
  await givenTasks(server, who, { title: 'MRI' })
  await openTasks(page)

  await test.step('the table is at least 900 px wide and scrolls on a narrow screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const table = page.getByRole('table')
    await expect(table).toBeVisible()
    expect((await table.boundingBox())?.width).toBeGreaterThanOrEqual(900)
    const actions = page.getByRole('button', { name: 'Actions: MRI' })
    await actions.scrollIntoViewIfNeeded()
    await actions.click()
    await expect(page.getByRole('menuitem')).toHaveText(['Edit task', 'Delete task'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('Task Details: view, edit, discard question, delete', async () => {
    await rowOf(page, 'MRI').getByText('No patient').click()
    const view = page.getByRole('dialog', { name: 'Task Details' })
    await expect(view.getByText('View and manage task details')).toBeVisible()
    await expect(view.getByText('No patient assigned')).toBeVisible()
    await view.getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Task' })
    await expect(edit.getByText('Update task information')).toBeVisible()
    await edit.getByLabel('Title').fill('MRI of the hip')
    await page.mouse.click(5, 5)
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(edit.getByLabel('Title')).toHaveValue('MRI of the hip')
    await edit.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(view.getByText('MRI of the hip')).toBeVisible()
    await view.getByRole('button', { name: 'Edit' }).click()
    await edit.getByRole('button', { name: 'Delete Task' }).click()
    await expect(page.getByText('Are you sure you want to delete this task?')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No tasks yet')).toBeVisible()
  })
})

test('Edit Task: the patient is picked and updated at once, the rest by Save Changes', async ({
  page,
  server,
}) => {
  await givenPatient(server, who, 'Ana Silva')
  await givenTasks(server, who, { title: 'MRI' })
  await openTasks(page)
  await chooseMenu(page, 'MRI', /^Actions/, 'Edit task')
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  let answer = (): void => undefined
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/tasks/*', async (route) => {
    await isAsked
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Patient Select patient' }).click()
  await page.getByPlaceholder('Search for a patient').fill('ana silva')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Updating...')).toBeVisible()
  answer()
  await expect(dialog.getByRole('button', { name: 'Patient Ana Silva' })).toBeVisible()
  await dialog.getByLabel('Task Title').fill('MRI of the knee')
  await dialog.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'In Progress' }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(titles(page).first()).toBeFocused()
  await expect(rowOf(page, 'MRI of the knee')).toContainText('Ana Silva')
  expect(await readTasks(server, who)).toMatchObject([
    { title: 'MRI of the knee', status: 'in-progress', patient_name: 'Ana Silva' },
  ])
})

test('250 selected are deleted; when a call fails in the middle the screen tells the truth', async ({
  page,
  server,
}) => {
  await givenTasks(
    server,
    who,
    ...Array.from({ length: 250 }, (_, at) => ({ title: `Task ${at}` })),
  )
  await openTasks(page)
  await page.getByRole('checkbox', { name: 'Select all tasks' }).click()
  await page.getByRole('button', { name: 'Delete selected (250)' }).click()
  let calls = 0
  await page.route('**/api/tasks/*', (route) => {
    calls += 1
    return calls === 2 ? route.abort() : route.continue()
  })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^150 of 250 tasks were not deleted\./)).toBeVisible()
  await expect(page.getByText('150 tasks, 150 selected')).toBeVisible()
  expect(await readTasks(server, who)).toHaveLength(150)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No tasks yet')).toBeVisible()
  expect(await readTasks(server, who)).toHaveLength(0)
})

test('what another window deleted leaves: the task, and the patient of a task', async ({
  page,
  server,
}) => {
  const ana = await givenPatient(server, who, 'Ana Silva')
  const [mri] = await givenTasks(
    server,
    who,
    { title: 'MRI' },
    { title: 'Call', patient_id: ana.id },
  )
  await openTasks(page)
  await expect(rowOf(page, 'Call')).toContainText('Ana Silva')
  await deleteThere(server, who, `/patients/${ana.id}/`)
  await deleteThere(server, who, `/api/tasks/${mri?.id ?? ''}`)
  await chooseMenu(page, 'MRI', /^Status/, 'Completed')
  await expect(page.getByText('The task was not changed. Task not found.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Call'])
  await expect(rowOf(page, 'Call')).toContainText('No patient')
})

test.describe('in both themes', () => {
  test.setTimeout(AXE_TIMEOUT_MS)

  const OVERLAY = '[data-radix-popper-content-wrapper]'
  test('axe finds nothing on the page and its dialogs', async ({ page, server }) => {
    await openTasks(page)
    await page.getByText('No tasks yet').waitFor()
    expect(await findings(page), 'empty').toEqual([])
    const ana = await givenPatient(server, who, 'Ana Silva')
    await givenTasks(
      server,
      who,
      { title: 'MRI', category: 'Order', patient_id: ana.id },
      { title: 'Call', category: 'Communicate', status: 'in-progress' },
      { title: 'Letter', category: 'Document', status: 'completed' },
      { title: 'Meet', category: 'Coordinate' },
      { title: 'Sing', category: 'Generated' },
    )
    await page.reload()
    await page.getByRole('checkbox', { name: 'Select: Call' }).click()
    expect(await findings(page), 'table').toEqual([])
    await page.getByRole('button', { name: 'Date: All' }).click()
    expect(await findings(page, OVERLAY), 'dates').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Patient: All' }).click()
    expect(await findings(page, OVERLAY), 'patients').toEqual([])
    await page.keyboard.press('Escape')
    await rowOf(page, 'MRI')
      .getByRole('button', { name: /^Category/ })
      .click()
    expect(await findings(page, OVERLAY), 'menu').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'New task' }).click()
    expect(await findings(page, '[role=dialog]'), 'new').toEqual([])
    await page.keyboard.press('Escape')
    await chooseMenu(page, 'MRI', /^Actions/, 'Edit task')
    expect(await findings(page, '[role=dialog]'), 'quick edit').toEqual([])
    await page.keyboard.press('Escape')
    await titles(page).first().click()
    expect(await findings(page, '[role=dialog]'), 'details').toEqual([])
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    expect(await findings(page, '[role=dialog]'), 'details, edited').toEqual([])
    await page.getByRole('button', { name: 'Delete Task' }).click()
    expect(await findings(page, '[role=alertdialog]'), 'delete').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Title' }).fill('Other')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor()
    expect(await findings(page, '[role=alertdialog]'), 'discard').toEqual([])
  })
})
