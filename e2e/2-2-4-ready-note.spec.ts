import { latch } from '../server/src/testing/latch.ts'
import { findings } from './support/axe.ts'
import { editor } from './support/editor.ts'
import { expect, type Page } from './support/product.ts'
import { button } from './support/recording.ts'
import { scriptHearing, test } from './support/scripted-hearing.ts'
import { givenSessionOf, givenSessions } from './support/sessions.ts'

const FIRST = 'Good morning, what brings you in today?'
const LAST = 'I have had left knee pain for two weeks, and I take ibuprofen 400 mg twice a day.'

/** The first words are recognised at once, all others when the test lets them be. */
let recogniser = latch()
let calls = 0

test.beforeEach(() => {
  test.setTimeout(120_000)
  recogniser = latch()
  calls = 0
  scriptHearing(async () => {
    if (calls++ === 0) return FIRST
    await recogniser.opened
    return LAST
  })
})
test.afterEach(() => {
  recogniser.open()
})

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const comes = (page: Page) =>
  page.getByText('“SOAP” opens here as soon as the last words are transcribed.')
const noteTab = (page: Page) => page.getByRole('tab', { name: 'SOAP', exact: true })

async function chooseTemplate(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard?view=settings')
  await page.getByLabel('Default template').click()
  await page.getByRole('option', { name, exact: true }).click()
  await expect(page.getByText('Default template saved.')).toBeVisible()
  await expect(page.getByLabel('Default template')).toHaveText(name)
}

/** The first line is there; what is said from then on is not recognised yet. */
async function record(page: Page): Promise<void> {
  await button(page, 'Start Recording').click()
  await expect.poll(() => calls, { timeout: 30_000 }).toBeGreaterThan(1)
}

test('with a default template the note is there after Stop, and the session has its name', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  await chooseTemplate(page, 'SOAP')
  expect(await findings(page)).toEqual([])
  const session = await givenSessionOf(server, practitioner, 'Jane Roe', 'New Session')
  await page.goto(`/dashboard?session=${session.id}&tab=transcription`)
  await record(page)
  await button(page, 'Stop').click()
  await expect(comes(page)).toBeVisible()
  expect(await findings(page)).toEqual([])

  // Another window, and a reload of this one: the note is the server's to write.
  const other = await context.newPage()
  await other.goto(`/dashboard?session=${session.id}`)
  await page.reload()
  await expect(comes(page)).toBeVisible()
  recogniser.open()
  await expect(editor(page)).toContainText(/ibuprofen/i, { timeout: 30_000 })
  await expect(page).toHaveURL(/tab=note-/)
  await expect(title(page, 'Left knee pain – Jane Roe')).toBeVisible()
  await expect(noteTab(page)).toHaveCount(1)

  await expect(noteTab(other)).toHaveCount(1)
  await expect(other).not.toHaveURL(/tab=note-/)
  await page.reload()
  await expect(noteTab(page)).toHaveCount(1)
  await expect(editor(page)).toContainText(/ibuprofen/i)
})

test('what is being typed stays in front, and the note is one step away', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  await chooseTemplate(page, 'SOAP')
  const [session] = await givenSessions(server, practitioner, 'Morning visit')
  await page.goto(`/dashboard?session=${session?.id ?? ''}&tab=context`)
  await record(page)
  await button(page, 'Stop').click()
  await expect(comes(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'Context & Record' }).pressSequentially('Allergic to ')
  recogniser.open()
  await expect(page.getByText('SOAP is written.')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.type('penicillin.')
  await expect(page.getByRole('textbox', { name: 'Context & Record' })).toContainText(
    'Allergic to penicillin.',
  )
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(editor(page)).toContainText(/ibuprofen/i)
  await expect(title(page, 'Morning visit')).toBeVisible()
})

test('without a default template nothing is written by itself', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const [session] = await givenSessions(server, practitioner, 'New Session')
  recogniser.open()
  await page.goto(`/dashboard?session=${session?.id ?? ''}&tab=transcription`)
  await record(page)
  await button(page, 'Stop').click()
  await expect(title(page, 'Left knee pain')).toBeVisible({ timeout: 30_000 })
  await expect(noteTab(page)).toHaveCount(0)
})
