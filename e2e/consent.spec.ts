import { consentApi } from '@chartwright/contract/consent'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '../server/src/lib/write-wav.ts'
import { scriptedStt } from '../server/src/providers/stt/scripted.ts'
import { energyVoice } from '../server/src/providers/voice/energy.ts'
import { VOICE_INPUT_RATE_HZ } from '../server/src/providers/voice/voice.ts'
import { joined, silence, speech } from '../server/src/testing/sound.ts'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { call } from './support/call.ts'
import { fakeMicrophone, testHearing } from './support/hearing.ts'
import { expect, type Page } from './support/product.ts'
import { button, panel, recordingsOf } from './support/recording.ts'
import { givenSessions } from './support/sessions.ts'

const CLIP = join(tmpdir(), `chartwright-consent-${String(process.pid)}.wav`)
const SAID = 'I have had a cough for three days.'

// Without interim words: what a withdrawal leaves are lines.
const test = testHearing(
  { stt: scriptedStt([{ text: SAID, confidence: 0.95 }]), voice: energyVoice() },
  { practitioners: 8, env: { CONSENT: 'ask', STT_INTERIM: 'off' } },
)
test.use(fakeMicrophone(CLIP))
test.beforeAll(async () => {
  await writeFile(CLIP, writeWav(joined(speech(3), silence(1)), VOICE_INPUT_RATE_HZ))
})

