import { FACT_KINDS, type Fact } from '@chartwright/contract/facts'
import type { Insights } from '@chartwright/contract/insights'
import type { Note } from '@chartwright/contract/notes'
import type { Transcript } from '@chartwright/contract/transcript'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { newId } from '../../lib/ids.ts'
import { ReaderError, type FactReader } from '../../providers/reader/reader.ts'
import { scriptedScribe } from '../../providers/scribe/scripted.ts'
import { as } from '../../testing/as.ts'
import type { GivenVisit } from '../../testing/given-visit.ts'
import { givenTemplate, givenVisit } from '../../testing/given-visit.ts'
import { sharedReader } from '../../testing/shared-reader.ts'
import { testApp } from '../../testing/test-app.ts'
import { findDismissals, findScribeHashes, saveDismissal } from './insights.queries.ts'

const WRITTEN =
  '## Subjective\nCough for 3 days. Denies fever. The moon is full.\n\n## Allergies\nNot discussed.\n\n## Plan\nAmoxicillin 500 mg twice daily.'
let isDead = false
const reader: FactReader = {
  ...sharedReader(),
  read: (visit) =>
    isDead ? Promise.reject(new ReaderError('It is dead.')) : sharedReader().read(visit),
}
const { app, db, givenPractitioner } = await testApp({
  reader,
  scribe: scriptedScribe({
    async *writeNote() {
      yield WRITTEN
    },
    editNote: async ({ text }) => ({ kind: 'edit', text: `${text}\n\nRest for a week.` }),
  }),
})

const SAID = [
  'Good morning.',
  'I have had a cough for three days.',
  'Any fever?',
  'No.',
  'Take five hundred milligrams of amoxicillin twice a day.',
].join('\n')
type Ada = Awaited<ReturnType<typeof givenPractitioner>>

async function readAs(ada: Ada, noteId: string): Promise<Insights> {
  return (await as(app, ada, 'GET', `/notes/${noteId}/insights`)).json<Insights>()
}

async function givenNote(visit: GivenVisit = { transcript: SAID }) {
  const ada = await givenPractitioner()
  const sessionId = await givenVisit(app, ada, visit)
  const body = { template_id: await givenTemplate(app, ada) }
  const note = (await as(app, ada, 'POST', `/notes/generate/${sessionId}`, body)).json<Note>()
  const transcript = await as(app, ada, 'GET', `/transcript/${sessionId}`)
  const read = () => readAs(ada, note.id)
  const save = (note_text: string) => as(app, ada, 'PUT', `/notes/${note.id}`, { note_text })
  return { ada, sessionId, note, read, save, transcript: transcript.json<Transcript>() }
}

const standings = ({ sentences }: Insights) => sentences.map(({ standing }) => standing)

