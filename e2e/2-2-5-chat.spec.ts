import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { editor } from './support/editor.ts'
import { expect, test, type Page } from './support/product.ts'
import { givenVisit, SAID } from './support/transcripts.ts'

test.beforeEach(async ({ page, context, server, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  await page.goto(`/dashboard?session=${await givenVisit(server, practitioner)}`)
})

function panel(page: Page) {
  return page.getByRole('region', { name: 'Medical Assistant' })
}

async function ask(page: Page, question: string): Promise<void> {
  const input = page.getByPlaceholder('Ask the assistant to do anything...')
  await input.fill(question)
  await input.press('Enter')
}

test('an answer quotes its line, which is shown, and found in the transcript', async ({ page }) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await page.getByRole('button', { name: 'Open the assistant' }).click()
  await expect(panel(page)).toContainText('Ask me anything about your medical session!')
  expect((await panel(page).boundingBox())?.width).toBe(500)
  await ask(page, 'Which dose of paracetamol was said?')
  const quote = panel(page).getByRole('button', { name: /^Line \d+ of the transcript$/ })
  await quote.first().click()
  const line = page.getByRole('dialog', { name: /^Line \d+$/ })
  const said = (await line.getByRole('blockquote').textContent()) ?? ''
  expect(SAID.join('\n')).toContain(said)
  expect(await findings(page)).toEqual([])
  await line.getByRole('button', { name: 'Show in the transcript' }).click()
  await expect(page.getByRole('tab', { name: 'Transcription' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('listitem').filter({ hasText: said })).toBeInViewport()
  await expect(panel(page).getByRole('log')).toBeVisible()

  await page.getByRole('tab', { name: 'Context & Record' }).click()
  await expect(panel(page).getByRole('log')).toBeHidden()
  const undo = page.getByText('Undo', { exact: true })
  const message = page.getByRole('listitem').filter({ has: undo })
  const inputTop = (await panel(page).boundingBox())?.y ?? 0
  await expect
    .poll(async () => {
      const box = await message.boundingBox()
      return box && inputTop - box.y - box.height
    })
    .toBeGreaterThanOrEqual(0)
  await undo.click()
  await expect(quote.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page).getByRole('log')).toBeHidden()
})

test('a long answer is read from its question on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 280 })
  await ask(page, 'What is the plan?')
  const log = panel(page).getByRole('log')
  await expect(log).toHaveAttribute('aria-busy', 'false')
  expect(await log.evaluate((at) => at.scrollHeight - at.clientHeight)).toBeGreaterThan(20)
  await expect(log.getByText('What is the plan?')).toBeInViewport({ ratio: 1 })
})

test('a command proposes a change of the open note, which is accepted and undone', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Create Note' }).click()
  await page.getByRole('option', { name: 'SOAP', exact: true }).click()
  await expect(page.getByText(/^Written by \S/)).toBeVisible()
  const noteId = /tab=note-([\w-]+)/.exec(page.url())?.[1] ?? ''
  const before = await editor(page).innerText()
  await ask(page, 'Shorten the plan')
  const change = page.getByRole('region', { name: 'Proposed change' })
  await expect(change.getByRole('deletion').first()).toBeVisible()
  await expect(change.getByRole('button', { name: 'Accept' })).toBeInViewport()
  expect(await editor(page).innerText()).toBe(before)
  const saved = page.waitForResponse(
    (answer) => answer.url().includes(`/notes/${noteId}`) && answer.request().method() === 'PUT',
  )
  await change.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => editor(page).innerText()).not.toBe(before)
  expect((await editor(page).innerText()).length).toBeLessThan(before.length)
  expect((await saved).status()).toBe(200)
  await page.getByText('Undo', { exact: true }).click()
  await expect.poll(() => editor(page).innerText()).toBe(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a floating button toggles the chat, which leaves the recording in reach', async ({
    page,
  }) => {
    test.setTimeout(AXE_TIMEOUT_MS)
    const toggle = page.getByRole('button', { name: 'Open the assistant' })
    await toggle.click()
    const chat = await panel(page).boundingBox()
    const recording = await page.getByRole('complementary', { name: 'Recording' }).boundingBox()
    expect(chat?.width).toBe(390)
    expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(recording?.y ?? 0)
    await ask(page, 'What was said about allergies?')
    await expect(panel(page).getByRole('article')).not.toContainText('Answering…')
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Open sidebar' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(toggle).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
  })
})