let sessionId: string
let token: string
test.beforeEach(async ({ page, context, server, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const [session] = await givenSessions(server, practitioner, 'Morning visit')
  sessionId = session?.id ?? ''
  token = practitioner.token
  await page.goto(`/dashboard?session=${sessionId}&tab=transcription`)
  await expect(button(page, 'Start Recording')).toBeEnabled()
})

const step = (page: Page) => page.getByRole('dialog', { name: 'Consent to record' })
const answer = (page: Page, name: string) => step(page).getByRole('button', { name })
const line = (page: Page, text: RegExp) => page.getByRole('button', { name: text })
const recording = (page: Page) => panel(page).getByText('Recording in Progress...')
const transcript = (page: Page) => page.getByRole('textbox', { name: 'Transcription' })

test('a yes is recorded with what was read aloud, starts the recording, and stands in the header', async ({
  page,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await button(page, 'Start Recording').click()
  await expect(step(page)).toContainText('May I record our conversation?')
  await expect(recording(page)).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  // No key that comes too early answers for the patient.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(step(page)).toBeVisible()
  await answer(page, 'Verbal').click()
  await expect(recording(page)).toBeVisible()
  await expect(line(page, /^Consent: verbal, \d+:\d\d [AP]M$/)).toBeVisible()
  await button(page, 'Stop').click()
  await expect(transcript(page).getByText(SAID).first()).toBeVisible({ timeout: 30_000 })
  await expect(button(page, 'Start Recording')).toBeVisible({ timeout: 30_000 })
  await button(page, 'Start Recording').click()
  await expect(recording(page)).toBeVisible()
  await expect(step(page)).toHaveCount(0)
})

test('a start without an answer records, is asked once, and the header says so', async ({
  page,
}) => {
  await button(page, 'Start Recording').click()
  await expect(step(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(step(page)).toHaveCount(0)
  await expect(button(page, 'Start Recording')).toBeFocused()
  await expect(recording(page)).toHaveCount(0)
  await button(page, 'Start Recording').click()
  await answer(page, 'Start without an answer').click()
  await expect(recording(page)).toBeVisible()
  await expect(line(page, /^Consent: not recorded$/)).toBeVisible()
  await expect(transcript(page).getByText(SAID).first()).toBeVisible({ timeout: 30_000 })
  await button(page, 'Stop').click()
  // Reloaded before all of it is delivered, the page would first send the rest.
  await expect(panel(page).getByText('Ready to record')).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await button(page, 'Start Recording').click({ timeout: 30_000 })
  await expect(recording(page)).toBeVisible()
  await expect(step(page)).toHaveCount(0)
})

test('a no by the keyboard alone keeps the microphone off, and typing goes on', async ({
  page,
  server,
}) => {
  await page.getByRole('heading', { name: 'Morning visit' }).focus()
  await page.keyboard.press('Alt+r')
  await expect(step(page)).toBeVisible()
  await page.keyboard.press('4')
  await expect(line(page, /^Consent: declined/)).toBeVisible()
  await expect(step(page)).toHaveCount(0)
  await page.keyboard.press('Alt+r')
  await expect(step(page)).toContainText('The patient declined')
  await expect(answer(page, 'Start without an answer')).toHaveCount(0)
  await page.keyboard.press('Escape')
  expect(await recordingsOf(page, server, sessionId)).toEqual([])
  await page.getByRole('tab', { name: 'Context & Record' }).click()
  await page.getByRole('textbox', { name: 'Context' }).fill('Seen with her son.')
  await expect(page.getByText('Seen with her son.')).toBeVisible()
  await page.keyboard.press('Alt+m')
  await line(page, /^Consent: declined/).click()
  await page.keyboard.press('2')
  await expect(line(page, /^Consent: written/)).toBeVisible()
  await button(page, 'Start Recording').click()
  await expect(recording(page)).toBeVisible()
})

test('a no while it records stops it and keeps what was said; one from elsewhere does so too', async ({
  page,
  server,
}) => {
  await button(page, 'Start Recording').click()
  await answer(page, 'Standing').click()
  await expect(transcript(page).getByText(SAID).first()).toBeVisible({ timeout: 30_000 })
  await line(page, /^Consent: standing/).click()
  await answer(page, 'Declined').click()
  await expect(line(page, /^Consent: declined/)).toBeVisible()
  await expect(recording(page)).toHaveCount(0)
  await expect(transcript(page).getByText(SAID).first()).toBeVisible()
  await line(page, /^Consent: declined/).click()
  await answer(page, 'Verbal').click()
  await button(page, 'Start Recording').click({ timeout: 30_000 })
  await expect(recording(page)).toBeVisible()
  await call({ address: server.address, token }, consentApi.record, {
    params: { session_id: sessionId },
    body: { answer: 'declined', wording_version: 1 },
  })
  await expect(panel(page).getByText(/consent is needed to record this session/)).toBeVisible()
  await expect(recording(page)).toHaveCount(0)
  await expect(line(page, /^Consent: declined/)).toBeVisible()
})

test('a withdrawal asks, stops the recording, deletes the sound and on request the transcript', async ({
  page,
  server,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await button(page, 'Start Recording').click()
  await answer(page, 'Verbal').click()
  await expect(transcript(page).getByText(SAID).first()).toBeVisible({ timeout: 30_000 })
  await line(page, /^Consent: verbal/).click()
  await step(page).getByRole('button', { name: 'Withdraw consent…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Withdraw consent?' })
  expect(await findings(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await recordingsOf(page, server, sessionId)).toMatchObject([{ is_withdrawn: false }])
  await step(page).getByRole('button', { name: 'Withdraw consent…' }).click()
  await question.getByRole('button', { name: 'Delete the sound' }).click()
  await expect(line(page, /^Consent: withdrawn/)).toBeVisible()
  await expect(panel(page).getByText(/Consent was withdrawn/)).toBeVisible()
  await expect(recording(page)).toHaveCount(0)
  await expect(transcript(page).getByText(SAID).first()).toBeVisible()
  await expect(transcript(page).getByRole('button', { name: /^Play/ })).toHaveCount(0)
  expect(await recordingsOf(page, server, sessionId)).toMatchObject([{ is_withdrawn: true }])

  await line(page, /^Consent: withdrawn/).click()
  await step(page).getByRole('button', { name: 'Delete the transcript too…' }).click()
  await page.getByRole('button', { name: 'Delete sound and transcript' }).click()
  await expect(transcript(page).getByText(SAID)).toHaveCount(0)
  await page.reload()
  await expect(line(page, /^Consent: withdrawn/)).toBeVisible()
  await expect(transcript(page).getByText(SAID)).toHaveCount(0)
  expect(await keptSamples(page)).toBe(0)
})

test('what is read aloud is edited in Settings, and the next consent has the new version', async ({
  page,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await page.getByRole('button', { name: 'Settings' }).click()
  const wording = page.getByLabel('What you read aloud')
  await wording.fill('May I record this, please?')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Update wording' }).click()
  await expect(page.getByText('Version 2')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await button(page, 'Start Recording').click()
  await expect(step(page)).toContainText('May I record this, please?')
  await answer(page, 'Written').click()
  await line(page, /^Consent: written/).click()
  await expect(step(page).getByText('Wording 2')).toBeVisible()
})

/** Of sound that this browser keeps. */
function keptSamples(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('chartwright-recordings')
        opening.onerror = () => reject(opening.error ?? new Error('not opened'))
        opening.onsuccess = () => {
          const rows = opening.result.transaction('rows').objectStore('rows').count()
          rows.onsuccess = () => resolve(rows.result)
        }
      }),
  )
}
