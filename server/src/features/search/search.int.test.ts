import type { Note } from '@chartwright/contract/notes'
import { SEARCH_MAX_CHARS } from '@chartwright/contract/limits'
import type { SearchAnswer, SearchHit } from '@chartwright/contract/search'
import type { Session } from '@chartwright/contract/sessions'
import type { Task } from '@chartwright/contract/tasks'
import type { Transcript } from '@chartwright/contract/transcript'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenSignedNote } from '../../testing/given-signed-note.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, db, owner, givenPractitioner } = await testApp()

function ask(who: TestPractitioner, q: string, limit = 10) {
  const query = new URLSearchParams({ q, limit: String(limit) })
  return as(app, who, 'GET', `/api/search?${query.toString()}`)
}

async function find(who: TestPractitioner, q: string, limit?: number): Promise<SearchHit[]> {
  return (await ask(who, q, limit)).json<SearchAnswer>().hits
}

/** As 'kind: text with its [marks]'. */
async function show(who: TestPractitioner, q: string): Promise<string[]> {
  return (await find(who, q)).map(({ kind, text, marks }) => {
    let shown = text
    for (const { start, end } of marks.toReversed()) {
      shown = `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`
    }
    return `${kind}: ${shown}`
  })
}

async function post<T>(who: TestPractitioner, url: string, body: object): Promise<T> {
  return (await as(app, who, 'POST', url, body)).json<T>()
}

const givenNamed = (who: TestPractitioner, name: string) =>
  post<Session>(who, '/sessions/', { name })
const givenNote = (who: TestPractitioner, sessionId: string, text: string) =>
  post<Note>(who, '/notes/', { session_id: sessionId, note_text: text })

describe('sessions', () => {
  test('the exact name comes before those that start with it', async () => {
    const ada = await givenPractitioner()
    await givenNamed(ada, 'Visit 3')
    for (let number = 30; number < 40; number++) await givenNamed(ada, `Visit ${number}`)
    const texts = (await find(ada, 'visit 3')).map(({ text }) => text)
    expect(texts.slice(0, 3)).toEqual(['Visit 3', 'Visit 39', 'Visit 38'])
    const answer = (await ask(ada, 'visit 3', 5)).json<SearchAnswer>()
    expect([answer.hits.length, answer.has_more_sessions]).toEqual([5, true])
  })

  test('are found by their patient, without accents and in any order of words', async () => {
    const ada = await givenPractitioner()
    const patient = await post<{ id: string }>(ada, '/patients/', { name: 'José Núñez' })
    await post(ada, '/sessions/', { name: 'Knee', patient_id: patient.id })
    expect(await show(ada, 'nunez jose')).toEqual(['session: [José] [Núñez]'])
    expect(await show(ada, 'JOSÉ kne')).toEqual(['session: [Kne]e'])
  })

  test('are found by text that is not a word', async () => {
    const ada = await givenPractitioner()
    await givenNamed(ada, 'Follow-up 🦵 (C++)')
    expect(await show(ada, '🦵')).toEqual(['session: Follow-up 🦵 (C++)'])
    expect(await show(ada, '!?')).toEqual([])
  })
})

