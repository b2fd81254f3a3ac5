import type { TestServer } from '../../server/src/testing/test-server.ts'
import { givenSessions } from './sessions.ts'

type Practitioner = Pick<TestServer['practitioners'][number], 'token'>

export const SAID = [
  'Doctor: What brings you in today?',
  'Patient: I have had a cough for three days, and a sore throat.',
  'Doctor: Any fever or shortness of breath?',
  'Patient: A fever of 38.5 last night, no shortness of breath.',
  'Patient: Penicillin gives me a rash.',
  'Doctor: Your lungs are clear. I think this is a viral infection.',
  'Doctor: Take paracetamol 500 mg every six hours for the fever.',
  'Doctor: I will order a chest X-ray, and I will call the lab about the throat swab.',
  'Doctor: Please come back in one week for a follow-up.',
]

/** A session in which this was said; answers its id. */
export async function givenVisit(
  server: TestServer,
  practitioner: Practitioner,
  { name = 'Cough', said = SAID }: { name?: string; said?: readonly string[] } = {},
): Promise<string> {
  const [session] = await givenSessions(server, practitioner, name)
  if (!session) throw new Error('The session was not made')
  const answer = await fetch(`${server.address}/api/transcript`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${practitioner.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ session_id: session.id, text: said.join('\n') }),
  })
  if (!answer.ok) throw new Error(`The transcript was not stored: ${answer.status}`)
  return session.id
}
