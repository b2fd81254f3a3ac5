import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { drain, listen } from './listen.ts'

describe('listening', () => {
  test('on a taken port is explained with the way out', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    afterAll(() => other.close())
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const app = Fastify()
    await expect(listen(app, loadConfig({ PORT: String(port) }), false)).rejects.toThrow(
      `Port ${String(port)} is taken by another program. Stop it, or choose another with PORT=${String(port + 1)} npm start.`,
    )
    await app.close()
  })

  test('on an address of another computer is explained', async () => {
    const app = Fastify()
    const config = loadConfig({ HOST: '192.0.2.1', PORT: '0' })
    await expect(listen(app, config, false)).rejects.toThrow('HOST=192.0.2.1 is not an address')
    await app.close()
  })
})

describe('draining', () => {
  test('answers the requests under way and takes no new ones', async () => {
    const app = Fastify({ forceCloseConnections: 'idle' })
    const { promise: released, resolve: release } = pending<string>()
    const { promise: entered, resolve: enter } = pending<undefined>()
    app.get('/slow', async () => {
      enter(undefined)
      return released
    })
    const address = await listen(app, loadConfig({ PORT: '0' }), false)
    const underWay = fetch(`${address}/slow`).then((response) => response.text())
    await entered

    const drained = drain(app, 60)
    release('finished')

    expect(await underWay).toBe('finished')
    await drained
    await expect(fetch(`${address}/slow`)).rejects.toThrow()
  })

  test('cuts what is still open after the grace', async () => {
    const app = Fastify({ forceCloseConnections: 'idle' })
    const { promise: entered, resolve: enter } = pending<undefined>()
    app.get('/hangs', async () => {
      enter(undefined)
      return new Promise(() => undefined)
    })
    const address = await listen(app, loadConfig({ PORT: '0' }), false)
    const underWay = fetch(`${address}/hangs`)
    const outcome = expect(underWay).rejects.toThrow()
    await entered
    await drain(app, 0)
    await outcome
  })
})

function pending<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
