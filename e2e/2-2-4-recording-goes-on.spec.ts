import { findings } from './support/axe.ts'
import { fakeMicrophone } from './support/hearing.ts'
import { expect, test, type Page } from './support/product.ts'
import {
  button,
  panel,
  recordingsOf,
  secondsReceived,
  secondsShown,
  startRecording,
} from './support/recording.ts'
import { givenSessions } from './support/sessions.ts'

test.use(fakeMicrophone())

let sessionId = ''
test.beforeEach(async ({ page, context, server, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const [session] = await givenSessions(server, practitioner, 'Morning visit')
  sessionId = session?.id ?? ''
  await page.goto(`/dashboard?session=${sessionId}&tab=transcription`)
})

const strip = (page: Page) => page.getByRole('region', { name: 'Recording of another session' })

test('a reload in the middle offers to resume, and Resume goes on recording', async ({
  page,
  server,
}) => {
  await startRecording(page)
  await expect(panel(page).getByRole('timer')).toHaveText('0:02')
  await page.reload()
  const dialog = page.getByRole('dialog', { name: /^Resume the recording of/ })
  await dialog.getByRole('button', { name: 'Resume' }).click()
  await expect(panel(page).getByText('Recording in Progress...')).toBeVisible()
  await expect(panel(page).getByRole('timer')).toHaveText('0:04')
  await button(page, 'Stop').click()
  await expect(button(page, 'Start Recording')).toBeVisible()
  const recordings = await recordingsOf(page, server, sessionId)
  expect(recordings).toHaveLength(1)
  await expect
    .poll(async () => (await recordingsOf(page, server, sessionId))[0]?.received_samples)
    .toBeGreaterThan(4 * 44_100)
  await page.reload()
  await expect(button(page, 'Start Recording')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a reload in the middle offers to finish, and sends what is missing', async ({ page }) => {
  await startRecording(page)
  await expect(panel(page).getByRole('timer')).toHaveText('0:02')
  await page.reload()
  const dialog = page.getByRole('dialog', { name: /^Resume the recording of \d{1,2}:\d\d [AP]M$/ })
  await expect(dialog).toContainText('0:0')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await expect(button(page, 'Start Recording')).toBeVisible()
  await page.reload()
  await expect(button(page, 'Start Recording')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a socket that opens and stays silent is said, and nothing is missing after', async ({
  page,
  server,
}) => {
  let isSilent = true
  await page.routeWebSocket(/web-media-stream/, (socket) => {
    if (!isSilent) socket.connectToServer()
  })
  await startRecording(page)
  await expect(panel(page).getByText('Reconnecting, still recording')).toBeVisible()
  await expect(panel(page).getByText(/^The server is not responding/)).toBeVisible()
  await expect(panel(page).getByText('Reconnecting...')).toBeVisible()
  isSilent = false
  await expect(panel(page).getByText('Recording in Progress...')).toBeVisible()
  await button(page, 'Stop').click()
  const recorded = await secondsShown(page)
  await expect.poll(() => secondsReceived(page, server, sessionId)).toBe(recorded)
})

test('while the line is lost the microphone goes on, and nothing is missing after', async ({
  page,
  server,
}) => {
  let cut: (() => void) | undefined
  let isAway = false
  await page.routeWebSocket(/web-media-stream/, (socket) => {
    if (isAway) {
      void socket.close({ code: 1011 })
      return
    }
    const onward = socket.connectToServer()
    cut = () => {
      isAway = true
      void onward.close({ code: 4000 })
      void socket.close({ code: 4000 })
    }
  })
  const seconds = () => secondsShown(page)
  await startRecording(page)
  await expect.poll(seconds).toBeGreaterThan(0)
  cut?.()
  await expect(panel(page).getByText('Reconnecting, still recording')).toBeVisible()
  const lostAt = await seconds()
  await expect.poll(seconds).toBeGreaterThan(lostAt + 1)
  isAway = false
  await expect(panel(page).getByText('Recording in Progress...')).toBeVisible()
  await button(page, 'Stop').click()
  const recorded = await seconds()
  await expect.poll(() => secondsReceived(page, server, sessionId)).toBe(recorded)
})

test('the recording goes on in other tabs, views and sessions, with the way back in sight', async ({
  page,
}) => {
  await startRecording(page)
  await page.getByRole('tab', { name: 'Context & Record' }).click()
  await page.getByRole('button', { name: 'Tasks' }).click()
  await expect(panel(page).getByText('Recording in Progress...')).toBeVisible()
  await page.getByRole('button', { name: 'New Session' }).click()
  await expect(button(page, 'Start Recording')).toBeVisible()
  await expect(panel(page).getByText('Disconnected')).toBeVisible()
  await expect(page.getByRole('tab').getByRole('img', { name: 'Recording' })).toHaveCount(0)
  await expect(strip(page)).toContainText('Recording in Progress... · Morning visit')
  expect(await findings(page)).toEqual([])
  await strip(page).getByRole('button', { name: 'Back to recording' }).click()
  await expect(panel(page).getByText('Recording in Progress...')).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  await page.goBack()
  await expect(strip(page)).toBeVisible()

  await button(page, 'Start Recording').click()
  const question = page.getByRole('alertdialog', { name: 'Stop the other recording?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(strip(page)).toBeVisible()
  await strip(page).getByRole('button', { name: 'Stop' }).click()
  await expect(strip(page)).toHaveCount(0)
  await page.getByText('The recording has ended.').waitFor()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`session=${sessionId}.*tab=transcription`))
})

test('what would end the recording asks first: Back out of the workspace, and signing out', async ({
  page,
}) => {
  await page.goto('/how-to-use')
  await page.evaluate((address) => {
    // As the router goes on to another page.
    const state = { idx: 1, key: 'a', usr: null }
    window.history.pushState(state, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }, `/dashboard?session=${sessionId}`)
  await startRecording(page)
  const question = page.getByRole('alertdialog', { name: 'Stop the recording?' })
  await page.goBack()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/dashboard/)
  await expect(panel(page).getByText('Recording in Progress...')).toBeVisible()

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel(page).getByText('Recording in Progress...')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Stop and leave' }).click()
  await expect(page).toHaveURL(/\/auth/)
})

test('keys start, mute and stop, and not while somebody types; Stop leads to the transcript', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Context & Record' }).click()
  const context = page.getByRole('textbox', { name: 'Context & Record' })
  await context.click()
  await page.keyboard.press('Alt+r')
  await expect(button(page, 'Start Recording')).toBeVisible()
  await page.getByRole('tab', { name: 'Context & Record' }).focus()
  await page.keyboard.press('Alt+r')
  await expect(panel(page).getByText('Recording in Progress...')).toBeVisible()
  await page.keyboard.press('Alt+m')
  await expect(panel(page).getByText('Recording Paused')).toBeVisible()
  await page.keyboard.press('Alt+m')
  await page.keyboard.press('Alt+r')
  await expect(button(page, 'Start Recording')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Transcription' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
