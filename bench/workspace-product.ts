import { sessionsApi } from '@chartwright/contract/sessions'
import { startTestServer } from '../server/src/testing/test-server.ts'
import { serveParent } from './server-process.ts'

const UNLIMITED = '1000000000'
const TOGETHER = 8

const counts = process.argv.slice(2).map(Number)
const server = await startTestServer(counts.length, {
  RATE_LIMIT_PER_ADDRESS: UNLIMITED,
  RATE_LIMIT_PER_PRACTITIONER: UNLIMITED,
})

const targets = []
for (const [index, count] of counts.entries()) {
  const token = server.practitioners[index]?.token ?? ''
  await createSessions(token, count)
  targets.push({ count, token })
}
serveParent({ address: server.address, targets }, () => server.stop())

async function createSessions(token: string, count: number): Promise<void> {
  let begun = 0
  const work = async () => {
    while (begun < count) {
      begun += 1
      const response = await fetch(new URL(sessionsApi.create.path, server.address), {
        method: sessionsApi.create.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Visit ${begun}` }),
      })
      if (!response.ok) throw new Error(`A session was refused with ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, work))
}
