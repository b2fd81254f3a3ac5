import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '../server/src/lib/write-wav.ts'
import { scriptedStt } from '../server/src/providers/stt/scripted.ts'
import { energyVoice } from '../server/src/providers/voice/energy.ts'
import { VOICE_INPUT_RATE_HZ } from '../server/src/providers/voice/voice.ts'
import { latch } from '../server/src/testing/latch.ts'
import { joined, silence, speech } from '../server/src/testing/sound.ts'
import { findings } from './support/axe.ts'
import { fakeMicrophone, testHearing } from './support/hearing.ts'
import { expect } from './support/product.ts'
import { button } from './support/recording.ts'
import { givenSessions } from './support/sessions.ts'

const CLIP = join(tmpdir(), `chartwright-second-hearing-${String(process.pid)}.wav`)
const FIRST = 'You take lies in a pill for your blood pressure and have a cough.'
const AGAIN = 'You take lisinopril for your blood pressure and have a cough.'
const EARLY = /^Some lines of the transcript were improved after this note was written\./

/** The second hearing is over when the test lets it be. */
const recogniser = latch()
const stt = scriptedStt([{ text: FIRST, confidence: 0.8 }])
const second = scriptedStt(async () => {
  await recogniser.opened
  return { text: AGAIN, confidence: 0.9 }
})

const test = testHearing(
  {
    stt,
    voice: energyVoice(),
    second: { stt: second, mode: 'auto' },
  },
  { practitioners: 4 },
)

test.use(fakeMicrophone(CLIP))

test.beforeAll(async () => {
  await writeFile(CLIP, writeWav(joined(speech(4), silence(1)), VOICE_INPUT_RATE_HZ))
})

test('lines that are heard again are told of, shown with what they were, and missed by an earlier note', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  test.setTimeout(120_000)
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const [session] = await givenSessions(server, practitioner, 'Morning visit')
  await page.goto(`/dashboard?session=${session?.id ?? ''}&tab=transcription`)
  const transcript = page.getByRole('textbox', { name: 'Transcription' })
  await button(page, 'Start Recording').click()
  await expect(transcript.getByText(FIRST).first()).toBeVisible({ timeout: 30_000 })
  await button(page, 'Stop').click()
  await expect(page.getByText(/^Listening again to \d+ lines?…$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(EARLY)).toHaveCount(0)

  await page.getByRole('button', { name: 'Create Note' }).click()
  await page.getByRole('option', { name: 'SOAP', exact: true }).click()
  const note = page.getByRole('textbox', { name: 'Note: SOAP' })
  await expect(note).toContainText(/Subjective/, { timeout: 30_000 })
  await expect(page.getByText(/^Written by/)).toBeVisible()
  await expect(note).not.toContainText(/lisinopril/i)
  await expect(page.getByText(/^Listening again/)).toBeVisible()

  recogniser.open()
  await expect(page.getByText(EARLY)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^Listening again/)).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Update note' }).click()
  await expect(note).toContainText(/lisinopril/i, { timeout: 30_000 })
  await expect(page.getByText(EARLY)).toHaveCount(0)

  await page.getByRole('tab', { name: 'Transcription' }).click()
  await expect(transcript.getByText(AGAIN).first()).toBeVisible()
  const told = transcript.getByText(`Heard first as ‘${FIRST}’`).first()
  await expect(told).toBeHidden()
  await transcript
    .getByRole('button', { name: /show what was heard first/ })
    .first()
    .click()
  await expect(told).toBeVisible()
  expect(await findings(page)).toEqual([])
})
