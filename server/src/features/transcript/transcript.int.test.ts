import { TRANSCRIPT_MAX_CHARS } from '@chartwright/contract/limits'
import type { Transcript } from '@chartwright/contract/transcript'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, db, givenPractitioner } = await testApp({ settings: { bodyLimitBytes: 4_194_304 } })

async function givenSession(practitioner: TestPractitioner): Promise<string> {
  return (await as(app, practitioner, 'POST', '/sessions/', {})).json<{ id: string }>().id
}

async function givenTranscript(ada: TestPractitioner, text: string): Promise<Transcript> {
  const session_id = await givenSession(ada)
  const response = await as(app, ada, 'POST', '/api/transcript', { session_id, text })
  expect(response.statusCode).toBe(201)
  return response.json()
}

describe('a transcript', () => {
  test('is missing until there is one, and then one for the session, with a segment per line', async () => {
    const ada = await givenPractitioner()
    const session_id = await givenSession(ada)
    const none = await as(app, ada, 'GET', `/transcript/${session_id}`)
    expect([none.statusCode, none.json()]).toEqual([
      404,
      { detail: 'Transcript not found.', code: 'NOT_FOUND' },
    ])
    const text = 'What brings you in?\n\n  A cough.  \r\nSince when?'
    const created = await as(app, ada, 'POST', '/api/transcript', { session_id, text })
    const transcript = created.json<Transcript>()
    expect(transcript).toMatchObject({ session_id, text })
    expect(transcript.segments.map((segment) => [segment.index, segment.text])).toEqual([
      [0, 'What brings you in?'],
      [1, 'A cough.'],
      [2, 'Since when?'],
    ])
    expect(transcript.segments[0]).toMatchObject({
      start_ms: null,
      end_ms: null,
      speaker: null,
      confidence: null,
    })
    expect((await as(app, ada, 'GET', `/transcript/${session_id}`)).json()).toEqual(transcript)
    expect((await as(app, ada, 'GET', `/api/transcript/${session_id}/`)).json()).toEqual(transcript)
  })

  test('sent again is the same; a different text is refused and changes nothing', async () => {
    const ada = await givenPractitioner()
    const { session_id, id } = await givenTranscript(ada, 'A cough.')
    const create = (text: string) => as(app, ada, 'POST', '/api/transcript', { session_id, text })
    expect((await create('A cough.')).json()).toMatchObject({ id })
    const other = await create('A fever.')
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'CONFLICT'])
    expect((await as(app, ada, 'GET', `/transcript/${session_id}`)).json()).toMatchObject({
      text: 'A cough.',
    })
  })

  test('that is empty may be filled', async () => {
    const ada = await givenPractitioner()
    const { session_id, segments } = await givenTranscript(ada, '')
    expect(segments).toEqual([])
    const filled = await as(app, ada, 'POST', '/api/transcript', { session_id, text: 'A cough.' })
    expect(filled.json<Transcript>().segments).toHaveLength(1)
  })

  test('that is replaced keeps id and times of unchanged lines', async () => {
    const ada = await givenPractitioner()
    const { id, segments } = await givenTranscript(ada, 'one\ntwo\nthree')
    await asPractitioner(db, ada.id, (tx) =>
      tx.execute(`update transcript_segments
        set start_ms = index * 1000, end_ms = index * 1000 + 900, confidence = 0.5`),
    )
    const text = 'zero\none\nthree'
    const changed = await as(app, ada, 'PUT', `/api/transcript/${id}`, { text })
    const transcript = changed.json<Transcript>()
    expect(transcript.text).toBe(text)
    expect(transcript.segments.map((s) => [s.index, s.text, s.start_ms, s.confidence])).toEqual([
      [0, 'zero', null, null],
      [1, 'one', 0, 0.5],
      [2, 'three', 2000, 0.5],
    ])
    expect(transcript.segments[1]?.id).toBe(segments[0]?.id)
    expect(transcript.segments[2]?.id).toBe(segments[2]?.id)
  })

  test('of twenty thousand lines is stored, and changed', async () => {
    const ada = await givenPractitioner()
    const lines = Array.from({ length: 20_000 }, (_, n) => `Sentence number ${String(n)}.`)
    const { id } = await givenTranscript(ada, lines.join('\n'))
    const text = ['New first line.', ...lines.slice(1)].join('\n')
    const changed = await as(app, ada, 'PUT', `/api/transcript/${id}`, { text })
    expect(changed.json<Transcript>().segments).toHaveLength(20_000)
  })

  test('written concurrently by two is one of both, complete', async () => {
    const ada = await givenPractitioner()
    const session_id = await givenSession(ada)
    const answers = await Promise.all(
      ['a', 'b'].map((text) => as(app, ada, 'POST', '/api/transcript', { session_id, text })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
  })

  test('is deleted with its session', async () => {
    const ada = await givenPractitioner()
    const { session_id, id } = await givenTranscript(ada, 'A cough.')
    await as(app, ada, 'DELETE', `/sessions/${session_id}`)
    expect((await as(app, ada, 'PUT', `/api/transcript/${id}`, { text: 'x' })).statusCode).toBe(404)
  })
})

describe('another practitioner', () => {
  test('can neither read, write nor create a transcript that is not theirs', async () => {
    const ada = await givenPractitioner()
    const stranger = await givenPractitioner()
    const { session_id, id } = await givenTranscript(ada, 'A cough.')
    for (const [method, url, body] of [
      ['GET', `/transcript/${session_id}`, undefined],
      ['PUT', `/api/transcript/${id}`, { text: 'mine' }],
      ['POST', '/api/transcript', { session_id, text: 'mine' }],
    ] as const) {
      expect((await as(app, stranger, method, url, body)).statusCode).toBe(404)
    }
    expect((await as(app, ada, 'GET', `/transcript/${session_id}`)).json()).toMatchObject({
      text: 'A cough.',
    })
  })
})

test.each([
  ['GET', '/transcript/x', undefined],
  ['POST', '/api/transcript', {}],
  ['POST', '/api/transcript', { session_id: newId() }],
  ['POST', '/api/transcript', { session_id: 'x', text: 'a' }],
  ['POST', '/api/transcript', { session_id: newId(), text: 7 }],
  ['PUT', `/api/transcript/${newId()}`, { text: 'x'.repeat(TRANSCRIPT_MAX_CHARS + 1) }],
  ['PUT', `/api/transcript/${newId()}`, {}],
] as const)('%s %s %j is refused', async (method, url, body) => {
  const response = await as(app, await givenPractitioner(), method, url, body)
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
    400,
    'INVALID_REQUEST',
  ])
})