describe('texts', () => {
  test('lead to the line, the note and the task', async () => {
    const ada = await givenPractitioner()
    const said = 'Good morning.\nI take metformin at night.\nMetformin is fine, and ramipril too.'
    const sessionId = await givenVisit(app, ada, { transcript: said })
    const text = '<h2>Plan</h2><p>Continue <strong>met</strong>formin.</p>'
    const note = await givenNote(ada, sessionId, text)
    const [task] = await post<Task[]>(ada, '/tasks/', [
      { title: 'Renew metformin', category: 'Order', status: 'todo', session_id: sessionId },
    ])
    const { segments } = (await as(app, ada, 'GET', `/transcript/${sessionId}`)).json<Transcript>()

    expect((await show(ada, 'metfor')).toSorted()).toEqual([
      'note: Continue [metformin].',
      'task: Renew [metfor]min',
      'transcript: I take [metformin] at night.',
    ])
    const hits = await find(ada, 'metformin')
    expect(hits.every(({ session }) => session?.id === sessionId)).toBe(true)
    const at = (kind: SearchHit['kind']) => hits.find((hit) => hit.kind === kind)
    expect(at('note')?.note).toEqual({ id: note.id, title: note.title, state: 'draft' })
    expect(at('transcript')?.line).toEqual({ id: segments[1]?.id, index: 1 })
    expect(at('task')?.task_id).toBe(task?.id)
    expect(await show(ada, 'ramipril metformin')).toEqual([
      'transcript: [Metformin] is fine, and [ramipril] too.',
    ])
  })

  test('are found by other forms of a word, and by no part of it', async () => {
    const ada = await givenPractitioner()
    await givenVisit(app, ada, { transcript: 'She has an allergy to two tablets.' })
    expect(await show(ada, 'allergies tablet')).toEqual([
      'transcript: She has an [allergy] to two [tablets].',
    ])
    expect(await show(ada, 'lergy')).toEqual([])
  })

  test.each([
    ['Cyrillic', 'Пациент жалуется на боль в колене', 'КОЛЕН', '[колене]'],
    ['Arabic', 'المريض يشكو من ألم في الركبة', 'الركبة', '[الركبة]'],
    ['Chinese', '患者有糖尿病史。', '糖尿病', '患者有[糖尿病]史。'],
    ['accents', 'A naïve Ménière patient', 'meniere', '[Ménière]'],
  ])('in %s', async (_, said, asked, shown) => {
    const ada = await givenPractitioner()
    await givenVisit(app, ada, { transcript: said })
    expect(await show(ada, asked)).toEqual([expect.stringContaining(shown)])
  })

  test('characters that are not adjacent are not the word', async () => {
    const ada = await givenPractitioner()
    await givenVisit(app, ada, { transcript: '病人喜欢糖。' })
    expect(await show(ada, '糖病')).toEqual([])
  })

  test('are found far down in a long text, and whatever its words are', async () => {
    const ada = await givenPractitioner()
    const words = Array.from({ length: 9_000 }, (_, index) => `w${index.toString(36)}`)
    const transcript = `${words.join(' ')}\n${'x'.repeat(5_000)}\nThen dyspnoea came.`
    await givenVisit(app, ada, { transcript })
    expect(await show(ada, 'dyspnoea')).toEqual(['transcript: Then [dyspnoea] came.'])
    // More words than one entry of the index could hold.
    await asPractitioner(db, ada.id, (tx) =>
      tx.execute(`update transcripts set text =
        (select string_agg(md5(n::text), ' ') from generate_series(1, 20000) n)`),
    )
    expect(await countRows(ada)).toBeGreaterThan(50)
  })
})

describe('the index matches the text', () => {
  test('after an edit, and after the last occurrence of a word is gone', async () => {
    const ada = await givenPractitioner()
    const sessionId = await givenVisit(app, ada, { transcript: 'Amoxicillin.' })
    const note = await givenNote(ada, sessionId, '<p>Amoxicillin.</p>')
    await as(app, ada, 'PUT', `/notes/${note.id}`, { note_text: '<p>Doxycycline.</p>', version: 1 })
    const transcript = (await as(app, ada, 'GET', `/transcript/${sessionId}`)).json<Transcript>()
    const line = { segment_id: transcript.segments[0]?.id, was: 'Amoxicillin.' }
    const edit = { ...line, act: 'correct', text: 'Doxycycline.', is_checked: true }
    await as(app, ada, 'PUT', `/api/transcript/${transcript.id}/lines`, edit)
    expect(await find(ada, 'amoxicillin')).toEqual([])
    expect((await show(ada, 'doxycycline')).toSorted()).toEqual([
      'note: [Doxycycline].',
      'transcript: [Doxycycline].',
    ])
  })

  test('a shorter text leaves none of its blocks behind', async () => {
    const ada = await givenPractitioner()
    const sessionId = await givenVisit(app, ada)
    const note = await givenNote(ada, sessionId, `<p>${'word '.repeat(4_000)} penultimate</p>`)
    expect(await find(ada, 'penultimate')).toHaveLength(1)
    await as(app, ada, 'PUT', `/notes/${note.id}`, { note_text: '<p>Short.</p>', version: 1 })
    expect(await countRows(ada)).toBe(1)
  })

  test('a deleted session is removed from it', async () => {
    const ada = await givenPractitioner()
    const sessionId = await givenVisit(app, ada, { transcript: 'Amoxicillin.' })
    await givenNote(ada, sessionId, '<p>Amoxicillin.</p>')
    await as(app, ada, 'DELETE', `/sessions/${sessionId}`)
    expect(await find(ada, 'amoxicillin')).toEqual([])
    expect(await countRows(ada)).toBe(0)
  })

  test('what was said is removed from it when consent to the transcript is withdrawn', async () => {
    const ada = await givenPractitioner()
    const sessionId = await givenVisit(app, ada, { transcript: 'Amoxicillin.' })
    const url = `/api/sessions/${sessionId}/consent`
    await post(ada, url, { answer: 'verbal', wording_version: 1 })
    const withdrawn = await as(app, ada, 'POST', `${url}/withdrawal`, { delete_transcript: true })
    expect(withdrawn.statusCode).toBe(201)
    expect(await find(ada, 'amoxicillin')).toEqual([])
    expect(await countRows(ada)).toBe(0)
  })
})

