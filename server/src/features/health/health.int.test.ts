import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/open.ts'
import { createLogger } from '../../lib/logger.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, deps } = await testApp()

test.each(['/auth/health', '/auth/health/', '/api/auth/health', '/ready', '/api/ready'])(
  '%s answers 200 while all is well',
  async (url) => {
    const response = await app.inject({ url })
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { status: 'ok', version: '0.1.0' },
    ])
  },
)

test('without a database the process is alive but not ready, and says so without detail', async () => {
  const log = createLogger('silent')
  const url = 'postgresql://nobody:secret@127.0.0.1:1/none'
  const db = openDatabase({ url, role: 'chartwright_app', log })
  const cut = await buildApp({ ...deps, db, log })

  expect((await cut.inject({ url: '/auth/health' })).statusCode).toBe(200)
  const ready = await cut.inject({ url: '/ready' })
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { detail: 'The service is not ready. Please try again in a moment.', code: 'NOT_READY' },
  ])
  await cut.close()
  await db.pool.end()
})
