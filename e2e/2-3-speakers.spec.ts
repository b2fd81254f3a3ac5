import type { Transcript } from '../contract/src/transcript.ts'
import { writeWav } from '../server/src/lib/write-wav.ts'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test } from './support/product.ts'
import { givenVisit, SAID } from './support/transcripts.ts'

const SILENCE = writeWav(new Int16Array(44_100), 44_100)
const WITHOUT_LABELS = SAID.map((line) => line.replace(/^\w+: /, ''))

test('who speaks is shown, corrected by a click, swapped by another, and stays so', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const sessionId = await givenVisit(server, practitioner, { said: WITHOUT_LABELS })
  await page.route(`**/transcript/${sessionId}`, async (route) => {
    const response = await route.fetch()
    const transcript = (await response.json()) as Transcript
    const segments = transcript.segments.map((line, at) =>
      at === 0 ? { ...line, start_ms: 0, end_ms: 1_000, has_audio: true } : line,
    )
    await route.fulfill({ response, json: { ...transcript, segments } })
  })
  await page.route('**/transcript/segments/*/audio', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: SILENCE }),
  )
  await page.goto(`/dashboard?session=${sessionId}&tab=transcription`)
  const lines = page.getByRole('textbox', { name: 'Transcription' }).getByRole('listitem')
  const markOf = (at: number) => lines.nth(at).getByRole('button', { name: /Change speaker$/ })
  await expect(markOf(0)).toHaveText('Clinician')
  await expect(markOf(1)).toHaveText('Patient')

  const play = lines.first().getByRole('button', { name: 'Play 0:00' })
  await play.click()
  await expect(lines.first().getByRole('button', { name: 'Stop 0:00' })).toBeVisible()
  await expect(play).toBeVisible()
  await expect(page.getByText(/could not play/)).toHaveCount(0)

  await markOf(1).click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('menuitemradio', { name: 'Clinician' }).click()
  await expect(markOf(1)).toHaveAccessibleName('Clinician, set by you. Change speaker')
  await page.reload()
  await expect(markOf(1)).toHaveAccessibleName('Clinician, set by you. Change speaker')

  await page.getByRole('button', { name: 'Swap speakers' }).click()
  await expect(markOf(1)).toHaveText('Patient')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(markOf(1)).toBeInViewport()
  expect(await findings(page)).toEqual([])
})
