import { startTestServer } from '../server/src/testing/test-server.ts'
import { fillSessions } from './fill-sessions.ts'
import { serveParent } from './server-process.ts'

const UNLIMITED = '1000000000'

const counts = process.argv.slice(2).map(Number)
const env = { RATE_LIMIT_PER_ADDRESS: UNLIMITED, RATE_LIMIT_PER_PRACTITIONER: UNLIMITED }
const server = await startTestServer(counts.length, env, undefined, async (url, practitioners) => {
  for (const [index, { id }] of practitioners.entries()) {
    await fillSessions(url, id, counts[index] ?? 0)
  }
})

const targets = counts.map((count, index) => ({
  count,
  token: server.practitioners[index]?.token ?? '',
}))
serveParent({ address: server.address, targets }, () => server.stop())
