import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestPractitioner } from '../../server/src/testing/factories.ts'
import { loadServer, makeServerBundle } from './server-bundle.ts'
import { SHARED_SERVER, WITHOUT_STEP, type Shared } from './shared.ts'

const PRACTITIONERS = 400
const AT_ONCE = 10

/**
 * One product for all workers, whose tests differ in the practitioner alone. Each worker asks for
 * practitioners that nobody else has been given.
 */
// Playwright takes a file's default export.
// oxlint-disable-next-line no-restricted-exports
export default async function startSharedServer(): Promise<() => Promise<void>> {
  // All workers have one address, and what a limit does has tests of its own.
  const env = { ...WITHOUT_STEP, RATE_LIMIT_PER_ADDRESS: '100000' }
  await makeServerBundle()
  const { startTestServer } = await loadServer()
  const server = await startTestServer(PRACTITIONERS, env)
  const unused: TestPractitioner[] = [...server.practitioners]
  const handout = createServer((_, response) => {
    response.end(JSON.stringify(unused.splice(0, AT_ONCE)))
  })
  await once(handout.listen(0, '127.0.0.1'), 'listening')
  const { port } = handout.address() as AddressInfo
  const shared: Shared = { address: server.address, practitioners: `http://127.0.0.1:${port}` }
  process.env[SHARED_SERVER] = JSON.stringify(shared)
  return async () => {
    handout.closeAllConnections()
    await once(handout.close(), 'close')
    await server.stop()
  }
}
