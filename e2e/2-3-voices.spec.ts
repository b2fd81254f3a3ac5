import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '../server/src/lib/write-wav.ts'
import { groupVoices } from '../server/src/providers/speakers/group-voices.ts'
import type { Speakers } from '../server/src/providers/speakers/speakers.ts'
import { scriptedStt } from '../server/src/providers/stt/scripted.ts'
import { energyVoice } from '../server/src/providers/voice/energy.ts'
import { VOICE_INPUT_RATE_HZ } from '../server/src/providers/voice/voice.ts'
import { joined, silence, speech } from '../server/src/testing/sound.ts'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { fakeMicrophone, testHearing } from './support/hearing.ts'
import { expect } from './support/product.ts'
import { button } from './support/recording.ts'
import { givenSessionOf } from './support/sessions.ts'

const CLIP = join(tmpdir(), `chartwright-voices-${String(process.pid)}.wav`)

/** Three people who speak in turn; how long they speak tells what they say. */
const PEOPLE = [
  { seconds: 3.5, says: 'Good morning, what brings you in today? Do you have any pain?' },
  { seconds: 5, says: 'My knee has been hurting since I fell off my bike last week.' },
  { seconds: 7, says: 'He could not walk on Monday.' },
]
const personOf = (seconds: number) => (seconds < 4.6 ? 0 : seconds < 6.4 ? 1 : 2)

const stt = scriptedStt((pcm) => PEOPLE[personOf(pcm.length / 16_000)]?.says ?? '')
const speakers: Speakers = {
  async cut(pcm) {
    const person = personOf(pcm.length / 16_000)
    const print = Float32Array.from({ length: 8 }, (_, at) => (at === person ? 1 : 0))
    return [{ from: 0, to: pcm.length, voice: { print, seconds: pcm.length / 16_000 } }]
  },
  group: async (voices) => groupVoices(voices),
  close: async () => undefined,
}

const test = testHearing({ stt, voice: energyVoice(), speakers })

test.use(fakeMicrophone(CLIP))

test.beforeAll(async () => {
  const turns = PEOPLE.flatMap(({ seconds }) => [speech(seconds), silence(1)])
  await writeFile(CLIP, writeWav(joined(...turns), VOICE_INPUT_RATE_HZ))
})

test('three voices are three people while they speak, and one is named for the whole session', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS + 60_000)
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const session = await givenSessionOf(server, practitioner, 'Jane Roe', 'Knee')
  await page.goto(`/dashboard?session=${session.id}&tab=transcription`)
  const lines = page.getByRole('textbox', { name: 'Transcription' }).getByRole('listitem')
  const linesOf = (person: number) => lines.filter({ hasText: PEOPLE[person]?.says ?? '' })
  const markOf = (person: number) =>
    linesOf(person)
      .first()
      .getByRole('button', { name: /Change speaker$/ })

  await button(page, 'Start Recording').click()
  await expect(linesOf(2).first()).toBeVisible({ timeout: 60_000 })
  await expect(markOf(0)).toHaveText('Clinician', { timeout: 60_000 })
  await expect(markOf(1)).toHaveText('Patient')
  await expect(markOf(2)).toHaveText(/^Speaker \d$/)
  await expect(markOf(2)).toHaveAccessibleName(/^Speaker \d, Other, guessed/)

  await markOf(2).click()
  await page.getByRole('menuitem', { name: /^Rename Speaker \d/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Rename Speaker \d/ })
  expect(await findings(page)).toEqual([])
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('Mrs. Roe, his mother')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(markOf(2)).toHaveText('Mrs. Roe, his mother')

  const before = await linesOf(2).count()
  await expect.poll(() => linesOf(2).count(), { timeout: 60_000 }).toBeGreaterThan(before)
  await button(page, 'Stop').click()
  const latest = linesOf(2)
    .last()
    .getByRole('button', { name: /Change speaker$/ })
  await expect(latest).toHaveText('Mrs. Roe, his mother', { timeout: 60_000 })

  await markOf(2).click()
  await page.getByRole('menuitem', { name: 'All lines of Mrs. Roe, his mother: Other' }).click()
  await expect(latest).toHaveAccessibleName(/^Mrs. Roe, his mother, Other, set by you/)
  await page.reload()
  await expect(markOf(2)).toHaveText('Mrs. Roe, his mother')
  await page.setViewportSize({ width: 390, height: 844 })
  await markOf(2).scrollIntoViewIfNeeded()
  await expect(markOf(2)).toBeInViewport()
  expect(await findings(page)).toEqual([])
})
