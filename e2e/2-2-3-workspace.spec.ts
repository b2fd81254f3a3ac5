import type { APIRequestContext } from '@playwright/test'
import { editor, expectSaved } from './support/editor.ts'
import { expect, test, type Page } from './support/product.ts'

interface Caller {
  post: (path: string, data: object) => Promise<{ id: string }>
}

let caller: Caller

test.beforeEach(async ({ context, request, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  caller = { post: (path, data) => post(request, practitioner.token, path, data) }
})

async function post(request: APIRequestContext, token: string, path: string, data: object) {
  const answer = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { id: string }
}

async function openSession(page: Page, body: object = {}): Promise<string> {
  const { id } = await caller.post('/sessions/', body)
  await page.goto(`/dashboard?session=${id}`)
  await expect(tab(page, 'Context & Record')).toBeVisible()
  return id
}

async function chooseTemplate(page: Page, template: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Note' }).click()
  await page.getByPlaceholder('Search templates').fill(template)
  await page.getByRole('option', { name: template, exact: true }).click()
}

/** Nothing was said or typed: there is nothing to write it from. */
async function createNote(page: Page, template: string): Promise<void> {
  await chooseTemplate(page, template)
  await expect(page.getByText('Please transcribe or record session first!')).toBeVisible()
  const byHand = page.getByRole('button', { name: 'Write it by hand' })
  await byHand.click()
  await expect(byHand).toHaveCount(0)
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true })
}

/** Answers wait until the function that comes back is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('with no session selected the screen says so, and so does each action', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No Session Selected' })).toBeVisible()
  await expect(
    page.getByText('Create a new session or select an existing one to get started.'),
  ).toBeVisible()
  for (const name of ['Select Patient', 'Create Note']) {
    await page.getByRole('button', { name }).click()
    await expect(
      page.getByText('Please select a session first', { exact: true }).first(),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: 'Generate Task' }).click()
  await expect(page.getByText('Please select a session first to generate tasks.')).toBeVisible()
})

test('a session is renamed, and its tabs are read and left', async ({ page }) => {
  await openSession(page)

  await test.step('a session is renamed in place; Enter saves, Escape cancels', async () => {
    await page.getByRole('button', { name: 'Rename session' }).click()
    await page.getByRole('textbox', { name: 'Session name' }).fill('  Knee 👩🏽‍⚕️ <b>x</b>  ')
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Knee 👩🏽‍⚕️ <b>x</b>')
    await page.getByRole('button', { name: 'Rename session' }).click()
    await page.getByRole('textbox', { name: 'Session name' }).fill('Other')
    await page.keyboard.press('Escape')
    await expect(heading).toHaveText('Knee 👩🏽‍⚕️ <b>x</b>')
    await page.reload()
    await expect(heading).toHaveText('Knee 👩🏽‍⚕️ <b>x</b>')
  })
  await test.step('a rename that fails brings the old name back', async () => {
    await page.route('**/sessions/*/', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Rename session' }).click()
    await page.getByRole('textbox', { name: 'Session name' }).fill('Hip')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knee 👩🏽‍⚕️ <b>x</b>')
    await expect(page.getByText('The session was not renamed.')).toBeVisible()
    await page.unroute('**/sessions/*/')
  })
  await test.step('the transcription tab is read-only and its formatting is off', async () => {
    await tab(page, 'Transcription').click()
    await expect(page.getByRole('textbox', { name: 'Transcription' })).toHaveAttribute(
      'contenteditable',
      'false',
    )
    for (const name of [/^Bold/, /^Italic/, /^Underline/, /^Strikethrough/]) {
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await tab(page, 'Context & Record').click()
  })
  await test.step('leaving a tab saves what was typed in it at once', async () => {
    await editor(page).click()
    await page.keyboard.type('Known asthma.')
    const stored = page.waitForRequest(
      (request) =>
        request.method() === 'PUT' && (request.postData() ?? '').includes('Known asthma.'),
    )
    await tab(page, 'Transcription').click()
    await stored
    await tab(page, 'Context & Record').click()
    await expect(editor(page)).toHaveText('Known asthma.')
  })
})

test('the tab bar scrolls in steps of 200 px', async ({ page }) => {
  const { id } = await caller.post('/sessions/', {})
  for (let n = 0; n < 8; n++) {
    await caller.post('/notes/', { session_id: id, title: `A long title of note ${String(n)}` })
  }
  await page.goto(`/dashboard?session=${id}`)
  const bar = page.getByRole('tablist').locator('xpath=..')
  const left = () => bar.evaluate((element) => element.scrollLeft)
  await page.getByRole('button', { name: 'Scroll tabs right' }).click()
  await expect.poll(left).toBe(200)
  await page.getByRole('button', { name: 'Scroll tabs right' }).click()
  await expect.poll(left).toBe(400)
  await page.getByRole('button', { name: 'Scroll tabs left' }).click()
  await expect.poll(left).toBe(200)
})

test('the strip reads Loading session details... while details load', async ({ page }) => {
  const { id } = await caller.post('/sessions/', {})
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/sessions/${id}/`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/dashboard?session=${id}`)
  await expect(page.getByText('Loading session details...')).toBeVisible()
  release()
  await expect(tab(page, 'Context & Record')).toBeVisible()
})

test('notes open as tabs named after their template, close, come back, and are deleted', async ({
  page,
}) => {
  await openSession(page)
  await createNote(page, 'SOAP')
  await expect(tab(page, 'SOAP')).toHaveAttribute('aria-selected', 'true')
  await expect(editor(page)).toContainText('Start writing your SOAP note here...')
  await expect(editor(page).getByRole('heading', { name: 'Subjective' })).toBeVisible()
  await createNote(page, 'SOAP')
  await expect(tab(page, 'SOAP 2')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Close Context & Record' })).toHaveCount(0)

  await tab(page, 'SOAP').click()
  // Tabs are saved one change after the other; a reload takes along what is still under way.
  const stored = page.waitForResponse((answer) => {
    const body = answer.request().method() === 'PUT' ? answer.request().postData() : null
    return body?.includes('"SOAP 2"') === true && !body.includes('"SOAP"')
  })
  await page.getByRole('button', { name: 'Close SOAP', exact: true }).click()
  await expect(tab(page, 'SOAP')).toHaveCount(0)
  await expect(tab(page, 'SOAP 2')).toHaveAttribute('aria-selected', 'true')
  await stored
  await page.reload()
  await expect(tab(page, 'SOAP 2')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'SOAP')).toHaveCount(0)

  await page.getByRole('button', { name: 'Closed notes (1)' }).click()
  await page.getByRole('menuitem', { name: 'SOAP' }).click()
  await expect(tab(page, 'SOAP')).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('button', { name: 'Delete SOAP', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Note?' })
  await expect(dialog).toContainText(
    'Are you sure you want to delete "SOAP"? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(tab(page, 'SOAP 2')).toBeVisible()
  await expect(tab(page, 'SOAP')).toHaveCount(0)

  await test.step('a note that cannot be deleted stays, and the screen says so', async () => {
    await tab(page, 'SOAP 2').click()
    await page.route('**/notes/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Delete SOAP 2' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Failed to delete note. Please try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(tab(page, 'SOAP 2')).toBeVisible()
  })
})

