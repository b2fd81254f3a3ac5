import { patientsApi } from '@chartwright/contract/patients'
import { startTestServer } from '../server/src/testing/test-server.ts'
import { serveParent } from './server-process.ts'

const PATIENTS = 50
const UNLIMITED = '1000000000'

const server = await startTestServer(1, {
  RATE_LIMIT_PER_ADDRESS: UNLIMITED,
  RATE_LIMIT_PER_PRACTITIONER: UNLIMITED,
})
const url = new URL(patientsApi.list.path, server.address).href
const headers = { authorization: `Bearer ${server.practitioners[0]?.token ?? ''}` }

for (let number = 1; number <= PATIENTS; number++) {
  const response = await fetch(url, {
    method: patientsApi.create.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Patient ${number}` }),
  })
  if (!response.ok) throw new Error(`A patient was refused with ${response.status}`)
}

serveParent({ url, headers }, () => server.stop())
