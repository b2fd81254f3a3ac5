import type { Session } from '@chartwright/contract/sessions'
import type { TestServer } from '../../server/src/testing/test-server.ts'

type Practitioner = Pick<TestServer['practitioners'][number], 'token'>
type Made = Pick<Session, 'id' | 'name'>

/** By the product's own calls, one after the other: the last is the newest. */
export async function givenSessions(
  server: TestServer,
  practitioner: Practitioner,
  ...names: string[]
): Promise<Made[]> {
  const made: Made[] = []
  for (const name of names) made.push(await post(server, practitioner, '/sessions/', { name }))
  return made
}

export async function givenSessionOf(
  server: TestServer,
  practitioner: Practitioner,
  patientName: string,
  name: string,
): Promise<Made> {
  const patient = await post(server, practitioner, '/patients/', { name: patientName })
  return post(server, practitioner, '/sessions/', { name, patient_id: patient.id })
}

/** As if in another window. */
export async function deleteSession(
  server: TestServer,
  { token }: Practitioner,
  id: string,
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${server.address}/sessions/${id}`, { method: 'DELETE', headers })
  if (!answer.ok) throw new Error(`The session was not deleted: ${answer.status}`)
}

async function post(
  { address }: TestServer,
  { token }: Practitioner,
  path: string,
  body: unknown,
): Promise<Made> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(address + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as Made
}
