import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_SPEECH_CLIP, speakToFile } from '../server/src/testing/speech-clip.ts'
import { findChromium } from './support/find-chromium.ts'
import { expect, test, type Page } from './support/product.ts'
import { givenSessions } from './support/sessions.ts'

const CLIP = join(tmpdir(), `chartwright-clip-${String(process.pid)}.wav`)
const SENTENCES = ['The patient has had a cough for three days.', 'There is no fever.']

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${CLIP}`,
    ],
  },
})

let canSpeak = false
test.beforeAll(async () => {
  canSpeak = await speakToFile(CLIP, SENTENCES)
})

let sessionId = ''
test.beforeEach(async ({ page, context, server, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const [session] = await givenSessions(server, practitioner, 'Morning visit')
  sessionId = session?.id ?? ''
  await page.goto(`/dashboard?session=${sessionId}&tab=transcription`)
})

const panel = (page: Page) => page.getByRole('complementary', { name: 'Recording' })
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const transcript = (page: Page) => page.getByRole('textbox', { name: 'Transcription' })

async function start(page: Page): Promise<void> {
  await button(page, 'Start Recording').click()
  await expect(panel(page).getByText('Recording in Progress...')).toBeVisible()
}

test('text appears while speaking, and after stop and reload all of it is there', async ({
  page,
}) => {
  test.skip(!canSpeak, NO_SPEECH_CLIP)
  await start(page)
  await expect(
    panel(page).getByText('Transcription will begin after 4 seconds of silence.'),
  ).toBeVisible()
  await expect(page.getByRole('tab').getByRole('img', { name: 'Recording' })).toBeVisible()
  await expect(transcript(page).getByText(/cough/)).toBeVisible({ timeout: 30_000 })
  await button(page, 'Mute').click()
  await expect(panel(page).getByText('Muted')).toBeVisible()
  await button(page, 'Resume').click()
  await button(page, 'Stop').click()
  await expect(panel(page).getByText('Finalizing Transcription')).toBeVisible()
  await expect(transcript(page).getByText(/no fever/).first()).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(transcript(page).getByText(/cough/).first()).toBeVisible()
  await expect(transcript(page).getByText(/no fever/).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
