import { once } from 'node:events'
import { createConnection } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { drainOf, type DrainOptions } from './drain.ts'
import { departure } from './lib/departure.ts'
import { listen } from './listen.ts'
import { latch } from './testing/latch.ts'

const leaving = (graceS: number, drainS = 0): DrainOptions => ({
  departure: departure(),
  drainS,
  graceS,
})

/** A server with one route that answers when released, and one that answers immediately. */
async function givenServer() {
  const app = Fastify({ return503OnClosing: false })
  const drain = drainOf(app)
  const entered = latch()
  const released = latch()
  app.get('/slow', async () => {
    entered.open()
    await released.opened
    return 'finished'
  })
  app.get('/quick', async () => 'at once')
  return {
    app,
    drain,
    entered,
    released,
    address: await listen(app, loadConfig({ PORT: '0' }), false),
  }
}

async function connectTo(address: string) {
  const socket = createConnection(Number(new URL(address).port), '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  const ended = once(socket, 'close')
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`),
    /** Everything that arrived until the server closed the connection. */
    async read() {
      await ended
      return received
    },
  }
}

test('requests in progress are answered and close their connections; no new ones are accepted', async () => {
  const { drain, entered, released, address } = await givenServer()
  const connection = await connectTo(address)
  connection.ask('/slow')
  await entered.opened

  const drained = drain(leaving(60))
  released.open()

  expect(await connection.read()).toMatch(/^HTTP\/1.1 200 OK.*connection: close.*finished$/is)
  await drained
  await expect(fetch(`${address}/quick`)).rejects.toThrow()
})

test('a late request on an existing connection is answered, and not refused', async () => {
  const { app, drain, address } = await givenServer()
  const early = await connectTo(address)
  const drained = drain(leaving(60))
  await expect.poll(() => app.server.listening).toBe(false)
  early.ask('/quick')
  expect(await early.read()).toMatch(/^HTTP\/1.1 200 OK.*connection: close.*at once$/is)
  await drained
})

test('everything is served for a while after the node announces that it is leaving', async () => {
  const { drain, address } = await givenServer()
  const options = leaving(60, 1)
  const drained = drain(options)
  expect(options.departure.hasBegun()).toBe(true)
  const connection = await connectTo(address)
  connection.ask('/quick')
  expect(await connection.read()).toMatch(/^HTTP\/1.1 200 OK.*connection: close.*at once$/is)
  await drained
  await expect(fetch(`${address}/quick`)).rejects.toThrow()
})

test('before it stops listening, it turns away what another node can answer', async () => {
  const { app, drain } = await givenServer()
  const steps: string[] = []
  const watched: DrainOptions['departure'] = {
    ...departure(),
    begin: () => steps.push('leaves'),
    turnAway: () => steps.push(app.server.listening ? 'turns away' : 'is shut'),
  }
  await drain({ ...leaving(60, 0.1), departure: watched })
  expect(steps).toEqual(['leaves', 'turns away'])
})

test('connections still open after the grace period are cut', async () => {
  const { drain, entered, address } = await givenServer()
  const outcome = expect(fetch(`${address}/slow`)).rejects.toThrow()
  await entered.opened
  await drain(leaving(0))
  await outcome
})
