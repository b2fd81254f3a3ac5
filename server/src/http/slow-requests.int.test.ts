import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listening } from '../testing/listening.ts'
import { testApp } from '../testing/test-app.ts'

const { app } = await testApp({ settings: { requestTimeoutMs: 200 } })
const { hostname: host, port } = new URL(await listening(app))

test.each([
  ['its body', '/auth/login', 'content-length: 100\r\n\r\n{"email":'],
  ['its body, to the authentication service', '/auth/v1/recover', 'content-length: 9\r\n\r\n{'],
  ['its headers', '/auth/login', ''],
])(
  'a request that never sends the rest of %s is ended',
  async (_what, path, rest) => {
    const socket = connect(Number(port), host)
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${rest}`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  },
  15_000,
)
