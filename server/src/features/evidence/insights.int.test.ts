import type { Insights } from '@chartwright/contract/insights'
import type { Note } from '@chartwright/contract/notes'
import type { Transcript } from '@chartwright/contract/transcript'
import { expect, test } from 'vitest'
import { scriptedScribe } from '../../providers/scribe/scripted.ts'
import { as } from '../../testing/as.ts'
import { givenTemplate, givenVisit } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'

const WRITTEN = '## Plan\nAmoxicillin 500 mg twice daily.\n\nThe moon is full.'
const { app, givenPractitioner } = await testApp({
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
  const read = async () =>
    (await as(app, ada, 'GET', `/notes/${note.id}/insights`)).json<Insights>()
  return { ada, sessionId, note, read, transcript: transcript.json<Transcript>() }
}

test('each sentence of a written note has its standing, its author and its lines', async () => {
  const { note, read, transcript } = await givenNote()
  const insights = await read()
  expect(insights).toMatchObject({ note_id: note.id, version: 1, has_transcript: true })
  expect(insights.sentences).toMatchObject([
    {
      text: 'Amoxicillin 500 mg twice daily.',
      section: 'Plan',
      standing: 'supported',
      author: 'scribe',
      segment_ids: [transcript.segments[2]?.id],
    },
    { text: 'The moon is full.', standing: 'unsupported', author: 'scribe', segment_ids: [] },
  ])
})

test('what the clinician types needs no line', async () => {
  const { ada, note, read } = await givenNote()
  const note_text = `${note.note_text}<p>Lives by the sea.</p>`
  await as(app, ada, 'PUT', `/notes/${note.id}`, { note_text })
  const { version, sentences } = await read()
  expect(version).toBe(2)
  expect(sentences.at(-1)).toMatchObject({ standing: 'typed', author: 'clinician' })
})
