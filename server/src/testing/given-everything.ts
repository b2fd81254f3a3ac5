import type { SessionConsent } from '@chartwright/contract/consent'
import type { Fact, FactContent } from '@chartwright/contract/facts'
import type { Note } from '@chartwright/contract/notes'
import { PRONOUNS_MAX_CHARS, RECORD_NUMBER_MAX_CHARS } from '@chartwright/contract/limits'
import type { Patient } from '@chartwright/contract/patients'
import type { Snippet } from '@chartwright/contract/snippets'
import type { Task } from '@chartwright/contract/tasks'
import type { Template } from '@chartwright/contract/templates'
import type { Transcript } from '@chartwright/contract/transcript'
import { OWN_WORD_MAX_CHARS } from '@chartwright/contract/limits'
import type { OwnWord } from '@chartwright/contract/vocabulary'
import type { FastifyInstance } from 'fastify'
import { asPractitioner } from '../db/as-practitioner.ts'
import type { Database } from '../db/open.ts'
import { recordings } from '../db/recording-schema.ts'
import { stylePreferences } from '../db/style-schema.ts'
import { newId } from '../lib/ids.ts'
import { as } from './as.ts'
import type { TestPractitioner } from './factories.ts'
import { givenVisit } from './given-visit.ts'

export const GIVEN_FACT: FactContent = {
  kind: 'symptom',
  concept: 'dysuria',
  polarity: 'present',
  certainty: 'sure',
  who: 'patient',
  time: 'now',
  status: '',
  act: '',
  attributes: {},
  problem: '',
  importance: 'major',
}

/**
 * One of everything that a practitioner can have, each with `mark` in its text. Returns the ids.
 */
export async function givenEverything(
  app: FastifyInstance,
  db: Database,
  practitioner: TestPractitioner,
  mark: string,
) {
  const post = async <T>(url: string, body: object): Promise<T> =>
    (await as(app, practitioner, 'POST', url, body)).json<T>()
  const session = await givenVisit(app, practitioner, {
    transcript: `${mark} was said.`,
    context: `<p>${mark}</p>`,
  })
  const patient = await post<Patient>('/patients/', { name: mark })
  await as(app, practitioner, 'PUT', `/api/patients/${patient.id}/details`, {
    name: mark,
    date_of_birth: '1972-03-10',
    record_number: mark.slice(0, RECORD_NUMBER_MAX_CHARS),
    sex: 'female',
    pronouns: mark.slice(0, PRONOUNS_MAX_CHARS),
    email: 'zebra@example.org',
  })
  await as(app, practitioner, 'PUT', `/sessions/${session}/`, { patient_id: patient.id })
  const template = await post<Template>('/templates/', {
    template_title: mark,
    template_type: 'medical',
    template_text: `## ${mark}`,
  })
  const note = await post<Note>('/notes/', { session_id: session, note_text: `<p>${mark}</p>` })
  const [task] = await post<Task[]>('/tasks/', [
    { title: mark, category: 'Action', status: 'todo', patient_id: patient.id },
  ])
  const transcript = await as(app, practitioner, 'GET', `/transcript/${session}`)
  const { id, segments } = transcript.json<Transcript>()
  const seen = { segment_id: segments[0]?.id, was: segments[0]?.text }
  const edited = await as(app, practitioner, 'PUT', `/api/transcript/${id}/lines`, {
    ...seen,
    act: 'correct',
    text: `${mark} was really said.`,
    is_checked: true,
  })
  const { edit_id: edit } = edited.json<{ edit_id: string }>()
  const word = await post<OwnWord>('/api/vocabulary', { text: mark.slice(0, OWN_WORD_MAX_CHARS) })
  const snippet = await post<Snippet>('/api/snippets', { shortcut: 'zebra', text: mark })
  const { id: fact } = await post<Fact>(`/api/sessions/${session}/facts`, {
    fact: { ...GIVEN_FACT, concept: mark },
  })
  await as(app, practitioner, 'PUT', '/api/consent-wording', { text: mark, based_on: 1 })
  const asked = await post<SessionConsent>(`/api/sessions/${session}/consent`, {
    answer: 'verbal',
    wording_version: 2,
  })
  const recording = newId()
  await asPractitioner(db, practitioner.id, (tx) =>
    tx.insert(recordings).values({
      id: recording,
      practitionerId: practitioner.id,
      sessionId: session,
      offsetMs: 0,
      // Anything written from the session would wait for an incomplete one.
      state: 'complete',
      completedAt: new Date(),
    }),
  )
  const style = newId()
  await asPractitioner(db, practitioner.id, (tx) =>
    tx.insert(stylePreferences).values({
      id: style,
      practitionerId: practitioner.id,
      kind: 'heading',
      source: 'hpi',
      target: mark,
      sourceHash: style,
      targetHash: 'b',
    }),
  )
  return {
    // First: calls for the facts of a session are identified by the session.
    fact,
    session,
    patient: patient.id,
    template: template.id,
    note: note.id,
    task: task?.id ?? '',
    transcript: id,
    segment: segments[0]?.id ?? '',
    edit,
    vocabulary: word.id,
    snippet: snippet.id,
    style,
    consent: asked.records[0]?.id ?? '',
    recording,
  }
}

export type Everything = Awaited<ReturnType<typeof givenEverything>>
