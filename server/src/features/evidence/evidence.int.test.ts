import type { Note } from '@chartwright/contract/notes'
import type { Transcript } from '@chartwright/contract/transcript'
import { expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { scriptedScribe } from '../../providers/scribe/scripted.ts'
import { as } from '../../testing/as.ts'
import { givenTemplate, givenVisit } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'
import { listEvidence } from './evidence.queries.ts'

const WRITTEN = '## Plan\nAmoxicillin 500 mg twice daily.\n\nThe moon is full.'
const { app, db, givenPractitioner } = await testApp({
  scribe: scriptedScribe({
    async *writeNote() {
      yield WRITTEN
    },
  }),
})

const SAID =
  'Good morning.\nI have had a cough for three days.\nTake 500 mg of amoxicillin twice a day.'

async function givenNote() {
  const ada = await givenPractitioner()
  const sessionId = await givenVisit(app, ada, { transcript: SAID })
  const body = { template_id: await givenTemplate(app, ada) }
  const response = await as(app, ada, 'POST', `/notes/generate/${sessionId}`, body)
  const transcript = await as(app, ada, 'GET', `/transcript/${sessionId}`)
  const note = response.json<Note>()
  const rows = () => asPractitioner(db, ada.id, (tx) => listEvidence(tx, ada.id, note.id))
  return { ada, sessionId, note, rows, transcript: transcript.json<Transcript>() }
}

test('names the lines behind each sentence of a note that was written', async () => {
  const { rows, transcript } = await givenNote()
  expect(await rows()).toEqual([
    { sentence: 'Amoxicillin 500 mg twice daily.', segmentIds: [transcript.segments[2]?.id] },
    { sentence: 'The moon is full.', segmentIds: [] },
  ])
})

test('follows every change of the note', async () => {
  const { ada, note, rows, transcript } = await givenNote()
  await as(app, ada, 'PUT', `/notes/${note.id}`, { note_text: '<p>Cough for 3 days.</p>' })
  expect(await rows()).toEqual([
    { sentence: 'Cough for 3 days.', segmentIds: [transcript.segments[1]?.id] },
  ])
  await as(app, ada, 'PUT', `/notes/${note.id}`, { note_text: '' })
  expect(await rows()).toEqual([])
})

test('follows every change of the transcript, and keeps what a person has written', async () => {
  const { ada, note, rows, transcript } = await givenNote()
  const text = `${SAID}\nThe moon is full tonight.`
  await as(app, ada, 'PUT', `/api/transcript/${transcript.id}`, { text })
  expect((await rows())[1]?.segmentIds).toHaveLength(1)
  const kept = await as(app, ada, 'GET', `/notes/${note.id}`)
  expect(kept.json<Note>()).toEqual(note)
})

test('is kept for a note that a person typed', async () => {
  const { ada, sessionId, transcript } = await givenNote()
  const body = { session_id: sessionId, note_text: '<p>Cough for three days.</p>' }
  const { id } = (await as(app, ada, 'POST', '/notes/', body)).json<Note>()
  expect(await asPractitioner(db, ada.id, (tx) => listEvidence(tx, ada.id, id))).toEqual([
    { sentence: 'Cough for three days.', segmentIds: [transcript.segments[1]?.id] },
  ])
})

test('leaves out lines that the transcript no longer has, and goes with its note', async () => {
  const { ada, note, rows, transcript } = await givenNote()
  await as(app, ada, 'PUT', `/api/transcript/${transcript.id}`, { text: 'Good morning.' })
  expect((await rows()).map(({ segmentIds }) => segmentIds)).toEqual([[], []])
  await as(app, ada, 'DELETE', `/notes/${note.id}`)
  expect(await rows()).toEqual([])
})

test('is not kept where nothing was said', async () => {
  const ada = await givenPractitioner()
  const body = { session_id: await givenVisit(app, ada), note_text: '<p>Typed.</p>' }
  const { id } = (await as(app, ada, 'POST', '/notes/', body)).json<Note>()
  expect(await asPractitioner(db, ada.id, (tx) => listEvidence(tx, ada.id, id))).toEqual([])
})

test('is nothing to somebody else, even with the condition on its owner forgotten', async () => {
  const { ada, note } = await givenNote()
  const stranger = await givenPractitioner()
  const read = asPractitioner(db, stranger.id, (tx) => listEvidence(tx, ada.id, note.id))
  expect(await read).toEqual([])
})
