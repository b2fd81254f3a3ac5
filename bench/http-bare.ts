import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveParent } from './server-process.ts'

/** The response to send, as base64 of its bytes, and its content type. */
const [encoded = '', contentType = ''] = process.argv.slice(2)
const body = Buffer.from(encoded, 'base64')
const headers = { 'content-type': contentType, 'content-length': body.length }

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')

const { port } = server.address() as AddressInfo
serveParent({ url: `http://127.0.0.1:${port}/` }, async () => {
  server.close()
  server.closeAllConnections()
})
