import { latch } from '../server/src/testing/latch.ts'
import { findings } from './support/axe.ts'
import { editor } from './support/editor.ts'
import { expect, type Page } from './support/product.ts'
import { button } from './support/recording.ts'
import { scriptHearing, test } from './support/scripted-hearing.ts'
import { givenSessions } from './support/sessions.ts'

const FIRST = 'I have had a bad cough since Monday.'
const LAST = 'Please take paracetamol 500 mg every six hours.'
const EARLY = /^This note was written before the last words of the visit were transcribed/

/** The first words are recognised at once, all others when the test lets them be. */
let recogniser = latch()
let calls = 0

test.beforeEach(async ({ page, context, server, nextPractitioner, signIn }) => {
  test.setTimeout(120_000)
  recogniser = latch()
  calls = 0
  scriptHearing(async () => {
    if (calls++ === 0) return FIRST
    await recogniser.opened
    return LAST
  })
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const [session] = await givenSessions(server, practitioner, 'Morning visit')
  await page.goto(`/dashboard?session=${session?.id ?? ''}&tab=transcription`)
})
test.afterEach(() => {
  recogniser.open()
})

const left = (page: Page) => page.getByText(/Waiting for the last words… \d+ s of audio left/)
const writeNow = (page: Page) => page.getByRole('button', { name: 'Write now from what is there' })

/** The first line is there; what is said from then on is not recognised yet. */
async function record(page: Page): Promise<void> {
  await button(page, 'Start Recording').click()
  await expect(page.getByRole('textbox', { name: 'Transcription' }).getByText(FIRST)).toBeVisible({
    timeout: 30_000,
  })
  await expect.poll(() => calls, { timeout: 30_000 }).toBeGreaterThan(1)
}

async function createNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Note' }).click()
  await page.getByRole('option', { name: 'SOAP', exact: true }).click()
}

test('after Stop, what is written waits for the last words and holds them', async ({ page }) => {
  await record(page)
  await button(page, 'Stop').click()
  await createNote(page)
  await expect(left(page)).toBeVisible()
  await expect(page).toHaveURL(/tab=temp-note-/)

  await page.getByRole('button', { name: 'Generate Task' }).click()
  const tasks = page.getByRole('dialog', { name: 'Generated Tasks' })
  await expect(tasks.getByText(/Waiting for the last words…/).first()).toBeVisible()
  await tasks.getByRole('button', { name: 'Cancel' }).click()
  await expect(tasks).toBeHidden()

  const assistant = page.getByRole('region', { name: 'Medical Assistant' })
  await page.getByPlaceholder('Ask the assistant to do anything...').fill('Which drug?')
  await page.keyboard.press('Enter')
  await expect(assistant.getByText(/Waiting for the last words…/).first()).toBeVisible()

  recogniser.open()
  await expect(editor(page)).toContainText(/paracetamol/i, { timeout: 30_000 })
  await expect(editor(page)).toContainText(/cough/i)
  await expect(page.getByText(EARLY)).toHaveCount(0)
  await expect(assistant.getByRole('log')).toContainText(/paracetamol/i)
})

test('a note that was written early says so, is compared with the rest, and is updated', async ({
  page,
}) => {
  const compared: number[] = []
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/insights')) return
    // The reload takes the body of an answer with it that has only just come.
    void answer.json().then(
      ({ visit_words: words }: { visit_words: number }) => compared.push(words),
      () => undefined,
    )
  })
  await record(page)
  await button(page, 'Stop').click()
  await createNote(page)
  await expect(left(page)).toBeVisible()
  await writeNow(page).click()
  await expect(page.getByText(EARLY)).toBeVisible()
  await expect(editor(page)).toContainText(/cough/i)
  await expect(editor(page)).not.toContainText(/paracetamol/i)
  expect(await findings(page)).toEqual([])
  await expect.poll(() => compared.at(-1)).toBe(8)

  recogniser.open()
  await expect.poll(() => compared.at(-1), { timeout: 30_000 }).toBeGreaterThan(8)

  await page.getByRole('button', { name: 'Update note' }).click()
  await expect(editor(page)).toContainText(/paracetamol/i)
  await expect(page.getByText(EARLY)).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'SOAP', exact: true })).toHaveCount(1)
  await page.reload()
  await expect(editor(page)).toContainText(/paracetamol/i)
  await expect(page.getByText(EARLY)).toHaveCount(0)
})
