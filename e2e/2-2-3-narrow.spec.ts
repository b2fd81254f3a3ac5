import { expect, test } from './support/product.ts'
import { givenSessions } from './support/sessions.ts'

const TITLES = ['SOAP', 'Referral letter to the orthopedic clinic', 'Patient summary']

test('an open note can be deleted and closed without scrolling its tab', async ({
  page,
  context,
  request,
  server,
  nextPractitioner,
  signIn,
}) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const [session] = await givenSessions(server, practitioner, 'Knee pain')
  const headers = { authorization: `Bearer ${practitioner.token}` }
  for (const title of TITLES) {
    const data = { session_id: session?.id, title }
    expect((await request.post('/notes/', { data, headers })).status()).toBe(201)
  }
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/dashboard?session=${session?.id ?? ''}`)
    for (const title of TITLES) {
      const tab = page.getByRole('tab', { name: title, exact: true })
      await tab.click()
      for (const name of [`Delete ${title}`, `Close ${title}`])
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
      await expect(tab).toBeInViewport({ ratio: 0.95 })
    }
  }
})

test('at 1024 px the whole prompt of the chat is shown, in one line', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  const practitioner = nextPractitioner()
  await signIn(context, practitioner)
  const [session] = await givenSessions(server, practitioner, 'Knee pain')
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(`/dashboard?session=${session?.id ?? ''}`)
  const input = page.getByPlaceholder('Ask the assistant to do anything...')
  const [promptPx, spacePx, lines] = await input.evaluate((field: HTMLTextAreaElement) => {
    const { paddingLeft, paddingTop, lineHeight } = getComputedStyle(field)
    const drawing = document.createElement('canvas').getContext('2d')
    if (!drawing) throw new Error('text cannot be measured')
    drawing.font = getComputedStyle(field, '::placeholder').font
    return [
      drawing.measureText(field.placeholder).width,
      field.clientWidth - 2 * parseFloat(paddingLeft),
      (field.clientHeight - 2 * parseFloat(paddingTop)) / parseFloat(lineHeight),
    ] as const
  })
  expect(promptPx).toBeLessThan(spacePx)
  expect(lines).toBe(1)
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toBeHidden()
  await input.pressSequentially('a')
  await expect(send).toBeVisible()
})
