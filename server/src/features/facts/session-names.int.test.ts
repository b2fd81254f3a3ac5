import type { Session } from '@chartwright/contract/sessions'
import { expect, test } from 'vitest'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { scriptedReader } from '../../testing/scripted-reader.ts'
import { testApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let isAway = false
const scripted = scriptedReader((text) => {
  const [, side, concept] = /(left|right) (\w+)/.exec(text) ?? []
  if (side === undefined || concept === undefined) return undefined
  return { kind: 'complaint', concept: `${concept} pain`, attributes: { side } }
})
const reader: typeof scripted = {
  ...scripted,
  read: (visit) => (isAway ? Promise.reject(new Error('left knee')) : scripted.read(visit)),
}
const { app, deps, logged, givenPractitioner } = await testApp({ reader, readAheadMs: 1 })

const TOLD = 'My left knee hurts.'

const nameOf = async (who: TestPractitioner, id: string) =>
  (await as(app, who, 'GET', `/sessions/${id}/`)).json<Session>().name
const change = (who: TestPractitioner, id: string, body: object) =>
  as(app, who, 'PUT', `/sessions/${id}/`, body)

async function untilNamed(who: TestPractitioner, id: string, name: string): Promise<void> {
  await until(async () => expect(await nameOf(who, id)).toBe(name))
}

async function givenPatient(who: TestPractitioner, name: string): Promise<string> {
  return (await as(app, who, 'POST', '/patients/', { name })).json<{ id: string }>().id
}

async function givenNamed(): Promise<{ ada: TestPractitioner; id: string }> {
  const ada = await givenPractitioner()
  const id = await givenVisit(app, ada, { transcript: TOLD })
  await untilNamed(ada, id, 'Left knee pain')
  return { ada, id }
}

test('a session is named after its complaint, and after its patient if there is one', async () => {
  const { ada, id } = await givenNamed()
  const patient_id = await givenPatient(ada, 'Jane Roe')
  const linked = await change(ada, id, { patient_id })
  expect(linked.json<Session>().name).toBe('Left knee pain – Jane Roe')
  const found = await as(app, ada, 'GET', '/sessions/?search=knee%20pain%20%E2%80%93%20jane')
  expect(found.json<Session[]>().map((session) => session.id)).toEqual([id])
  await as(app, ada, 'DELETE', `/patients/${patient_id}/`)
  expect(await nameOf(ada, id)).toBe('Left knee pain')
})

test('a name of 200 characters holds a patient of 200', async () => {
  const { ada, id } = await givenNamed()
  await change(ada, id, { patient_id: await givenPatient(ada, 'J'.repeat(200)) })
  const name = await nameOf(ada, id)
  expect(name).toHaveLength(200)
  expect((await change(ada, id, { name })).statusCode).toBe(200)
})

test('an unknown topic leaves the name unchanged', async () => {
  const ada = await givenPractitioner()
  const id = await givenVisit(app, ada, { transcript: 'Good morning.' })
  await deps.names.name(ada.id, id)
  expect(await nameOf(ada, id)).toBe('New Session')
})

test('a side that a person corrects is corrected in the name', async () => {
  const { ada, id } = await givenNamed()
  const url = `/api/sessions/${id}/facts`
  const { facts } = (await as(app, ada, 'GET', url)).json<{ facts: { id: string }[] }>()
  const [{ id: factId, ...fact } = { id: '' }] = facts
  const corrected = { ...fact, attributes: { side: 'right' } }
  expect((await as(app, ada, 'PUT', `${url}/${factId}`, corrected)).statusCode).toBe(200)
  await deps.names.name(ada.id, id)
  expect(await nameOf(ada, id)).toBe('Right knee pain')
})

test.each(['name', 'sessionName'])(
  'a session that a person has named (%s) keeps its name',
  async (field) => {
    const { ada, id } = await givenNamed()
    await change(ada, id, { [field]: 'New Session' })
    await deps.names.name(ada.id, id)
    expect(await nameOf(ada, id)).toBe('New Session')
    await change(ada, id, { patient_id: await givenPatient(ada, 'Jane Roe') })
    expect(await nameOf(ada, id)).toBe('New Session')
  },
)

test('a session that was created with a name keeps it', async () => {
  const ada = await givenPractitioner()
  const made = await as(app, ada, 'POST', '/sessions/', { name: 'Follow-up' })
  const { id } = made.json<Session>()
  await as(app, ada, 'POST', '/api/transcript', { session_id: id, text: TOLD })
  await deps.names.name(ada.id, id)
  expect(await nameOf(ada, id)).toBe('Follow-up')
})

test('a name sent back unchanged is not a renaming', async () => {
  const { ada, id } = await givenNamed()
  await change(ada, id, { name: 'Left knee pain' })
  const text = 'My right ankle hurts.'
  const { id: transcriptId } = (await as(app, ada, 'GET', `/transcript/${id}`)).json<Session>()
  await as(app, ada, 'PUT', `/api/transcript/${transcriptId}`, { text })
  await deps.names.name(ada.id, id)
  expect(await nameOf(ada, id)).toBe('Right ankle pain')
})

test('nobody can name another practitioner’s session', async () => {
  const { ada, id } = await givenNamed()
  await change(ada, id, { patient_id: await givenPatient(ada, 'Jane Roe') })
  const stranger = await givenPractitioner()
  await deps.names.name(stranger.id, id)
  expect(await nameOf(ada, id)).toBe('Left knee pain – Jane Roe')
})

test('facts that cannot be read name nothing, and nothing about them is logged', async () => {
  const ada = await givenPractitioner()
  isAway = true
  const id = await givenVisit(app, ada, { transcript: `${TOLD} Again.` })
  await deps.names.name(ada.id, id)
  expect(await nameOf(ada, id)).toBe('New Session')
  isAway = false
  expect(logged.join('\n')).toContain('session could not be named')
  expect(logged.filter((line) => /knee/i.test(line))).toEqual([])
})
