import type { Insights } from '@chartwright/contract/insights'
import type { Note } from '@chartwright/contract/notes'
import type { WritingStyle } from '@chartwright/contract/style'
import { expect, test } from 'vitest'
import { chooseScribe } from '../../choose-scribe.ts'
import { loadConfig } from '../../config.ts'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { styleObservations, stylePreferences } from '../../db/style-schema.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, db, givenPractitioner } = await testApp({ scribe: chooseScribe(loadConfig({})) })

const TALK = [
  'Doctor: What brings you in today?',
  'Patient: I have had a cough for three days, and I have hypertension.',
  'Doctor: Any fever?',
  'Patient: No.',
  'Doctor: Rest and drink enough. Questions were answered and the plan was agreed.',
].join('\n')
const CLOSING = 'Questions were answered and the plan was agreed.'

interface Visit {
  readonly ada: TestPractitioner
  readonly templateId: string
}

async function begun(): Promise<Visit> {
  const ada = await givenPractitioner()
  const template = await as(app, ada, 'POST', '/templates/', {
    template_title: 'Mine',
    template_type: 'medical',
    template_text: '## HPI\n## Family History\n## Plan',
  })
  return { ada, templateId: template.json<{ id: string }>().id }
}

async function write({ ada, templateId }: Visit): Promise<Note> {
  const session = await givenVisit(app, ada, { transcript: TALK })
  const body = { template_id: templateId }
  return (await as(app, ada, 'POST', `/notes/generate/${session}`, body)).json()
}

