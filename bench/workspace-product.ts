import { connectAsOwner } from '../server/src/db/prepare.ts'
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
  await analyse(url)
})

/** PostgreSQL does it by itself within minutes, and then some rounds would be measured before it. */
async function analyse(url: string): Promise<void> {
  const client = await connectAsOwner(url)
  await client.query('analyze')
  await client.end()
}

const targets = counts.map((count, index) => ({
  count,
  token: server.practitioners[index]?.token ?? '',
}))
serveParent({ address: server.address, targets }, () => server.stop())
