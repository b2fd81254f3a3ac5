import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_SPEECH_CLIP, speakToFile } from '../server/src/testing/speech-clip.ts'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { editor, expectSaved } from './support/editor.ts'
import { fakeMicrophone } from './support/hearing.ts'
import { expect, test, type Page } from './support/product.ts'
import { button, panel, startRecording as start } from './support/recording.ts'
import { givenSessions } from './support/sessions.ts'

const CLIP = join(tmpdir(), `chartwright-clip-${String(process.pid)}.wav`)
const SENTENCES = ['The patient has had a cough for three days.', 'There is no fever.']

const noAudio = { name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') }
const letter = { name: 'a.pdf', mimeType: 'application/pdf', buffer: onePagePdf() }

test.use(fakeMicrophone(CLIP))

let canSpeak = false
test.beforeAll(async () => {
  canSpeak = await speakToFile(CLIP, SENTENCES)
})

test.beforeEach(async ({ page, context, server, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const [session] = await givenSessions(server, practitioner, 'Morning visit')
  await page.goto(`/dashboard?session=${session?.id ?? ''}&tab=transcription`)
})

/** The recogniser falls behind while other tests use the processors. */
const HEARD = { timeout: 90_000 }

const transcript = (page: Page) => page.getByRole('textbox', { name: 'Transcription' })

test('a visit is recorded, transcribed, written up, edited, and asked about', async ({ page }) => {
  test.skip(!canSpeak, NO_SPEECH_CLIP)
  test.setTimeout(240_000)
  await start(page)
  await expect(
    panel(page).getByText('Transcription will begin after 4 seconds of silence.'),
  ).toBeVisible()
  await expect(page.getByRole('tab').getByRole('img', { name: 'Recording' })).toBeVisible()
  // Its line: interim words stand there before the clip comes to the fever.
  const line = transcript(page).getByRole('listitem').filter({ hasText: /cough/ })
  await expect(line.first()).toBeVisible(HEARD)
  await button(page, 'Mute').click()
  await expect(panel(page).getByText('Muted')).toBeVisible()
  await expect(panel(page).getByText('Recording Paused')).toBeVisible()
  await expect(panel(page).getByText('Recording in Progress...')).toHaveCount(0)
  await button(page, 'Resume').click()
  await button(page, 'Stop').click()
  await expect(panel(page).getByText('Finalizing Transcription')).toBeVisible()
  await expect(
    transcript(page)
      .getByText(/no fever/)
      .first(),
  ).toBeVisible(HEARD)
  await expect(button(page, 'Start Recording')).toBeVisible()
  await page.reload()
  await expect(transcript(page).getByText(/cough/).first()).toBeVisible()
  await expect(
    transcript(page)
      .getByText(/no fever/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const clip = page.waitForResponse((answer) => answer.url().endsWith('/audio'))
  await transcript(page).getByRole('button', { name: /^Play/ }).first().click()
  expect((await clip).headers()['content-type']).toBe('audio/wav')

  await page.getByRole('button', { name: 'Create Note' }).click()
  await page.getByRole('option', { name: 'SOAP', exact: true }).click()
  await expect(page).toHaveURL(/tab=note-/)
  await expect(editor(page)).toContainText(/cough/i)
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Seen today.')
  await expectSaved(page)
  await page.reload()
  await expect(editor(page)).toContainText(/cough/i)
  await expect(editor(page)).toContainText('Seen today.')

  await page.getByPlaceholder('Ask the assistant to do anything...').fill('Is there a fever?')
  await page.keyboard.press('Enter')
  const assistant = page.getByRole('region', { name: 'Medical Assistant' })
  await assistant
    .getByRole('button', { name: /^Line \d+ of the transcript$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Line/ })).toContainText(/fever/)
})

test('words stand there lighter while they are said, until their line takes their place', async ({
  page,
}) => {
  test.skip(!canSpeak, NO_SPEECH_CLIP)
  await start(page)
  const interim = page.locator('[data-interim]')
  await expect(interim.first()).toContainText(/\w/, HEARD)
  const line = transcript(page).getByRole('listitem').first()
  await expect(line).toContainText(/cough/, HEARD)
  // The clip begins anew: what is said next stands in the column of the lines.
  const said = interim.first().locator('> [dir=auto]')
  const column = (await line.locator('> [dir=auto]').boundingBox())?.x
  await expect
    .poll(async () => ((await said.count()) > 0 ? (await said.boundingBox())?.x : undefined))
    .toBe(column)
  await button(page, 'Stop').click()
  await expect(interim).toHaveCount(0)
})

test('what keeps a recording from starting is said, and the panel has its width', async ({
  page,
}) => {
  await test.step('the panel is 320 px wide, from 280 to 500 by its left edge, and stays so', async () => {
    const width = async () => (await panel(page).boundingBox())?.width
    await expect.poll(width).toBe(320)
    const edge = page.getByRole('separator', { name: 'Width of the recording panel' })
    const box = await edge.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 4, 300)
    await page.mouse.down()
    await page.mouse.move(200, 300)
    await page.mouse.up()
    await expect.poll(width).toBe(500)
    await edge.press('ArrowRight')
    await page.reload()
    await expect.poll(width).toBe(480)
    await edge.press('End')
    await expect.poll(width).toBe(280)
  })
  await test.step('a refused microphone is said after three tries, and Retry tries again', async () => {
    await page.evaluate(() => {
      let tries = 0
      navigator.mediaDevices.getUserMedia = () => {
        document.title = `tries ${String(++tries)}`
        return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
      }
    })
    await button(page, 'Start Recording').click()
    await expect(panel(page).getByRole('alert')).toContainText('Microphone access is required.')
    await expect(page).toHaveTitle('tries 3')
    await button(page, 'Retry').click()
    await expect(page).toHaveTitle('tries 6')
    await page.reload()
  })
  await test.step('a server that is away is said in the words of the catalogue', async () => {
    await page.route('**/api/call/ticket', (route) => route.abort())
    await button(page, 'Start Recording').click()
    await expect(panel(page).getByRole('alert')).toHaveText(
      'Connection failed to establish. Please check your internet and try again.',
    )
    await page.unroute('**/api/call/ticket')
    await page.reload()
  })
  await test.step('close code 1008 is the rate limit, until it is reset', async () => {
    await page.routeWebSocket(/web-media-stream/, (socket) => {
      void socket.close({ code: 1008, reason: 'Rate limit exceeded.' })
    })
    await button(page, 'Start Recording').click()
    await expect(panel(page).getByRole('alert')).toHaveText(
      'Too many connection attempts. Please wait a few minutes before trying again.',
    )
    await expect(button(page, 'Rate Limited')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Reset Rate Limit').click()
    await expect(button(page, 'Start Recording')).not.toHaveAttribute('aria-disabled')
  })
  await test.step('without a session nothing can be recorded', async () => {
    await page.goto('/dashboard')
    await expect(button(page, 'No Session Selected')).toHaveAttribute('aria-disabled', 'true')
  })
})

test('an audio file and pasted text become the transcript', async ({ page }) => {
  test.skip(!canSpeak, NO_SPEECH_CLIP)
  await page.getByRole('button', { name: 'Paste transcript' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste transcript' })
  await dialog.getByRole('textbox').fill('Said on the phone.')
  await dialog.getByRole('button', { name: 'Add to transcript' }).click()
  await expect(transcript(page)).toContainText('Said on the phone.')
  await page.locator('input[type=file]').setInputFiles(CLIP)
  await expect(transcript(page).getByText(/cough/)).toBeVisible(HEARD)
  await expect(transcript(page).getByText('Said on the phone.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(noAudio)
  await expect(page.getByText('This file could not be read as audio.')).toBeVisible()
})

test('a letter goes into the context, and what is dictated to the cursor and the assistant', async ({
  page,
}) => {
  test.skip(!canSpeak, NO_SPEECH_CLIP)
  await page.getByRole('tab', { name: 'Context & Record' }).click()
  const context = page.getByRole('textbox', { name: 'Context & Record' })
  await expect(context).toBeEditable()
  await page.locator('input[type=file]').setInputFiles(letter)
  await expect(context).toContainText('Known asthma and eczema.')
  await context.click()
  await page.getByRole('button', { name: 'Dictate' }).click()
  await expect(page.getByText('Listening...')).toBeVisible()
  await expect(context).toContainText(/fever/, HEARD)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Listening...')).toHaveCount(0)

  const assistant = page.getByRole('region', { name: 'Medical Assistant' })
  await assistant.getByRole('button', { name: 'Speak to the assistant' }).click()
  const question = page.getByPlaceholder('Ask the assistant to do anything...')
  await expect(question).toHaveValue(/fever/, HEARD)
})

test('below 768 px it is fixed at the bottom, covers nothing, and axe finds nothing', async ({
  page,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await start(page)
  expect(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = await panel(page).boundingBox()
  const main = await page.getByRole('main').boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844)
  expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(await findings(page)).toEqual([])
  await button(page, 'Stop').click()
  expect((await panel(page).boundingBox())?.height).toBe(bar?.height)
})

function onePagePdf(): Buffer {
  const text = 'BT /F1 12 Tf 50 700 Td (Known asthma and eczema.) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${String(text.length)}>>stream\n${text}\nendstream `,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const body = objects.map((object, n) => `${String(n + 1)} 0 obj${object}endobj`).join('\n')
  return Buffer.from(`%PDF-1.4\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF`)
}
