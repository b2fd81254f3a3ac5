import { expect, test } from 'vitest'
import { as } from '../testing/as.ts'
import { testApp } from '../testing/test-app.ts'

const TOKEN = 'a-token-for-the-one-who-measures'
const { app, givenPractitioner } = await testApp({ settings: { metricsToken: TOKEN } })
const read = (authorization?: string) =>
  app.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) })

test('counts requests by pattern and status, and contains no patient data', async () => {
  const ada = await givenPractitioner()
  const { id } = (await as(app, ada, 'POST', '/patients/', { name: 'Unmistakable Zebra' })).json<{
    id: string
  }>()
  await as(app, ada, 'GET', '/patients/search/Zebra/')
  await as(app, ada, 'GET', `/patients/${id}/`)
  const { statusCode, body, headers } = await read(`Bearer ${TOKEN}`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(
    'chartwright_requests_total{method="GET",route="/patients/:id/",status="200"} 1',
  )
  expect(body).toContain('chartwright_database_connections{state="busy"}')
  expect(body).toContain('nodejs_eventloop_lag_seconds')
  for (const secret of ['Zebra', id, ada.id, ada.email, ada.token]) {
    expect(body).not.toContain(secret)
  }
})

test.each([undefined, 'Bearer', 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])(
  'is refused to %j',
  async (authorization) => {
    const answer = await read(authorization)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      401,
      'INVALID_TOKEN',
    ])
  },
)
