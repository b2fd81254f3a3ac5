import type { Note } from '@chartwright/contract/notes'
import { expect, test } from 'vitest'
import { chooseScribe } from '../../choose-scribe.ts'
import { loadConfig } from '../../config.ts'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { as } from '../../testing/as.ts'
import { givenTemplate, givenVisit } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'
import { listEvidence, listTold } from './evidence.api.ts'

const { app, db, givenPractitioner } = await testApp({ scribe: chooseScribe(loadConfig({})) })

const TALK = [
  'Doctor: What brings you in today?',
  'Patient: I have had a cough for three days.',
  'Doctor: Any fever?',
  'Patient: No.',
]

async function givenNote() {
  const ada = await givenPractitioner()
  const session = await givenVisit(app, ada, { transcript: TALK.join('\n') })
  const template_id = await givenTemplate(app, ada)
  const answer = await as(app, ada, 'POST', `/notes/generate/${session}`, { template_id })
  const note = answer.json<Note>()
  const { segments } = (await as(app, ada, 'GET', `/transcript/${session}`)).json<{
    id: string
    segments: { id: string; text: string }[]
  }>()
  const rows = () => asPractitioner(db, ada.id, (tx) => listEvidence(tx, ada.id, note.id))
  const told = () => asPractitioner(db, ada.id, (tx) => listTold(tx, ada.id, note.id))
  return { ada, session, note, segments, rows, told }
}

test('a sentence of the built-in writer is stored with its facts and their very lines', async () => {
  const { ada, session, segments, told } = await givenNote()
  const { facts } = (await as(app, ada, 'GET', `/api/sessions/${session}/facts`)).json<{
    facts: { id: string; concept: string; lines: number[] }[]
  }>()
  const fever = facts.find(({ concept }) => concept === 'fever')
  const denial = (await told()).find(({ sentence }) => sentence.includes('fever'))
  expect(denial?.factIds).toContain(fever?.id)
  // The answer 'No.' shares no word with the sentence: only the fact knows that it rests on it.
  expect(denial?.segmentIds).toEqual(fever?.lines.map((line) => segments[line]?.id))
  expect(denial?.segmentIds).toContain(segments[3]?.id)
})

test('what a person leaves as it was keeps its sources, and what they write is searched for', async () => {
  const { ada, note, rows, told } = await givenNote()
  const before = await told()
  const note_text = `${note.note_text}<p>The cough came three days ago.</p>`
  const change = { note_text, version: note.version }
  expect((await as(app, ada, 'PUT', `/notes/${note.id}`, change)).statusCode).toBe(200)
  expect(await told()).toEqual(before)
  const added = (await rows()).find(({ sentence }) => sentence.startsWith('The cough came'))
  expect(added?.segmentIds.length).toBeGreaterThan(0)
})

test('insights show the lines that the writer told', async () => {
  const { ada, note, told } = await givenNote()
  const insights = (await as(app, ada, 'GET', `/notes/${note.id}/insights`)).json<{
    sentences: { text: string; segment_ids: string[]; standing: string }[]
  }>()
  for (const { sentence, segmentIds } of await told()) {
    const shown = insights.sentences.find(({ text }) => text === sentence)
    expect(shown).toMatchObject({ segment_ids: segmentIds, standing: 'supported' })
  }
})
