import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test, type Page } from './support/product.ts'
import { deleteSession, givenSessionOf, givenSessions } from './support/sessions.ts'

function sidebar(page: Page) {
  return page.getByRole('complementary', { name: 'Sidebar' })
}

function row(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Sessions' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
}

/** Of sessions: a group's heading has no title. */
async function rowNames(page: Page): Promise<string[]> {
  const rows = page.getByRole('region', { name: 'Sessions' }).locator('li [data-row]:has([title])')
  return rows.evaluateAll((all) =>
    all.map((one) => one.querySelector('[title]')?.textContent ?? ''),
  )
}

test('without sessions: what it holds, how it is put away and brought back', async ({
  page,
  signInNext,
}) => {
  await signInNext()
  await page.goto('/dashboard')

  await test.step('everything of the sidebar is there, 320 px wide', async () => {
    const bar = sidebar(page)
    expect((await bar.boundingBox())?.width).toBe(320)
    await expect(bar.getByText('Chartwright')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Search Ctrl+K' })).toBeVisible()
    for (const name of ['Close sidebar', 'New Session', 'Templates', 'Tasks', 'Settings']) {
      await expect(bar.getByRole('button', { name })).toBeVisible()
    }
    await expect(bar.getByText('No sessions yet')).toBeVisible()
    await expect(bar.getByText(/@/)).toBeVisible()
    await expect(bar.getByText('Free Plan')).toBeVisible()
  })
  await test.step('collapsed on a desktop, the pill with the logo brings it back', async () => {
    await page.getByRole('button', { name: 'Close sidebar' }).click()
    await expect(sidebar(page)).toBeHidden()
    const pill = page.getByRole('button', { name: 'Open sidebar' })
    await expect(pill).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sidebar(page)).toBeVisible()

    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(sidebar(page)).toBeVisible()
    await page.getByRole('button', { name: 'New Session', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'New Session', level: 1 })).toBeVisible()
    await expect(sidebar(page)).toBeHidden()
    expect((await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(360)
    await pill.click()
    await expect(sidebar(page)).toBeVisible()
    await page.getByRole('button', { name: 'Tasks' }).click()
    await expect(sidebar(page)).toBeVisible()
  })
})

test('with sessions: their groups, a new one, one that is gone, and the other views', async ({
  page,
  server,
  signInNext,
}) => {
  const practitioner = await signInNext()
  const [one, two] = await givenSessions(server, practitioner, 'One', 'Two')
  await page.goto('/dashboard')

  await test.step('groups by day with counts, collapsed and remembered while the page lives', async () => {
    const today = page.getByRole('button', { name: 'TODAY 2' })
    await today.click()
    await expect(row(page, 'One')).toBeHidden()
    await page.getByRole('button', { name: 'Close sidebar' }).click()
    await page.getByRole('button', { name: 'Open sidebar' }).click()
    await expect(page.getByRole('button', { name: 'Close sidebar' })).toBeFocused()
    await expect(today).toHaveAttribute('aria-expanded', 'false')
    await today.click()
    await expect(row(page, 'One')).toBeVisible()
  })
  await test.step('one that was deleted in another window says so and leaves the list', async () => {
    await expect(row(page, 'One')).toBeVisible()
    await deleteSession(server, practitioner, one!.id)
    await row(page, 'One').click()
    await expect(page.getByText('This session is not there any more')).toBeVisible()
    await expect(row(page, 'One')).toBeHidden()
    await expect(row(page, 'Two')).toBeVisible()
  })
  await test.step('New Session is created, selected and first; Back returns', async () => {
    await row(page, 'Two').click()
    await expect(page).toHaveURL(`/dashboard?session=${two!.id}`)
    await page.getByRole('button', { name: 'New Session', exact: true }).click()
    await expect(row(page, 'New Session')).toHaveAttribute('aria-current', 'true')
    await expect(row(page, 'New Session')).toContainText('Just now')
    expect(await rowNames(page)).toEqual(['New Session', 'Two'])
    await page.goBack()
    await expect(row(page, 'Two')).toHaveAttribute('aria-current', 'true')
    await page.reload()
    await expect(row(page, 'Two')).toHaveAttribute('aria-current', 'true')
  })
  await test.step('Templates, Tasks and Settings exclude each other, each with a way back', async () => {
    await row(page, 'Two').click()
    for (const view of ['Templates', 'Tasks', 'Settings']) {
      const button = sidebar(page).getByRole('button', { name: view })
      await button.click()
      await expect(page.getByRole('heading', { level: 1, name: view })).toBeFocused()
      await expect(button).toHaveAttribute('aria-current', 'page')
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveCount(1)
    }
    await page.getByRole('button', { name: 'Tasks' }).click()
    await expect(page.getByText('No tasks yet')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Tasks saved from your sessions will appear here.')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(`/dashboard?session=${two!.id}`)
  })
})

test('over the days: TODAY, YESTERDAY, then the date, each with its age', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  const practitioner = nextPractitioner()
  await givenSessions(server, practitioner, 'Knee')
  await signIn(context, practitioner)
  const HOUR_MS = 3_600_000
  let at = new Date()
  await page.route(/\/sessions\/\?/, async (route) => {
    const sessions = (await (await route.fetch()).json()) as object[]
    const created_at = at.toISOString()
    await route.fulfill({ json: sessions.map((session) => ({ ...session, created_at })) })
  })
  const ages = [
    [0, 'Just now', 'TODAY 1'],
    [24, 'Yesterday', 'YESTERDAY 1'],
    [9 * 24, shortDate(9 * 24), undefined],
  ] as const
  for (const [hours, age, group] of ages) {
    at = new Date(Date.now() - hours * HOUR_MS)
    await page.goto('/dashboard')
    await expect(row(page, 'Knee')).toContainText(age)
    if (group) await expect(page.getByRole('button', { name: group })).toBeVisible()
  }
  const weekday = at.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  })
  await expect(page.getByRole('button', { name: weekday })).toBeVisible()

  function shortDate(hours: number): string {
    const options = { month: 'short', day: 'numeric', year: 'numeric' } as const
    return new Date(Date.now() - hours * HOUR_MS).toLocaleDateString('en-US', options)
  }
})