describe('a note that a scribe wrote', () => {
  test('has the standing, the author and the lines of each sentence', async () => {
    const { note, read, transcript } = await givenNote()
    const ids = transcript.segments.map(({ id }) => id)
    const insights = await read()
    expect(insights).toMatchObject({ note_id: note.id, version: 1, has_transcript: true })
    expect(insights).toMatchObject({ reading_ease: null, inner_conflicts: [], omissions: [] })
    expect(standings(insights)).toEqual([
      'supported',
      'supported',
      'unsupported',
      'placeholder',
      'supported',
    ])
    expect(insights.sentences[1]).toMatchObject({
      text: 'Denies fever.',
      section: 'Subjective',
      author: 'scribe',
      segment_ids: [ids[2], ids[3]],
    })
  })

  test('is told with how many lines it was compared, and what was looked for in them', async () => {
    const { ada, sessionId, read, transcript } = await givenNote()
    const insights = await read()
    expect(insights.compared_lines).toBe(transcript.segments.length)
    expect(insights.looked_for).toEqual(FACT_KINDS)
    const letter = { session_id: sessionId, title: 'Sick note', note_text: '<p>Unfit.</p>' }
    const { id } = (await as(app, ada, 'POST', '/notes/', letter)).json<Note>()
    expect((await readAs(ada, id)).looked_for).toEqual([])
  })

  test('is checked also where a sentence names the line that it rests on', async () => {
    const { save, read } = await givenNote()
    await save('<p>Amoxicillin 250 mg twice daily [13].</p><p>Reports fever. [4]</p>')
    expect(standings(await read())).toEqual(['contradicted', 'contradicted'])
  })

  test('is contradicted where a person changes it against what was said', async () => {
    const { save, read, transcript } = await givenNote()
    await save('<p>Amoxicillin 250 mg twice daily.</p><p>Reports fever.</p>')
    const { version, sentences } = await read()
    expect(version).toBe(2)
    expect(sentences).toMatchObject([
      {
        standing: 'contradicted',
        author: 'clinician',
        conflicts: [
          {
            kind: 'dose',
            written: '250 mg',
            said: expect.stringContaining('five hundred milligrams') as string,
          },
        ],
      },
      {
        standing: 'contradicted',
        conflicts: [{ kind: 'negation', segment_id: transcript.segments[3]?.id }],
      },
    ])
  })

  test('does not ask the clinician for a source', async () => {
    const { note, save, read } = await givenNote()
    await save(`${note.note_text}<p>Lives by the sea.</p>`)
    expect((await read()).sentences.at(-1)).toMatchObject({
      standing: 'typed',
      author: 'clinician',
    })
  })

  test('asks for a source of what the assistant proposed, and not of what stood there before', async () => {
    const { ada, note, save, read } = await givenNote()
    await save(`${note.note_text}<p>Lives by the sea.</p>`)
    const asked = { question: 'Shorten the note', session_id: note.session_id, note_id: note.id }
    const answer = (await as(app, ada, 'POST', '/qa/question', asked)).json<{
      proposed_note: { note_text: string }
    }>()
    await save(answer.proposed_note.note_text)
    expect((await read()).sentences.slice(-2)).toMatchObject([
      { text: 'Lives by the sea.', standing: 'typed' },
      { text: 'Rest for a week.', standing: 'unsupported', author: 'scribe' },
    ])
  })

  test('may rest on what was typed beside the visit', async () => {
    const { read } = await givenNote({
      transcript: SAID,
      context: '<p>The moon is full tonight.</p>',
    })
    expect((await read()).sentences[2]).toMatchObject({
      standing: 'typed',
      context_lines: ['The moon is full tonight.'],
    })
  })

  test('follows the transcript when that is edited', async () => {
    const { ada, read, transcript } = await givenNote()
    const text = SAID.replace('No.', 'Yes, since yesterday.')
    await as(app, ada, 'PUT', `/api/transcript/${transcript.id}`, { text })
    expect(standings(await read())[1]).toBe('contradicted')
  })

  test('is described as it was saved last, also after two saves at once', async () => {
    const { save, read } = await givenNote()
    await Promise.all([save('<p>Cough.</p>'), save('<p>Cough. Denies fever.</p>')])
    const { version, sentences } = await read()
    expect(version).toBe(3)
    expect(['Cough.', 'Cough. Denies fever.']).toContain(
      sentences.map(({ text }) => text).join(' '),
    )
  })
})