test('a note says whether it is signed', async () => {
  const ada = await givenPractitioner()
  await givenSignedNote(app, ada, await givenVisit(app, ada), 'Amoxicillin')
  expect((await find(ada, 'amoxicillin'))[0]?.note?.state).toBe('signed')
})

describe('two practitioners', () => {
  test('each find their own occurrences of the same words', async () => {
    const [ada, ben] = [await givenPractitioner(), await givenPractitioner()]
    for (const who of [ada, ben]) {
      const id = await givenVisit(app, who, { transcript: `Zoster, said ${who.id}.` })
      await givenNote(who, id, `<p>Zoster, wrote ${who.id}.</p>`)
    }
    for (const [who, other] of [[ada, ben] as const, [ben, ada] as const]) {
      const body = (await ask(who, 'zoster')).body
      expect((JSON.parse(body) as SearchAnswer).hits).toHaveLength(2)
      expect(body).not.toContain(other.id)
    }
    // Another practitioner's id is in each of their index rows, and finds none.
    expect(await find(ada, ben.id)).toEqual([])
  })

  test('the function returns ids for the practitioner of the transaction, and none without one', async () => {
    const [ada, ben] = [await givenPractitioner(), await givenPractitioner()]
    await givenVisit(app, ada, { transcript: 'Zoster.' })
    const call = `select * from search.own_texts('zoster', 100)`
    const rowsOf = (who: TestPractitioner) =>
      asPractitioner(db, who.id, async (tx) => (await tx.execute(call)).rows.length)
    expect([await rowsOf(ada), await rowsOf(ben)]).toEqual([1, 0])
    expect((await db.pool.query(call)).rows).toEqual([])
  })

  test('nobody can read or write index rows of somebody else', async () => {
    const [ada, ben] = [await givenPractitioner(), await givenPractitioner()]
    await givenVisit(app, ada, { transcript: 'Zoster.' })
    await asPractitioner(db, ben.id, async (tx) => {
      expect((await tx.execute('select from search_texts')).rows).toEqual([])
      expect((await tx.execute('delete from search_texts')).rowCount).toBe(0)
    })
    expect(await countRows(ada)).toBe(1)
  })
})

test('the function’s role can use the word index, and a request’s own role could not', async () => {
  const ada = await givenPractitioner()
  await givenVisit(app, ada, { transcript: 'Zoster.' })
  const client = await owner.pool.connect()
  const plan = async (role: string) => {
    await client.query(`begin; set local enable_seqscan = off; set local role ${role}`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select note_id from search_texts
       where practitioner_id = '${ada.id}' and words @@ 'zoster'::tsquery`,
    )
    await client.query('rollback')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  try {
    expect(await plan('chartwright_search')).toContain('search_texts_words')
    expect(await plan('chartwright_app')).not.toContain('search_texts_words')
    await client.query('set role chartwright_search')
    await expect(client.query('select note_text from notes')).rejects.toThrow('permission denied')
    await expect(client.query('delete from search_texts')).rejects.toThrow('permission denied')
  } finally {
    await client.query('reset role')
    client.release()
  }
})

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['too much', 'x'.repeat(SEARCH_MAX_CHARS + 1)],
])('%s is refused', async (_, q) => {
  const answer = await ask(await givenPractitioner(), q)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    400,
    'INVALID_REQUEST',
  ])
})

test.each([
  "it's",
  '"quoted" \\',
  'a & b | !c',
  'x:* <-> y',
  '%_\\%',
  'null\0byte',
  '(((',
  "'",
  '👩‍⚕️',
])('a possible operator is plain text: %j', async (q) => {
  const ada = await givenPractitioner()
  await givenVisit(app, ada, { transcript: 'Nothing of it.' })
  const answer = await ask(ada, q)
  expect([answer.statusCode, answer.json()]).toEqual([200, { hits: [], has_more_sessions: false }])
})

async function countRows(who: TestPractitioner): Promise<number> {
  return asPractitioner(db, who.id, async (tx) => {
    const { rows } = await tx.execute('select from search_texts')
    return rows.length
  })
}
