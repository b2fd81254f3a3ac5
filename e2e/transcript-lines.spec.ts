import type { Transcript } from '../contract/src/transcript.ts'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test } from './support/product.ts'
import { givenVisit } from './support/transcripts.ts'

const SAID = [
  'Doctor: How have you been?',
  'Patient: I take lies in a pill every morning, and I feel fine.',
  'Doctor: Your heart rate is 610 and your weight is 150 pounds.',
  'Patient: Good to hear.',
]
const UNSURE = ['lies', 'in', 'a', 'pill']

test('what was heard wrongly is marked, corrected and undone, and stays so', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const sessionId = await givenVisit(server, practitioner, { said: SAID })
  // Typed lines have no confidence: the words of this one are given some, as a recogniser does.
  await page.route(`**/transcript/${sessionId}`, async (route) => {
    const response = await route.fetch()
    const transcript = (await response.json()) as Transcript
    const segments = transcript.segments.map((line) => {
      const from = line.text.indexOf('lies in a pill')
      if (from < 0) return line
      return {
        ...line,
        word_confidence: line.text.split(' ').map((word) => (UNSURE.includes(word) ? 0.3 : 0.9)),
        suggestions: [{ from, to: from + 14, text: 'lisinopril' }],
      }
    })
    await route.fulfill({ response, json: { ...transcript, segments } })
  })
  await page.goto(`/dashboard?session=${sessionId}&tab=transcription`)
  const text = page.getByRole('textbox', { name: 'Transcription' })
  const lines = text.getByRole('listitem')
  await expect(lines.nth(1).getByTitle('Not heard clearly')).toBeVisible()
  await expect(lines.nth(2)).toContainText('(check')
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(lines.nth(2)).toBeVisible()
    const said = await lines.nth(2).locator('> [dir=auto]').boundingBox()
    expect(said?.width).toBeGreaterThan(250)
    expect(await findings(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await lines
    .nth(1)
    .getByRole('button', { name: /^Replace .* with lisinopril$/ })
    .click()
  await expect(lines.nth(1)).toContainText('I take lisinopril every morning')
  await expect(lines.nth(1)).toContainText('Was ‘Patient: I take lies in a pill')
  await page.getByText('Undo', { exact: true }).click()
  await expect(lines.nth(1)).toContainText('I take lies in a pill')

  await lines.nth(2).getByRole('button', { name: 'Edit line 3' }).click()
  await page.getByRole('menuitem', { name: 'Correct line' }).click()
  await expect(page.getByRole('textbox', { name: 'Line' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Line' }).fill('Doctor: Your heart rate is 61.')
  expect(await findings(page, '[role=dialog]')).toEqual([])
  await page.getByRole('button', { name: 'Save correction' }).click()
  await expect(lines.nth(2)).not.toContainText('(check')
  await expect(lines.nth(2).getByRole('button', { name: 'Edit line 3' })).toBeFocused()
  await page.reload()
  await expect(lines.nth(2)).toContainText('Your heart rate is 61.')
  await expect(lines.nth(2)).toContainText('Was ‘Doctor: Your heart rate is 610')

  await text.focus()
  await page.keyboard.press('Control+f')
  await page.keyboard.type('rate')
  const search = page.getByRole('search')
  await expect(search.getByRole('status')).toHaveText('1 of 1')
  await page.setViewportSize({ width: 390, height: 844 })
  const middles = await search
    .locator('input, button')
    .evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .map(({ y, height }) => Math.round(y + height / 2)),
    )
  expect(new Set(middles).size).toBe(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()

  await lines.nth(0).getByRole('button', { name: 'Edit line 1' }).click()
  await page.getByRole('menuitem', { name: 'Split line' }).click()
  await page.getByRole('button', { name: /‘have’, word 3/ }).click()
  await expect(lines).toHaveCount(5)
  await lines.nth(0).getByRole('button', { name: 'Edit line 1' }).click()
  await page.getByRole('menuitem', { name: 'Merge with next line' }).click()
  await expect(lines).toHaveCount(4)
  // The lines are read once more after each edit.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a practitioner’s words are added and removed in the settings', async ({
  page,
  context,
  nextPractitioner,
  signIn,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await signIn(context, nextPractitioner())
  await page.goto('/dashboard?view=settings')
  const section = page.getByRole('region', { name: 'Vocabulary' })
  await section.getByRole('textbox', { name: 'New word' }).fill('Kocher')
  await section.getByRole('button', { name: 'Add' }).click()
  await expect(section.getByRole('listitem')).toHaveText(['Kocher'])
  expect(await findings(page)).toEqual([])
  await page.reload()
  await section.getByRole('button', { name: 'Remove Kocher' }).click()
  await expect(section.getByText('No words yet.')).toBeVisible()
})
