import { startTestServer } from '../server/src/testing/test-server.ts'
import { serveParent } from './server-process.ts'

const UNLIMITED = '1000000'

const [modelUrl = ''] = process.argv.slice(2)
const server = await startTestServer(1, {
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: modelUrl,
  LLM_MODEL: 'bench',
  RATE_LIMIT_PER_ADDRESS: UNLIMITED,
  RATE_LIMIT_PER_PRACTITIONER: UNLIMITED,
  GENERATIONS_PER_PRACTITIONER: '1000',
})
const token = server.practitioners[0]?.token ?? ''
serveParent({ address: server.address, token }, () => server.stop())
