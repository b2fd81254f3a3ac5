import { LIVE_SOCKET_PATH } from '@chartwright/contract/live-socket'
import { sessionsApi } from '@chartwright/contract/sessions'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/open.ts'
import { departure } from '../../lib/departure.ts'
import { createLogger } from '../../lib/logger.ts'
import { as } from '../../testing/as.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, deps, givenPractitioner } = await testApp()

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

test('a node that is leaving is alive but not ready, and accepts no socket', async () => {
  const leaving = departure()
  leaving.begin()
  const left = await buildApp({ ...deps, departure: leaving })

  expect((await left.inject({ url: '/auth/health' })).statusCode).toBe(200)
  expect((await left.inject({ url: '/ready' })).statusCode).toBe(503)
  const socket = new WebSocket((await left.listen()).replace('http', 'ws') + LIVE_SOCKET_PATH)
  const refused = await new Promise<Error>((resolve) => socket.once('error', resolve))
  expect(refused.message).toContain('503')
  await left.close()
})

test('a node that turns away what another can answer still accepts changes, and is alive', async () => {
  const ada = await givenPractitioner()
  const leaving = departure()
  const left = await buildApp({ ...deps, departure: leaving })
  leaving.turnAway()

  const { path } = sessionsApi.list
  for (const method of ['GET', 'HEAD'] as const)
    expect((await as(left, ada, method, path)).statusCode).toBe(503)
  expect((await as(left, ada, 'POST', path, {})).statusCode).toBe(201)
  for (const live of ['/auth/health', '/api/auth/health'])
    expect((await left.inject({ url: live })).statusCode).toBe(200)
  await left.close()
})

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
