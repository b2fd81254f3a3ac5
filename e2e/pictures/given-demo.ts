import type { Template } from '@chartwright/contract/templates'
import { PATIENTS, TASKS, TRANSCRIPT } from './demo-visit.ts'

/** By the product's own calls. Answers the id of the session. */
export async function givenDemo(address: string, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const send = async (method: string, path: string, body: unknown): Promise<{ id: string }> => {
    const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: string }
  }
  const patientIds: string[] = []
  for (const name of PATIENTS) patientIds.push((await send('POST', '/patients/', { name })).id)
  await send('POST', '/sessions/', { name: 'Annual review', patient_id: patientIds[2] })
  await send('POST', '/sessions/', { name: 'Blood pressure check', patient_id: patientIds[1] })
  const { id: session_id } = await send('POST', '/sessions/', {
    name: 'Sore throat',
    patient_id: patientIds[0],
  })
  await send('POST', '/api/transcript', { session_id, text: TRANSCRIPT })
  const templates = (await (await fetch(`${address}/templates/`, { headers })).json()) as Template[]
  const soap = templates.find(({ template_title }) => template_title === 'SOAP')
  await send('POST', `/notes/generate/${session_id}`, { template_id: soap?.id })
  const tasks = TASKS.map(([title, category, status, patient]) => ({
    title,
    category,
    status,
    patient_id: patientIds[patient],
  }))
  await send('POST', '/api/tasks/', tasks)
  return session_id
}