test('what is typed is saved after a pause and is there after a reload, in notes and context', async ({
  page,
}) => {
  await openSession(page)
  await editor(page).click()
  await page.keyboard.type('Known asthma.')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expectSaved(page)
  await chooseTemplate(page, 'SOAP')
  await expect(page.getByText(/^Written by /)).toBeVisible()
  await editor(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Sore throat.')
  await expectSaved(page)
  await page.reload()
  await expect(editor(page)).toHaveText('Sore throat.')
  await tab(page, 'Context & Record').click()
  await expect(editor(page)).toHaveText('Known asthma.')
})

test('on paper stand the names and the whole text, and nothing to press', async ({ page }) => {
  const patient = await caller.post('/patients/', { name: 'Ana Lima' })
  const session = { name: 'Check-up', patient_id: patient.id }
  const { id: session_id } = await caller.post('/sessions/', session)
  const lines = Array.from({ length: 90 }, (_, index) => `<p>Line ${String(index)}.</p>`)
  await caller.post('/notes/', { session_id, note_text: `${lines.join('')}<p>שלום.</p>` })
  await page.goto(`/dashboard?session=${session_id}`)
  await tab(page, 'Note').click()
  await expect(editor(page)).toContainText('Line 89.')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Check-up', 'Ana Lima', 'Note']) {
    await expect(
      page.locator('main').getByText(name, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
  }
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  const last = editor(page).getByText('שלום.')
  await expect(last).toHaveCSS('unicode-bidi', 'plaintext')
  const paperPx = await page.evaluate(() => document.documentElement.scrollHeight)
  const box = await last.boundingBox()
  expect(Math.floor((box?.y ?? Infinity) + (box?.height ?? 0))).toBeLessThanOrEqual(paperPx)
})

test('code that cannot be fetched is said where it is missing, and takes nothing else along', async ({
  page,
}) => {
  await page.route('**/assets/transcript-sources-*.js', (route) => route.abort())
  await page.route('**/assets/recorder-code-*.js', (route) => route.abort(), { times: 1 })
  await openSession(page)
  const recording = page.getByRole('complementary', { name: 'Recording' })
  await expect(recording.getByRole('alert')).toContainText('The recording could not be loaded.')
  await recording.getByRole('button', { name: 'Retry' }).click()
  await expect(recording.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await tab(page, 'Transcription').click()
  await expect(page.getByRole('alert').getByText('This view stopped working')).toBeVisible()
  await expect(recording.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  await page.getByRole('button', { name: 'Tasks' }).click()
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
})

test('a session that was deleted in another window says so', async ({ page }) => {
  const id = await openSession(page, { name: 'Soon gone' })
  await page.request.delete(`/sessions/${id}`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  })
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'This session is not there any more' }),
  ).toBeVisible()
})

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'chartwright_auth_token')?.value ?? ''
}