test('one is deleted after the question; the first of the rest is selected, at last none', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  const practitioner = nextPractitioner()
  await givenSessions(server, practitioner, 'One', 'Two', '<i>Three</i>')
  await signIn(context, practitioner)
  await page.goto('/dashboard')
  await row(page, 'One').click()
  await page.getByRole('button', { name: 'Delete: One' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Session?' })
  await expect(dialog).toContainText(
    'Are you sure you want to delete "One"? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Delete: One' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete: One' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, '<i>Three</i>')).toHaveAttribute('aria-current', 'true')
  expect(await rowNames(page)).toEqual(['<i>Three</i>', 'Two'])

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: /^<i>Three/ }).click()
  await page.getByRole('checkbox', { name: /^Two/ }).click()
  await page.getByRole('button', { name: 'Delete (2)' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Are you sure you want to delete 2 sessions? This action cannot be undone.',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No sessions yet')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'No Session Selected' })).toBeVisible()
})

test('a failing server: the list says so with Retry, and a new session does not appear', async ({
  page,
  context,
  nextPractitioner,
  signIn,
}) => {
  await signIn(context, nextPractitioner())
  await page.route(/\/sessions\//, (route) => route.abort())
  await page.goto('/dashboard')
  await expect(sidebar(page).getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.getByRole('button', { name: 'New Session', exact: true }).click()
  await expect(page.getByText(/^No session was created\./)).toBeVisible()
  await page.unroute(/\/sessions\//)
  await sidebar(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No sessions yet')).toBeVisible()
})

test('a long list is read page by page, and only what is in sight is in the document', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  const practitioner = nextPractitioner()
  const names = Array.from({ length: 320 }, (_, index) => `Visit ${index + 1}`)
  await givenSessions(server, practitioner, ...names)
  await signIn(context, practitioner)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'TODAY 100+' })).toBeVisible()
  const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
  expect(await rows.count()).toBeLessThan(40)
  await row(page, 'Visit 320').focus()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(row(page, 'Visit 1\\b')).toBeFocused({ timeout: 500 })
  }).toPass()
  expect(await rows.count()).toBeLessThan(40)
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: 'TODAY 320' })).toBeFocused()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'New Session', exact: true }).click()
  await expect(row(page, 'New Session')).toBeInViewport()
})

test('below 768 px it is out of the way, opens over a veil, and Escape closes it', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  const practitioner = nextPractitioner()
  await givenSessions(server, practitioner, 'One')
  await signIn(context, practitioner)
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/dashboard')
  await expect(sidebar(page)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(sidebar(page)).toBeHidden()

  const opener = page.getByRole('button', { name: 'Open sidebar' })
  const over = page.getByRole('dialog', { name: 'Sidebar' })
  await opener.click()
  expect((await over.boundingBox())?.width).toBe(320)
  await page.keyboard.press('Escape')
  await expect(over).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await row(page, 'One').click()
  await expect(over).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.setViewportSize({ width: 360, height: 800 })
  await opener.click()
  expect((await over.boundingBox())?.width).toBe(306)
})

test.describe('in both themes', () => {
  test.setTimeout(AXE_TIMEOUT_MS)

  test('axe finds nothing on the sidebar', async ({
    page,
    context,
    server,
    nextPractitioner,
    signIn,
  }) => {
    const practitioner = nextPractitioner()
    await givenSessions(server, practitioner, 'One', 'Two', 'א'.repeat(200))
    await givenSessionOf(server, practitioner, 'Patient One', 'Three')
    await signIn(context, practitioner)
    await page.goto('/dashboard')
    await row(page, 'Two').click()
    await page.getByRole('button', { name: 'Delete: One' }).hover()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: /^One/ }).click()
    expect(await findings(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open sidebar' }).click()
    expect(await findings(page)).toEqual([])
  })
})
