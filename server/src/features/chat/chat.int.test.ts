import type { chatApi } from '@chartwright/contract/chat'
import type { ResponseOf } from '@chartwright/contract/endpoint'
import type { Note } from '@chartwright/contract/notes'
import { QUERY_TYPE_NAMES } from '@chartwright/contract/query-types'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { ScribeError, type AnswerInput, type Scribe } from '../../providers/scribe/scribe.ts'
import { scriptedScribe } from '../../providers/scribe/scripted.ts'
import { as } from '../../testing/as.ts'
import { readEvents } from '../../testing/event-reader.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { latch } from '../../testing/latch.ts'
import { listening } from '../../testing/listening.ts'
import { testApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let script: Partial<Scribe> = {}
const usual = scriptedScribe()
const { app, logged, givenPractitioner } = await testApp({
  scribe: scriptedScribe({
    answer: (input) => (script.answer ?? usual.answer)(input),
    editNote: (input) => (script.editNote ?? usual.editNote)(input),
  }),
})
const address = await listening(app)
beforeEach(() => {
  script = {}
})

const SAID = 'I have a "cough".\nTake one tablet.'
const FAILED = 'Sorry, I encountered an error while processing your question. Please try again.'

function askStream(ada: TestPractitioner, body: object, signal?: AbortSignal) {
  return fetch(`${address}/qa/question/stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
}

async function ask(ada: TestPractitioner, body: object) {
  const response = await as(app, ada, 'POST', '/qa/question', body)
  expect(response.statusCode).toBe(200)
  return response.json<ResponseOf<typeof chatApi.ask>>()
}

async function givenNote(ada: TestPractitioner, session_id: string, note_text: string) {
  return (await as(app, ada, 'POST', '/notes/', { session_id, note_text })).json<Note>()
}

describe('an answer stream', () => {
  test('has exactly these bytes', async () => {
    const ada = await givenPractitioner()
    const session_id = await givenVisit(app, ada, { transcript: SAID })
    const transcript = await as(app, ada, 'GET', `/transcript/${session_id}`)
    const { segments } = transcript.json<{ segments: { id: string }[] }>()
    const response = await askStream(ada, { question: 'Who came?', session_id })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(await response.text()).toBe(
      'data: {"type":"metadata","detected_query_type":"general","query_type_info":{"name":"general",' +
        '"label":"General","description":"Anything else about the visit"},"provider":"Scripted writer"}\n\n' +
        'data: {"type":"chunk","content":"It was said: I have a \\"cough\\". [1]\\n"}\n\n' +
        `data: {"type":"end","sources":[{"line":1,"segment_id":"${segments[0]?.id ?? ''}","text":"I have a \\"cough\\"."}]}\n\n`,
    )
  })

  test('ends with the document’s sentence when the writer fails, and logs no content', async () => {
    const ada = await givenPractitioner()
    script.answer = async function* () {
      yield 'Half'
      throw new ScribeError('away')
    }
    const bytes = await (await askStream(ada, { question: 'Which secret?', context: SAID })).text()
    expect(bytes.trim().split('\n\n').slice(1)).toEqual([
      'data: {"type":"chunk","content":"Half"}',
      `data: {"type":"end","error":"${FAILED}"}`,
    ])
    expect(logged.join('')).not.toMatch(/secret|cough/)
  })

  test('stops the writer when the person disconnects', async () => {
    const ada = await givenPractitioner()
    const stopped = latch()
    script.answer = async function* ({ signal }) {
      yield 'Half'
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      stopped.open()
      throw new ScribeError('Aborted.')
    }
    const leaving = new AbortController()
    const events = readEvents(await askStream(ada, { question: 'Who?' }, leaving.signal))
    await events.next()
    await events.next()
    leaving.abort()
    await stopped.opened
    await until(() => {
      expect(logged.at(-1)).toContain('/qa/question/stream')
    })
    expect(logged.join('')).not.toContain('Aborted')
  })
})

describe('the blocking answer', () => {
  test('is based on stored lines, and sees the notes of the session', async () => {
    const ada = await givenPractitioner()
    const session_id = await givenVisit(app, ada, { transcript: SAID })
    await givenNote(ada, session_id, '<h2>Plan</h2><p>Rest.</p>')
    let input: AnswerInput | undefined
    script.answer = async function* (given) {
      input = given
      yield 'One tablet [2][7].'
    }
    const answer = await ask(ada, { question: 'What dose?', session_id, context: 'Planted.' })
    expect(answer).toMatchObject({
      success: true,
      answer: 'One tablet [2][7].',
      detected_query_type: 'dosage',
      sources: [{ line: 2, text: 'Take one tablet.' }],
      proposed_note: null,
      provider: 'Scripted writer',
      error: null,
    })
    expect(answer.sources[0]?.segment_id).toMatch(/^[\da-f-]{36}$/)
    expect(input).toMatchObject({
      queryType: 'dosage',
      segments: [{ text: 'I have a "cough".' }, { text: 'Take one tablet.' }],
      notes: [{ title: 'Note', text: 'Plan\nRest.' }],
    })
  })

  test('omits what its writer withdrew', async () => {
    const ada = await givenPractitioner()
    script.answer = async function* () {
      yield 'Let me think [1].'
      yield { kind: 'restart' }
      yield 'One tablet [2].'
    }
    const answer = await ask(ada, { question: 'What dose?', medical_transcript: SAID })
    expect(answer).toMatchObject({ answer: 'One tablet [2].', sources: [{ line: 2 }] })
    expect(answer.sources).toHaveLength(1)
  })

  test('is based on the lines sent along if there is no session', async () => {
    const ada = await givenPractitioner()
    const answer = await ask(ada, { question: 'Who?', medical_transcript: SAID, context: SAID })
    expect(answer.sources).toEqual([{ line: 1, segment_id: null, text: 'I have a "cough".' }])
  })

  test('a writer that needs a transcript says so if there is none', async () => {
    const ada = await givenPractitioner()
    script.answer = () => {
      throw new ScribeError('Please transcribe or record session first!')
    }
    const answer = await ask(ada, { question: 'Who?' })
    expect(answer).toMatchObject({
      success: true,
      answer: 'Please transcribe or record session first!',
    })
  })

  test('reports a failure in its body', async () => {
    const ada = await givenPractitioner()
    script.answer = () => {
      throw new Error('a bug')
    }
    const answer = await ask(ada, { question: 'What dose?' })
    expect(answer).toMatchObject({ success: false, error: FAILED, detected_query_type: 'dosage' })
  })
})

describe('a command to change the open note', () => {
  test('is proposed with the version it is based on, and changes nothing', async () => {
    const ada = await givenPractitioner()
    const session_id = await givenVisit(app, ada, { transcript: SAID })
    const note = await givenNote(ada, session_id, '<h2>Plan</h2><ul><li><p>Rest</p></li></ul>')
    script.editNote = async ({ instruction, text }) => {
      expect({ instruction, text }).toEqual({
        instruction: 'Shorten the plan',
        text: '## Plan\n\n- Rest',
      })
      return { kind: 'edit', text: '## Plan\n- *Rest*<script>x</script>' }
    }
    const answer = await ask(ada, { question: 'Shorten the plan', note_id: note.id })
    expect(answer.detected_query_type).toBe('note-edit')
    expect(answer.proposed_note).toEqual({
      note_id: note.id,
      version: 1,
      note_text: '<h2>Plan</h2>\n<ul>\n<li><em>Rest</em></li>\n</ul>',
    })
    expect((await as(app, ada, 'GET', `/notes/${note.id}`)).json()).toEqual(note)
  })

  test('is declined in plain words', async () => {
    const ada = await givenPractitioner()
    const note = await givenNote(ada, await givenVisit(app, ada), '<p>x</p>')
    script.editNote = async () => ({ kind: 'declined', reason: 'This writer cannot translate.' })
    const answer = await ask(ada, { question: 'Translate it', note_id: note.id })
    expect(answer).toMatchObject({
      success: true,
      answer: 'This writer cannot translate.',
      proposed_note: null,
    })
  })

  test('without an open note asks for one', async () => {
    const answer = await ask(await givenPractitioner(), { question: 'Shorten the plan' })
    expect(answer.answer).toBe('Open the note that should be changed, and ask again.')
  })
})

test('another practitioner’s session and note look as if they did not exist', async () => {
  const ada = await givenPractitioner()
  const bob = await givenPractitioner()
  const session_id = await givenVisit(app, ada, { transcript: SAID })
  const { id: note_id } = await givenNote(ada, session_id, '<p>x</p>')
  for (const body of [{ session_id }, { note_id }, { session_id: newId() }, { note_id: newId() }]) {
    for (const path of ['/qa/question', '/qa/question/stream']) {
      const response = await as(app, bob, 'POST', path, { question: 'Who?', ...body })
      expect(response.statusCode).toBe(404)
    }
  }
})

test('an empty question is refused', async () => {
  const ada = await givenPractitioner()
  expect((await as(app, ada, 'POST', '/qa/question', { question: ' \n' })).statusCode).toBe(400)
})

test('types are listed and detected', async () => {
  const ada = await givenPractitioner()
  const listed = (await as(app, ada, 'GET', '/qa/query-types')).json<{
    query_types: { name: string }[]
  }>()
  expect(listed.query_types.map(({ name }) => name)).toEqual(QUERY_TYPE_NAMES)
  const detected = await as(app, ada, 'POST', '/qa/detect-query-type', { question: 'What dose?' })
  expect(detected.json()).toEqual({
    success: true,
    question: 'What dose?',
    detected_query_type: 'dosage',
    query_type_info: { name: 'dosage', label: 'Dosage', description: 'Doses and how often' },
    error: null,
  })
})
