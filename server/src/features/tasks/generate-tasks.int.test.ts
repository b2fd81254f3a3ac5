import { expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { ScribeError, type ProposedTask, type Scribe } from '../../providers/scribe/scribe.ts'
import { scriptedScribe } from '../../providers/scribe/scripted.ts'
import { as } from '../../testing/as.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'

let propose: Scribe['proposeTasks']
const { app, logged, givenPractitioner } = await testApp({
  scribe: scriptedScribe({ proposeTasks: (input) => propose(input) }),
})

const task = (title: string, segmentIds: string[] = []): ProposedTask => ({
  title,
  category: 'Order',
  dueDate: null,
  segmentIds,
})

test('tasks name their lines, each title once, and nothing is stored', async () => {
  const ada = await givenPractitioner()
  const id = await givenVisit(app, ada, { transcript: 'Get an X-ray.' })
  let lineId = ''
  propose = async ({ segments }) => {
    lineId = segments[0]?.id ?? ''
    return [task('Order X-ray', [lineId, 'no-line']), task(' order x-ray '), task(' ')]
  }
  const response = await as(app, ada, 'POST', `/api/tasks/generate/${id}`, { transcript: 'Other.' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    tasks: [
      {
        title: 'Order X-ray',
        category: 'Order',
        due_date: null,
        is_added: false,
        segment_ids: [lineId],
      },
    ],
    provider: 'Scripted writer',
  })
  expect((await as(app, ada, 'GET', '/api/tasks/')).json()).toEqual([])
})

test('existing tasks of the session are marked, and the date of the visit is passed on', async () => {
  const ada = await givenPractitioner()
  const session_id = await givenVisit(app, ada, { transcript: 'Get an X-ray.' })
  const added = { title: 'order  X-ray.', category: 'Order', status: 'pending', session_id }
  await as(app, ada, 'POST', '/api/tasks/', added)
  propose = async ({ known }) => [
    task('Order X-ray'),
    { ...task('Book follow-up'), dueDate: known.date },
  ]
  const response = await as(app, ada, 'POST', `/api/tasks/generate/${session_id}`, {})
  expect(response.json()).toMatchObject({
    tasks: [
      { title: 'Order X-ray', is_added: true, due_date: null },
      { is_added: false, due_date: new Date().toISOString().slice(0, 10) },
    ],
  })
})

test('the transcript sent along is used if none is stored', async () => {
  const ada = await givenPractitioner()
  const id = await givenVisit(app, ada)
  propose = async ({ segments }) => segments.map(({ id: line, text }) => task(text, [line]))
  const body = { transcript: 'Call the lab.\nSend a letter.' }
  const response = await as(app, ada, 'POST', `/api/tasks/generate/${id}`, body)
  expect(response.json()).toMatchObject({
    tasks: [
      { title: 'Call the lab.', segment_ids: [] },
      { title: 'Send a letter.', segment_ids: [] },
    ],
  })
})

test('without a transcript they are refused', async () => {
  const ada = await givenPractitioner()
  const id = await givenVisit(app, ada, { context: '<p>Typed.</p>' })
  const response = await as(app, ada, 'POST', `/api/tasks/generate/${id}`, { transcript: ' ' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ detail: 'Please transcribe or record session first!' })
})

test('another practitioner’s session looks as if it did not exist', async () => {
  const id = await givenVisit(app, await givenPractitioner(), { transcript: 'x' })
  const bob = await givenPractitioner()
  for (const session of [id, newId()]) {
    const response = await as(app, bob, 'POST', `/api/tasks/generate/${session}`, {})
    expect(response.statusCode).toBe(404)
  }
})

test.each([
  [new ScribeError('The writer is away.'), 'The writer is away.'],
  [new Error('secret'), 'The writer could not finish. Please try again.'],
])('%s is reported as %j', async (error, detail) => {
  const ada = await givenPractitioner()
  const id = await givenVisit(app, ada, { transcript: 'x' })
  propose = () => Promise.reject(error)
  const response = await as(app, ada, 'POST', `/api/tasks/generate/${id}`, {})
  expect(response.statusCode).toBe(502)
  expect(response.json()).toEqual({ detail, code: 'SCRIBE_FAILED' })
  expect(logged.join('')).not.toContain('secret')
})
