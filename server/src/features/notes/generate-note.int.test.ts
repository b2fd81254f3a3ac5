import type { Note } from '@chartwright/contract/notes'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { ReaderError, type FactReader } from '../../providers/reader/reader.ts'
import { ScribeError, type NoteInput, type Scribe } from '../../providers/scribe/scribe.ts'
import { scriptedScribe } from '../../providers/scribe/scripted.ts'
import { as } from '../../testing/as.ts'
import { readEvents } from '../../testing/event-reader.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenTemplate, givenVisit } from '../../testing/given-visit.ts'
import { latch } from '../../testing/latch.ts'
import { listening } from '../../testing/listening.ts'
import { sharedReader } from '../../testing/shared-reader.ts'
import { testApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let write: Scribe['writeNote']
let isReaderDead = false
const reader: FactReader = {
  ...sharedReader(),
  read: (visit) =>
    isReaderDead ? Promise.reject(new ReaderError('It is dead.')) : sharedReader().read(visit),
}
const scribe = scriptedScribe({ writeNote: (input) => write(input) })
const { app, logged, givenPractitioner } = await testApp({
  scribe,
  reader,
  settings: { bodyLimitBytes: 4_194_304, generationsPerPractitioner: 2 },
})
const address = await listening(app)
beforeEach(() => {
  isReaderDead = false
  write = scriptedScribe().writeNote
})

const SAID =
  'Good morning.\nI have had a cough for three days.\nTake 500 mg of amoxicillin twice a day.'

interface Visit {
  readonly ada: TestPractitioner
  readonly sessionId: string
  readonly templateId: string
}

async function begun(
  visit: Parameters<typeof givenVisit>[2] = { transcript: SAID },
): Promise<Visit> {
  const ada = await givenPractitioner()
  const [sessionId, templateId] = [await givenVisit(app, ada, visit), await givenTemplate(app, ada)]
  return { ada, sessionId, templateId }
}

function generate({ ada, sessionId, templateId }: Visit, more: object = {}, signal?: AbortSignal) {
  return fetch(`${address}/notes/generate/${sessionId}/stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ template_id: templateId, session_id: sessionId, ...more }),
    ...(signal && { signal }),
  })
}

async function notesOf({ ada, sessionId }: Visit): Promise<Note[]> {
  return (await as(app, ada, 'GET', `/notes/${sessionId}`)).json()
}

let input: NoteInput | undefined
const keeping: Scribe['writeNote'] = async function* (given) {
  input = given
  yield 'x'
}

function saying(...pieces: string[]): Scribe['writeNote'] {
  return async function* () {
    yield* pieces
  }
}

describe('a note stream', () => {
  test('has exactly these bytes and headers', async () => {
    const visit = await begun()
    write = saying('# Plan\n', 'Say "ah".', '[DONE]', '[SAVED:1]', 'a\\b\r\n', '<script>x</script>')
    const response = await generate(visit)
    const bytes = await response.text()
    const [note] = await notesOf(visit)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(bytes).toBe(
      'data: # Plan\\n\n\n' +
        'data: Say \\"ah\\".\n\n' +
        'data: [\n\ndata: DONE]\n\n' +
        'data: [\n\ndata: SAVED:1]\n\n' +
        'data: a\\\\b\\r\\n\n\n' +
        'data: <script>x</script>\n\n' +
        `data: [SAVED:${note?.id ?? ''}]\n\n`,
    )
    expect(note).toMatchObject({
      title: 'SOAP of mine',
      template_id: visit.templateId,
      provider: 'Scripted writer',
      model: 'script-1',
      version: 1,
    })
    expect(note?.note_text).toContain('<h1>Plan</h1>')
    expect(note?.note_text).not.toContain('script')
  })

  test('arrives piece by piece, while it is being written', async () => {
    const visit = await begun()
    const gate = latch()
    write = async function* () {
      yield 'first'
      await gate.opened
      yield 'second'
    }
    const events = readEvents(await generate(visit))
    expect((await events.next()).value).toBe('first')
    expect(await notesOf(visit)).toEqual([])
    gate.open()
    expect((await events.next()).value).toBe('second')
    expect((await events.next()).value).toMatch(/^\[SAVED:/)
  })

  test('is written from what is stored, not from what was sent along', async () => {
    const visit = await begun({ transcript: SAID, context: '<p>Allergic to <b>nuts</b>.</p>' })
    write = keeping
    await (await generate(visit, { transcribed_text: 'Planted.' })).text()
    expect(input).toMatchObject({
      template: { title: 'SOAP of mine', type: 'medical', prompt: '## Subjective', example: '' },
      segments: SAID.split('\n').map((text, index) => ({ index, text })),
      context: 'Allergic to nuts.',
    })
  })

  test('is written from the facts of what was said and typed, and from what is known', async () => {
    const visit = await begun({ transcript: SAID, context: '<p>Allergic to penicillin.</p>' })
    const { ada, sessionId } = visit
    const patient = (await as(app, ada, 'POST', '/patients/', { name: 'Jo Bell' })).json<Note>()
    await as(app, ada, 'PUT', `/sessions/${sessionId}`, { patient_id: patient.id })
    write = keeping
    await (await generate(visit)).text()
    const told = input?.facts.map(({ source, kind, concept }) => `${source} ${kind} ${concept}`)
    expect(told).toContain('heard medication amoxicillin')
    expect(told).toContain('typed allergy penicillin')
    expect(input?.known.clinicianName).toMatch(/\S/)
    expect(input?.known).toMatchObject({
      patientName: 'Jo Bell',
      date: new Date().toISOString().slice(0, 10),
    })
  })

  test('uses the facts of text that was sent along', async () => {
    const visit = await begun({})
    write = keeping
    await (await generate(visit, { transcribed_text: SAID })).text()
    expect(input?.facts.map(({ concept }) => concept)).toContain('amoxicillin')
  })

  test('is written from the text sent along if nothing is stored', async () => {
    const visit = await begun({})
    const events = await (await generate(visit, { transcribed_text: 'I fell.\n\nHere.' })).text()
    expect(events).toContain('- I fell.')
    expect((await notesOf(visit))[0]?.note_text).toContain('<li>I fell.</li>')
  })

  test('is written from typed context alone', async () => {
    const visit = await begun({ context: '<p>Seen for a sprained ankle.</p>' })
    expect(await (await generate(visit)).text()).toContain('sprained ankle')
  })

  test('is written from 200 KB of transcript', async () => {
    const line = 'The cough began on Monday and it is worse at night, she says.'
    const visit = await begun({ transcript: Array(3_300).fill(line).join('\n') })
    write = saying('Cough since Monday, worse at night.')
    expect(await (await generate(visit)).text()).toContain('[SAVED:')
  })
})

describe('refused before the first frame', () => {
  test.each([
    ['nothing was said or typed', {}],
    ['the transcript is empty', { transcript: ' \n ' }],
    ['the context holds marks only', { context: '<p></p><hr>' }],
  ])('because %s', async (_, given) => {
    const visit = await begun(given)
    const response = await generate(visit, { transcribed_text: ' \n' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      detail: 'Please transcribe or record session first!',
      code: 'NO_TRANSCRIPT',
    })
  })

  test('because the template is missing, or somebody else’s', async () => {
    const visit = await begun()
    const { templateId } = await begun()
    for (const other of [templateId, newId()]) {
      const response = await generate({ ...visit, templateId: other })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ detail: 'Template not found' })
    }
  })

  test('because the session is somebody else’s, as if it were missing', async () => {
    const visit = await begun()
    const { sessionId } = await begun()
    for (const other of [sessionId, newId()]) {
      const response = await generate({ ...visit, sessionId: other })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ detail: 'Session not found.' })
    }
  })

  test('because the facts cannot be read, and an existing note is kept', async () => {
    const visit = await begun()
    await (await generate(visit)).text()
    const before = await notesOf(visit)
    isReaderDead = true
    const other = {
      ...visit,
      sessionId: await givenVisit(app, visit.ada, { transcript: 'Cough.' }),
    }
    const response = await generate(other)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'FACTS_UNAVAILABLE' })
    expect(await notesOf(other)).toEqual([])
    expect(await notesOf(visit)).toEqual(before)
  })

  test('because nobody is signed in', async () => {
    const visit = await begun()
    const response = await generate({ ...visit, ada: { ...visit.ada, token: 'x' } })
    expect(response.status).toBe(401)
  })

  test('because the limit of concurrent notes is reached, until one ends', async () => {
    const visit = await begun()
    const gate = latch()
    write = async function* () {
      yield 'x'
      await gate.opened
    }
    const first = await generate(visit)
    const second = await generate(visit)
    expect((await generate(visit)).status).toBe(429)
    gate.open()
    await Promise.all([first.text(), second.text()])
    const third = await generate(visit)
    expect(third.status).toBe(200)
    await third.text()
    const titles = (await notesOf(visit)).map(({ title }) => title).sort()
    expect(titles).toEqual(['SOAP of mine', 'SOAP of mine 2', 'SOAP of mine 3'])
  })
})

describe('when something goes wrong', () => {
  test('the failure is reported, nothing is saved, and no log contains what was said', async () => {
    const visit = await begun()
    write = async function* () {
      yield 'Half a'
      throw new ScribeError('The writer is away.')
    }
    const bytes = await (await generate(visit)).text()
    expect(bytes).toBe('data: Half a\n\ndata: [Error: The writer is away.]\n\n')
    expect(await notesOf(visit)).toEqual([])
    expect(logged.join('')).toContain('note not written')
    expect(logged.join('')).not.toMatch(/cough|Half a/)
  })

  test('a bug in the writer is reported in our own words', async () => {
    const visit = await begun()
    write = () => {
      throw new TypeError('secret: I have had a cough')
    }
    const bytes = await (await generate(visit)).text()
    expect(bytes).toBe('data: [Error: The writer could not finish. Please try again.]\n\n')
    expect(logged.join('')).not.toContain('secret')
  })

  test('an empty note is a failure', async () => {
    const visit = await begun()
    write = saying(' \n', '')
    expect(await (await generate(visit)).text()).toContain(
      'data: [Error: The writer wrote nothing.]',
    )
    expect(await notesOf(visit)).toEqual([])
  })

  test('a session deleted in the meantime cannot take the note', async () => {
    const visit = await begun()
    write = async function* () {
      await as(app, visit.ada, 'DELETE', `/sessions/${visit.sessionId}`)
      yield 'Written.'
    }
    const bytes = await (await generate(visit)).text()
    expect(bytes).toBe('data: Written.\n\ndata: [ERROR_SAVING: Session not found.]\n\n')
  })

  test('a template deleted in the meantime leaves its name', async () => {
    const visit = await begun()
    write = async function* () {
      await as(app, visit.ada, 'DELETE', `/templates/${visit.templateId}/`)
      yield 'Written.'
    }
    expect(await (await generate(visit)).text()).toContain('[SAVED:')
    expect(await notesOf(visit)).toMatchObject([{ title: 'SOAP of mine', template_id: null }])
  })
})

describe('when the person disconnects', () => {
  test('midway, the writer is stopped and nothing is saved', async () => {
    const visit = await begun()
    const stopped = latch()
    write = async function* ({ signal }) {
      yield 'Half'
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      stopped.open()
      throw new ScribeError('Aborted.')
    }
    const leaving = new AbortController()
    const events = readEvents(await generate(visit, {}, leaving.signal))
    await events.next()
    leaving.abort()
    await stopped.opened
    // Its slots are free again, and the note written since is the only one.
    write = saying('Whole.')
    await until(async () => expect((await generate(visit)).status).toBe(200))
    await until(async () => {
      expect((await notesOf(visit)).every(({ note_text }) => note_text.includes('Whole'))).toBe(
        true,
      )
    })
  })

  test('midway through a writer that ignores the abort, nothing is saved either', async () => {
    const visit = await begun()
    const stopped = latch()
    write = async function* ({ signal }) {
      try {
        yield 'Half'
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        yield ' and more'
      } finally {
        stopped.open()
      }
    }
    const leaving = new AbortController()
    const events = readEvents(await generate(visit, {}, leaving.signal))
    await events.next()
    leaving.abort()
    await stopped.opened
    write = saying('Whole.')
    await (await generate(visit)).text()
    expect((await notesOf(visit)).map(({ note_text }) => note_text)).toEqual(['<p>Whole.</p>'])
  })

  test('after the writer has finished, the note is saved', async () => {
    const visit = await begun()
    write = async function* ({ signal }) {
      yield 'All of it.'
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    }
    const leaving = new AbortController()
    const events = readEvents(await generate(visit, {}, leaving.signal))
    await events.next()
    leaving.abort()
    await until(async () => {
      expect(await notesOf(visit)).toMatchObject([{ note_text: '<p>All of it.</p>' }])
    })
  })
})

describe('the blocking call', () => {
  test('answers with the saved note', async () => {
    const { ada, sessionId, templateId } = await begun()
    const body = { template_id: templateId }
    const response = await as(app, ada, 'POST', `/notes/generate/${sessionId}`, body)
    expect(response.statusCode).toBe(201)
    const note = response.json<Note>()
    expect(note).toMatchObject({ session_id: sessionId, provider: 'Scripted writer' })
    expect((await as(app, ada, 'GET', `/notes/${note.id}`)).json()).toEqual(note)
  })

  test('says what went wrong', async () => {
    const { ada, sessionId, templateId } = await begun()
    write = () => {
      throw new ScribeError('The writer is away.')
    }
    const body = { template_id: templateId }
    const response = await as(app, ada, 'POST', `/notes/generate/${sessionId}`, body)
    expect(response.statusCode).toBe(502)
    expect(response.json()).toEqual({ detail: 'The writer is away.', code: 'SCRIBE_FAILED' })
  })
})