async function edit({ ada }: Visit, note: Note, change: (html: string) => string): Promise<Note> {
  const body = { note_text: change(note.note_text), version: note.version }
  const answer = await as(app, ada, 'PUT', `/notes/${note.id}`, body)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** This clinician's edit of every draft. */
const mine = (html: string): string =>
  html
    .replace('<h2>HPI</h2>', '<h2>History</h2>')
    .replaceAll('hypertension', 'HTN')
    .replaceAll('Hypertension', 'HTN')
    .replace(/<h2>Family History<\/h2>\s*<p>Not discussed\.<\/p>/, '')
    .concat(`<p>${CLOSING}</p>`)

async function taught(times: number): Promise<Visit> {
  const visit = await begun()
  for (let n = 0; n < times; n += 1) await edit(visit, await write(visit), mine)
  return visit
}

const insightsOf = async (visit: Visit) => {
  const { id } = await write(visit)
  return (await as(app, visit.ada, 'GET', `/notes/${id}/insights`)).json<Insights>().sentences
}

const styleOf = async (who: TestPractitioner) =>
  (await as(app, who, 'GET', '/api/style')).json<WritingStyle>()
const learned = async ({ ada }: Visit) =>
  (await styleOf(ada)).preferences.map(({ kind, source, target }) => [kind, source, target])
const HEADING = ['heading', 'hpi', 'History']

test('what was done in three notes is shown and applied to the next, and not before', async () => {
  const visit = await taught(2)
  expect(await learned(visit)).toEqual([])
  expect((await write(visit)).note_text).toContain('<h2>HPI</h2>')
  await edit(visit, await write(visit), mine)
  expect(await learned(visit)).toEqual(
    expect.arrayContaining([
      HEADING,
      ['word', 'hypertension', 'HTN'],
      ['removed', '## family history', ''],
      ['added', CLOSING, 'plan'],
    ]),
  )
  const { preferences } = await styleOf(visit.ada)
  expect(preferences.every(({ is_on, seen_in }) => is_on && seen_in === 3)).toBe(true)
  const { note_text: text } = await write(visit)
  expect(text).toContain('<h2>History</h2>')
  expect(text).toContain('HTN')
  expect(text).not.toMatch(/hypertension|HPI|Family History/i)
  expect(text.endsWith(`${CLOSING}</p>`) || text.includes(`<li>${CLOSING}</li>`)).toBe(true)
})

test('every sentence keeps its sources, and an added one counts as typed even if it was said', async () => {
  const visit = await taught(3)
  const sentences = await insightsOf(visit)
  const added = sentences.find(({ text }) => text === CLOSING)
  expect(added).toMatchObject({ standing: 'typed', author: 'clinician', segment_ids: [] })
  const reworded = sentences.find(({ text }) => text.includes('HTN'))
  expect(reworded).toMatchObject({ standing: 'supported', author: 'scribe' })
  expect(reworded?.fact_ids).not.toEqual([])
  // As without a style, except for what it added and the heading that it removed.
  const plain = (await insightsOf(await begun())).filter(
    ({ section }) => section !== 'Family History',
  )
  const restsOn = (all: typeof sentences) =>
    all.map(({ standing, segment_ids: lines }) => [standing, lines.length])
  expect(restsOn(sentences.filter(({ text }) => text !== CLOSING))).toEqual(restsOn(plain))
})

test('what is switched off is not applied, and stays in the list', async () => {
  const visit = await taught(3)
  const { preferences } = await styleOf(visit.ada)
  for (const { id } of preferences) {
    const answer = await as(app, visit.ada, 'PUT', `/api/style/${id}`, { is_on: false })
    expect(answer.statusCode).toBe(200)
  }
  expect((await write(visit)).note_text).toContain('<h2>HPI</h2>')
  expect(await learned(visit)).toContainEqual(HEADING)
})

test('what is deleted is not learned again before learning is switched on again', async () => {
  const visit = await taught(3)
  const { ada } = visit
  const { preferences } = await styleOf(ada)
  for (const { id } of preferences) {
    expect((await as(app, ada, 'DELETE', `/api/style/${id}`)).statusCode).toBe(200)
    expect((await as(app, ada, 'DELETE', `/api/style/${id}`)).statusCode).toBe(404)
  }
  const teach = async () => {
    for (let n = 0; n < 3; n += 1) await edit(visit, await write(visit), mine)
  }
  await teach()
  expect(await learned(visit)).toEqual([])
  const kept = await asPractitioner(db, ada.id, (tx) => tx.select().from(stylePreferences))
  expect(kept.every(({ source, target }) => source === '' && target === '')).toBe(true)
  await as(app, ada, 'PUT', '/api/style', { is_learning: false })
  await as(app, ada, 'PUT', '/api/style', { is_learning: true })
  await teach()
  expect(await learned(visit)).toContainEqual(HEADING)
})

test('while learning is off nothing is recorded', async () => {
  const visit = await begun()
  const off = await as(app, visit.ada, 'PUT', '/api/style', { is_learning: false })
  expect(off.json()).toEqual({ is_learning: false, preferences: [] })
  for (let n = 0; n < 3; n += 1) await edit(visit, await write(visit), mine)
  const seen = await asPractitioner(db, visit.ada.id, (tx) => tx.select().from(styleObservations))
  expect(seen).toEqual([])
})

test('another practitioner’s notes are unaffected', async () => {
  await taught(3)
  const bob = await begun()
  expect(await styleOf(bob.ada)).toEqual({ is_learning: true, preferences: [] })
  expect((await write(bob)).note_text).toContain('<h2>HPI</h2>')
})

test('one note counts once, however often it is saved, and one patient’s notes are not enough', async () => {
  const visit = await begun()
  let note = await edit(visit, await write(visit), mine)
  for (const more of ['a', 'b', 'c']) {
    note = await edit(visit, note, (html) => `${html}<p>${more}</p>`)
  }
  expect(await learned(visit)).toEqual([])
  const { ada } = visit
  const { id } = (await as(app, ada, 'POST', '/patients/', { name: 'Jo Bell' })).json<Note>()
  const others = await begun()
  for (let n = 0; n < 3; n += 1) {
    const same = await write({ ...others, ada, templateId: visit.templateId })
    await as(app, ada, 'PUT', `/sessions/${same.session_id}/`, { patient_id: id })
    await edit(visit, same, mine)
  }
  expect(await learned(visit)).toEqual([])
})

test('nothing of a note is stored before it is shown, and nothing about the patient ever', async () => {
  const visit = await begun()
  const { ada } = visit
  for (let n = 0; n < 3; n += 1) {
    const note = await write(visit)
    const patient = await as(app, ada, 'POST', '/patients/', {
      name: `Margaret Zebra${'x'.repeat(n)}`,
    })
    const { id: patient_id } = patient.json<Note>()
    await as(app, ada, 'PUT', `/sessions/${note.session_id}/`, { patient_id })
    await edit(visit, note, (html) =>
      [
        html.replace('<h2>HPI</h2>', '<h2>Margaret</h2>'),
        '<p>Margaret was advised to rest more.</p>',
        '<p>Review again in 3 weeks.</p>',
        '<p>Takes aspirin with each meal.</p>',
      ].join(''),
    )
    const rows = await asPractitioner(db, ada.id, async (tx) => [
      await tx.select().from(styleObservations),
      await tx.select().from(stylePreferences),
    ])
    expect(JSON.stringify(rows)).not.toMatch(/margaret|zebra|review again|aspirin|HPI/i)
  }
  expect(await learned(visit)).toEqual([])
})

test.each([{}, { is_on: 'yes' }, { is_on: null }])(
  'a body that switches nothing is refused: %j',
  async (body) => {
    const visit = await begun()
    const url = '/api/style/00000000-0000-4000-8000-000000000001'
    expect((await as(app, visit.ada, 'PUT', url, body)).statusCode).toBe(400)
    expect((await as(app, visit.ada, 'PUT', '/api/style', body)).statusCode).toBe(400)
    expect((await as(app, visit.ada, 'PUT', url, { is_on: true })).statusCode).toBe(404)
  },
)
