import type { Transcript } from '@chartwright/contract/transcript'
import type { LineEdit } from '@chartwright/contract/transcript-lines'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'
import { appendLines } from './transcript.api.ts'

const { app, db, givenPractitioner } = await testApp()

async function read(who: TestPractitioner, sessionId: string): Promise<Transcript> {
  return (await as(app, who, 'GET', `/transcript/${sessionId}`)).json()
}

async function given(...lines: string[]) {
  const ada = await givenPractitioner()
  const sessionId = await givenVisit(app, ada, { transcript: lines.join('\n\n') })
  return { ada, transcript: await read(ada, sessionId) }
}

const edit = (who: TestPractitioner, id: string, body: LineEdit) =>
  as(app, who, 'PUT', `/api/transcript/${id}/lines`, body)
const undo = (who: TestPractitioner, id: string, edit_id: string) =>
  as(app, who, 'POST', `/api/transcript/${id}/undo`, { edit_id })
const shown = ({ segments }: Transcript) => segments.map(({ index, text }) => [index, text])
const seen = ({ segments }: Transcript, at: number) => {
  const { id: segment_id = '', text: was = '' } = segments[at] ?? {}
  return { segment_id, was }
}

describe('a line', () => {
  test('is corrected with what was heard beside it, and the text is the corrected one', async () => {
    const { ada, transcript } = await given('One.', 'Her heart rate is 610.', 'Three.')
    const { id, session_id } = transcript
    const text = 'Her heart rate is 61.'
    const answer = await edit(ada, id, {
      ...seen(transcript, 1),
      act: 'correct',
      text,
      is_checked: true,
    })
    expect(answer.statusCode).toBe(200)
    const now = await read(ada, session_id)
    expect(answer.json<{ transcript: Transcript }>().transcript).toEqual(now)
    expect(now.text).toBe(`One.\n\n${text}\n\nThree.`)
    expect(now.segments[1]).toEqual({
      ...transcript.segments[1],
      text,
      original_text: 'Her heart rate is 610.',
      is_checked: true,
      checks: [],
    })
  })

  test('is split and merged with its neighbours, and each can be undone', async () => {
    const { ada, transcript } = await given('One two three.', 'Four.', 'Five.')
    const { id, session_id } = transcript
    const divided = await edit(ada, id, { ...seen(transcript, 0), act: 'split', first_words: 1 })
    const first = divided.json<{ transcript: Transcript; edit_id: string }>()
    expect(shown(first.transcript)).toEqual([
      [0, 'One'],
      [1, 'two three.'],
      [2, 'Four.'],
      [3, 'Five.'],
    ])
    const joined = await edit(ada, id, {
      ...seen(first.transcript, 1),
      act: 'merge',
      next_was: 'Four.',
    })
    const second = joined.json<{ transcript: Transcript; edit_id: string }>()
    expect(shown(second.transcript)).toEqual([
      [0, 'One'],
      [1, 'two three. Four.'],
      [2, 'Five.'],
    ])
    expect((await undo(ada, id, second.edit_id)).json<Transcript>().segments).toEqual(
      first.transcript.segments,
    )
    await undo(ada, id, first.edit_id)
    expect((await read(ada, session_id)).segments).toEqual(transcript.segments)
    expect((await undo(ada, id, first.edit_id)).statusCode).toBe(404)
  })

  test('that was changed in the meantime is not changed, nor is the result undone', async () => {
    const { ada, transcript } = await given('One.', 'Two.')
    const { id, session_id } = transcript
    const correct = { ...seen(transcript, 0), act: 'correct', is_checked: false } as const
    const [first, second] = await Promise.all(
      ['Uno.', 'Eins.'].map((text) => edit(ada, id, { ...correct, text })),
    )
    expect(new Set([first?.statusCode, second?.statusCode])).toEqual(new Set([200, 409]))
    const [won, lost] = first?.statusCode === 200 ? [first, second] : [second, first]
    expect(lost?.json<{ code: string }>().code).toBe('CONFLICT')
    const { edit_id, transcript: now } = won!.json<{ transcript: Transcript; edit_id: string }>()
    await edit(ada, id, { ...seen(now, 0), act: 'correct', text: 'Later.', is_checked: false })
    expect((await undo(ada, id, edit_id)).statusCode).toBe(409)
    expect((await read(ada, session_id)).text).toBe('Later.\n\nTwo.')
  })

  test('that was said while others were edited comes after them, and keeps its speaker', async () => {
    const { ada, transcript } = await given('One.', 'Two.')
    const { id, session_id } = transcript
    await edit(ada, id, { ...seen(transcript, 0), act: 'merge', next_was: 'Two.' })
    const said = { id: newId(), text: 'Three.', startMs: 0, endMs: 1, confidence: 0.9 }
    await asPractitioner(db, ada.id, (tx) => appendLines(tx, ada.id, session_id, [said]))
    const role = { scope: 'line', segment_id: said.id, role: 'patient' }
    await as(app, ada, 'PUT', `/api/transcript/${id}/roles`, role)
    const before = await read(ada, session_id)
    expect(shown(before)).toEqual([
      [0, 'One. Two.'],
      [1, 'Three.'],
    ])
    await edit(ada, id, { ...seen(before, 1), act: 'correct', text: '3.', is_checked: false })
    expect((await read(ada, session_id)).segments[1]).toMatchObject({
      id: said.id,
      role: 'patient',
      is_role_set: true,
      start_ms: 0,
    })
  })
})

test('another practitioner can neither edit nor undo anything', async () => {
  const { ada, transcript } = await given('One.', 'Two.')
  const stranger = await givenPractitioner()
  const body = { ...seen(transcript, 0), act: 'correct', text: 'Mine.', is_checked: true } as const
  expect((await edit(stranger, transcript.id, body)).statusCode).toBe(404)
  const { edit_id } = (await edit(ada, transcript.id, body)).json<{ edit_id: string }>()
  expect((await undo(stranger, transcript.id, edit_id)).statusCode).toBe(404)
  const own = await givenVisit(app, stranger, { transcript: 'One.' })
  const theirs = await read(stranger, own)
  expect((await undo(stranger, theirs.id, edit_id)).statusCode).toBe(404)
  expect((await edit(stranger, theirs.id, body)).statusCode).toBe(404)
  expect((await read(ada, transcript.session_id)).segments[0]?.text).toBe('Mine.')
})

test.each([
  { act: 'correct', text: ' ', is_checked: true },
  { act: 'correct', text: 'x' },
  { act: 'split', first_words: 0 },
  { act: 'split', first_words: 1 },
  { act: 'delete' },
])('an invalid edit is refused: %j', async (body) => {
  const { ada, transcript } = await given('One.')
  const answer = await edit(ada, transcript.id, { ...seen(transcript, 0), ...body } as LineEdit)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    400,
    'INVALID_REQUEST',
  ])
})
