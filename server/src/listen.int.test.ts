import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { listen } from './listen.ts'

describe('listening', () => {
  test('on a port in use is explained with a remedy', async () => {
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
