import { authApi } from '@chartwright/contract/auth'
import { startTestServer } from '../server/src/testing/test-server.ts'
import { serveParent } from './server-process.ts'

const UNLIMITED = '1000000'
const account = { email: 'bench@clinic.example', password: 'correct1horse' }

const server = await startTestServer(0, {
  AUTH_EMAIL_AUTOCONFIRM: 'true',
  RATE_LIMIT_PER_ADDRESS: UNLIMITED,
  AUTH_LIMIT_TOKEN: UNLIMITED,
  AUTH_LIMIT_ACCOUNT: UNLIMITED,
  AUTH_LIMIT_ACCOUNT_ANYWHERE: UNLIMITED,
})
const signup = await fetch(new URL(authApi.signup.path, server.address), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...account, name: 'Bench', role: 'Other', country: 'Other' }),
})
if (!signup.ok) throw new Error(`The account was refused with ${signup.status}`)

serveParent({ url: new URL(authApi.login.path, server.address).href, account }, () => server.stop())