test('reload and Back keep session, tab and view', async ({ page }) => {
  const first = await openSession(page, { name: 'First' })
  const second = await caller.post('/sessions/', { name: 'Second' })
  await tab(page, 'Transcription').click()
  await page.goto(`/dashboard?session=${second.id}`)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`session=${first}`))
  await expect(tab(page, 'Transcription')).toHaveAttribute('aria-selected', 'true')
})

test('two windows on one note never overwrite each other silently', async ({ page, context }) => {
  await openSession(page)
  await createNote(page, 'SOAP')
  await expect(editor(page)).toContainText('Start writing')
  const other = await context.newPage()
  // Without the channel between windows of one browser: as if it were another computer.
  await other.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await other.goto(page.url())
  await expect(editor(other)).toContainText('Start writing')

  await editor(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('From the first window.')
  await expectSaved(page)
  await editor(other).click()
  await other.keyboard.press('Control+a')
  await other.keyboard.type('From the second window.')
  await expect(other.getByText('This note was changed in another window.')).toBeVisible()
  await expect(other.getByRole('region', { name: 'The other version' })).toContainText(
    'From the first window.',
  )
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await expectSaved(other)
  await page.reload()
  await expect(editor(page)).toHaveText('From the second window.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('nothing moves when a session has loaded, and its last tab is in sight', async ({
    page,
  }) => {
    const { id } = await caller.post('/sessions/', {})
    const note = await caller.post('/notes/', { session_id: id, title: 'Progress' })
    await caller.post('/notes/', { session_id: id, title: 'A later note' })
    const release = await hold(page, `**/sessions/${id}/`)
    await page.goto(`/dashboard?session=${id}&tab=note-${note.id}`)
    const strip = page.getByText('Loading session details...')
    await expect(strip).toBeVisible()
    const before = await strip.boundingBox()
    release()
    await expect(tab(page, 'Progress')).toBeInViewport({ ratio: 1 })
    expect((await tab(page, 'Progress').boundingBox())?.y).toBe(before?.y)
  })
})

test('a note that is ready after one has gone to another session opens nothing there', async ({
  page,
}) => {
  const first = await caller.post('/sessions/', { name: 'First' })
  await caller.post('/sessions/', { name: 'Second' })
  await page.goto(`/dashboard?session=${first.id}`)
  const release = await hold(page, '**/notes/')
  await createNote(page, 'SOAP')
  await page.getByRole('button', { name: /^Second/ }).click()
  await expect(page.getByRole('heading', { name: 'Second', level: 1 })).toBeVisible()
  const created = page.waitForResponse(/\/notes\/$/)
  release()
  await created
  await page.getByRole('button', { name: /^First/ }).click()
  await expect(tab(page, 'SOAP')).toHaveAttribute('data-state', 'active')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Second', level: 1 })).toBeVisible()
})

test('what was typed into a session that another window deleted can be copied', async ({
  page,
  context,
}) => {
  const id = await openSession(page)
  await context.route('**/sessions/*/', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await editor(page).click()
  await page.keyboard.type('Only here.')
  await page.request.delete(`/sessions/${id}`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  })
  await page.getByRole('button', { name: 'Tasks' }).click()
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
  await page.goBack()
  const gone = page.getByRole('alert').filter({ hasText: 'This session is not there any more' })
  await expect(gone.getByRole('listitem')).toHaveText(/^Context & Record/)
  await expect(gone.getByRole('button', { name: 'Copy' })).toBeVisible()
})
