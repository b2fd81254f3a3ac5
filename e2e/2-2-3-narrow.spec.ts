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