describe('what a note leaves out', () => {
  async function factsOf(ada: Ada, sessionId: string): Promise<Fact[]> {
    return (await as(app, ada, 'GET', `/sessions/${sessionId}/facts`)).json<{ facts: Fact[] }>()
      .facts
  }

  async function givenOmission() {
    const given = await givenNote()
    await given.save('<h2>Plan</h2><p>Cough for 3 days, denies fever.</p>')
    const facts = await factsOf(given.ada, given.sessionId)
    const drug = facts.find(({ concept }) => concept === 'amoxicillin')
    if (!drug) throw new Error('The reader has not found the drug.')
    return { ...given, drug, key: `medication:${drug.text}` }
  }

  test('is a fact of the visit with its words, its place and its own sentence', async () => {
    const { read, drug, key, transcript } = await givenOmission()
    const { omissions, weighty_facts: all, told_facts: told, ledger } = await read()
    expect(omissions[0]).toEqual({
      key,
      fact_id: drug.id,
      kind: 'medication',
      importance: 'critical',
      fact: drug.text,
      said: drug.said.map(({ segment_id, words }) => ({ segment_id, words })),
      segment_ids: [transcript.segments[4]?.id],
      proposal: { text: drug.text, section: 'Plan' },
      dismissed: null,
    })
    expect(ledger).toBe('read')
    expect(told).toBe(all - omissions.length)
  })

  test('is gone when its sentence is inserted', async () => {
    const { read, save, drug } = await givenOmission()
    await save(`<h2>Plan</h2><p>Cough for 3 days, denies fever.</p><p>${drug.text}</p>`)
    const { omissions, weighty_facts: all, told_facts: told } = await read()
    expect(omissions).toEqual([])
    expect(told).toBe(all)
  })

  test('follows what a person makes of the facts', async () => {
    const { ada, sessionId, read, drug } = await givenOmission()
    const url = `/sessions/${sessionId}/facts/${drug.id}`
    const { id: _id, source: _source, said: _said, lines: _lines, text: _text, ...content } = drug
    const dose = { ...content, attributes: { ...content.attributes, dose: '250 mg' } }
    await as(app, ada, 'PUT', url, dose)
    expect((await read()).omissions[0]?.proposal.text).toContain('250 mg')
    await as(app, ada, 'DELETE', url)
    expect((await read()).omissions).toEqual([])
  })

  test('is not known where the facts cannot be read, and sentences keep their lines', async () => {
    const { ada, note, transcript } = await givenNote()
    isDead = true
    const text = `${SAID}\nSee you in a week.`
    await as(app, ada, 'PUT', `/api/transcript/${transcript.id}`, { text })
    const insights = await readAs(ada, note.id).finally(() => (isDead = false))
    expect(insights).toMatchObject({ ledger: 'unavailable', omissions: [], looked_for: [] })
    expect(standings(insights)[1]).toBe('supported')
  })

  test('is dismissed with a reason that is kept while the fact is missing, and restored', async () => {
    const { ada, note, save, read, key } = await givenOmission()
    const path = `/notes/${note.id}/dismissals`
    const dismiss = (reason: string) => as(app, ada, 'POST', path, { key, reason })
    expect((await dismiss('Not taken')).statusCode).toBe(201)
    await dismiss('Stopped since')
    await save('<h2>Plan</h2><p>Cough for 3 days. Denies fever.</p>')
    expect((await read()).omissions[0]?.dismissed).toMatchObject({ reason: 'Stopped since' })
    const restore = () => as(app, ada, 'DELETE', `${path}?key=${encodeURIComponent(key)}`)
    expect((await restore()).json()).toEqual({ success: true })
    expect((await read()).omissions[0]?.dismissed).toBeNull()
    expect((await restore()).statusCode).toBe(404)
  })

  test('is none where nothing was said', async () => {
    const ada = await givenPractitioner()
    const body = { session_id: await givenVisit(app, ada), note_text: '<p>Typed.</p>' }
    const { id } = (await as(app, ada, 'POST', '/notes/', body)).json<Note>()
    expect(await readAs(ada, id)).toMatchObject({
      has_transcript: false,
      omissions: [],
      visit_words: 0,
      note_words: 1,
      sentences: [{ standing: 'typed' }],
    })
  })

  test('is refused without a key, a reason or an id', async () => {
    const { ada, note } = await givenNote()
    const path = `/notes/${note.id}/dismissals`
    const key = 'plan:Rest.'
    for (const body of [{}, { key }, { key, reason: '' }, { key: 7, reason: 'x' }]) {
      expect((await as(app, ada, 'POST', path, body)).statusCode).toBe(400)
    }
    expect((await as(app, ada, 'DELETE', path)).statusCode).toBe(400)
    expect((await as(app, ada, 'GET', '/notes/seven/insights')).statusCode).toBe(400)
  })
})

describe('somebody else', () => {
  test('finds no note, and no more does anybody when it is deleted', async () => {
    const { ada, note } = await givenNote()
    const stranger = await givenPractitioner()
    const statuses = async (who: Ada, id: string) =>
      Promise.all([
        as(app, who, 'GET', `/notes/${id}/insights`),
        as(app, who, 'POST', `/notes/${id}/dismissals`, { key: 'k', reason: 'r' }),
        as(app, who, 'DELETE', `/notes/${id}/dismissals?key=k`),
      ]).then((answers) => answers.map(({ statusCode }) => statusCode))
    await as(app, ada, 'POST', `/notes/${note.id}/dismissals`, { key: 'k', reason: 'r' })
    expect(await statuses(stranger, note.id)).toEqual([404, 404, 404])
    await as(app, ada, 'DELETE', `/notes/${note.id}`)
    expect(await statuses(ada, note.id)).toEqual([404, 404, 404])
    expect(await statuses(ada, newId())).toEqual([404, 404, 404])
  })

  test('reads and writes nothing, even with the condition on its owner forgotten', async () => {
    const { ada, note } = await givenNote()
    await as(app, ada, 'POST', `/notes/${note.id}/dismissals`, { key: 'k', reason: 'r' })
    const stranger = await givenPractitioner()
    await asPractitioner(db, stranger.id, async (tx) => {
      expect((await findDismissals(tx, ada.id, note.id)).size).toBe(0)
      expect((await findScribeHashes(tx, ada.id, note.id)).size).toBe(0)
    })
    await expect(
      asPractitioner(db, stranger.id, (tx) =>
        saveDismissal(tx, ada.id, note.id, { key: 'other', reason: 'r' }),
      ),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
