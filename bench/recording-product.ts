import { sessionsApi } from '@chartwright/contract/sessions'
import { scriptedStt } from '../server/src/providers/stt/scripted.ts'
import { energyVoice } from '../server/src/providers/voice/energy.ts'
import { startTestServer } from '../server/src/testing/test-server.ts'
import { serveParent } from './server-process.ts'

const UNLIMITED = '1000000'
const [recogniser, count] = process.argv.slice(2)
const env = {
  RATE_LIMIT_PER_ADDRESS: UNLIMITED,
  RATE_LIMIT_PER_PRACTITIONER: UNLIMITED,
  RECORDING_CONNECTS_PER_MINUTE: UNLIMITED,
}
const speech =
  recogniser === 'scripted'
    ? { stt: scriptedStt(['What was said.']), voice: energyVoice() }
    : undefined
const server = await startTestServer(1, env, speech)
const token = server.practitioners[0]?.token ?? ''
const sessionIds = await Promise.all(Array.from({ length: Number(count) }, createSession))
serveParent({ address: server.address, token, sessionIds }, () => server.stop())

async function createSession(): Promise<string> {
  const response = await fetch(new URL(sessionsApi.create.path, server.address), {
    method: sessionsApi.create.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  return ((await response.json()) as { id: string }).id
}
