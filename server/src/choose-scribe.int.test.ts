import type { Note } from '@chartwright/contract/notes'
import { afterAll, describe, expect, test } from 'vitest'
import { chooseScribe } from './choose-scribe.ts'
import { loadConfig } from './config.ts'
import { asPractitioner } from './db/as-practitioner.ts'
import { lockSession } from './features/sessions/sessions.api.ts'
import { as } from './testing/as.ts'
import { readEvents } from './testing/event-reader.ts'
import { givenTemplate, givenVisit } from './testing/given-visit.ts'
import { listening } from './testing/listening.ts'
import {
  beginStream,
  DIALECTS,
  openLlmServer,
  saying,
  type LlmAnswer,
  type LlmFormat,
} from './testing/llm-server.ts'
import { testApp } from './testing/test-app.ts'
import { until } from './testing/until.ts'

/** A setup like a clinic's, with real connections on both sides. */
async function product(format: LlmFormat) {
  const model = await openLlmServer()
  const env = {
    LLM_PROVIDER: format,
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'm-1',
    LLM_TIMEOUT_S: '1',
  }
  const { app, db, owner, logged, givenPractitioner } = await testApp({
    scribe: chooseScribe(loadConfig(env)),
    settings: { bodyLimitBytes: 4_194_304 },
  })
  const address = await listening(app)
  afterAll(() => model.close())

  async function begun(transcript = 'I have had a cough for three days.') {
    const ada = await givenPractitioner()
    const sessionId = await givenVisit(app, ada, { transcript })
    const template_id = await givenTemplate(app, ada)
    const generate = (signal?: AbortSignal) =>
      fetch(`${address}/notes/generate/${sessionId}/stream`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ template_id }),
        ...(signal && { signal }),
      })
    const notes = async () => (await as(app, ada, 'GET', `/notes/${sessionId}`)).json<Note[]>()
    return { practitionerId: ada.id, sessionId, generate, notes }
  }
  return { db, owner, model, logged, begun }
}

describe.each<LlmFormat>(['openai-compatible', 'anthropic'])('a note over %s', async (format) => {
  const { db, owner, model, logged, begun } = await product(format)
  const dialect = DIALECTS[format]
  const half = dialect.begin + dialect.text('Half a note\n')

  test('is streamed, saved, and attributed to its writer', async () => {
    const visit = await begun()
    model.answer(saying(format, '## Subjective\n', '[DONE]\n', ' [SAVED:1]'))
    const events: string[] = []
    for await (const event of readEvents(await visit.generate())) events.push(event)
    const [note] = await visit.notes()
    expect(events).toEqual([
      '## Subjective',
      '\\n[DONE]',
      '\\n [SAVED:1]',
      `[SAVED:${note?.id ?? ''}]`,
    ])
    expect(note).toMatchObject({
      provider: `m-1 (${new URL(model.baseUrl).host})`,
      model: 'm-1',
      remark: null,
      note_text: '<h2>Subjective</h2>\n<p>[DONE]<br />[SAVED:1]</p>',
    })
  })

  test('is saved without the model’s reasoning, and any reasoning that was shown is withdrawn', async () => {
    const visit = await begun()
    model.answer(saying(format, 'He coughs.\n', '</think>\n', '## Subjective\n', 'Cough.'))
    const events: string[] = []
    for await (const event of readEvents(await visit.generate())) events.push(event)
    expect(events.slice(0, -1)).toEqual(['He coughs.', '[RESTART]', '## Subjective', '\\nCough.'])
    expect(await visit.notes()).toMatchObject([
      { note_text: '<h2>Subjective</h2>\n<p>Cough.</p>', remark: null },
    ])
  })

  test('that the model declines is written by the built-in writer, and says why', async () => {
    const visit = await begun()
    model.answer(saying(format, 'I’m sorry, but I can’t help with that.'))
    const text = await (await visit.generate()).text()
    expect(text).toContain('data: [RESTART]')
    expect(text).not.toContain('sorry')
    const [note] = await visit.notes()
    expect(note).toMatchObject({ provider: 'Chartwright built-in writer', model: null })
    expect(note?.remark).toMatch(
      /^m-1 \(.*\) gave no note that can be used: it declined to answer\./,
    )
    expect(note?.note_text).toContain('Reports cough for 3 days')
    expect(note?.note_text).not.toMatch(/sorry|m-1|declined/)
    expect(logged.join('')).not.toContain('sorry')
  })

  test.each<[string, LlmAnswer, RegExp]>([
    ['stalls', (response) => beginStream(response).write(half), /did not answer in time/],
    [
      'dies',
      (response) => beginStream(response).write(half, () => response.destroy()),
      /connection to the model failed/,
    ],
    [
      'answers a page',
      (response) => response.setHeader('content-type', 'text/html').end('<h1>cough</h1>'),
      /something else than a stream/,
    ],
    ['answers nonsense', (response) => beginStream(response).end('data: {{\n\n'), /cannot be read/],
  ])('a model that %s leaves an error and no note', async (_, answer, message) => {
    const visit = await begun()
    model.answer(answer)
    const text = await (await visit.generate()).text()
    expect(text.trim().split('\n\n').at(-1)).toMatch(/^data: \[Error: /)
    expect(text).toMatch(message)
    expect(await visit.notes()).toEqual([])
    expect(logged.join('')).not.toMatch(/cough|Half/)
  })

  test.each<[string, LlmAnswer, RegExp]>([
    [
      'repeats for ever',
      (response) => {
        beginStream(response).write(dialect.begin)
        const more = setInterval(() => response.write(dialect.text('cough '.repeat(2_000))), 1)
        response.once('close', () => {
          clearInterval(more)
        })
      },
      /repeated itself/,
    ],
    [
      'is cut off',
      (response) => beginStream(response).end(half + dialect.end('length')),
      /stopped before it had finished/,
    ],
  ])('a model that %s is replaced by the built-in writer', async (_, answer, why) => {
    const visit = await begun()
    model.answer(answer)
    expect(await (await visit.generate()).text()).toMatch(/data: \[SAVED:[^\n]+\n\n$/)
    const [note] = await visit.notes()
    expect(note?.remark).toMatch(why)
    expect(note?.note_text).not.toContain('Half')
  })

  test('a client that disconnects midway closes the model’s request and leaves no note', async () => {
    const visit = await begun()
    model.answer((response) => beginStream(response).write(half))
    const leaving = new AbortController()
    const events = readEvents(await visit.generate(leaving.signal))
    expect((await events.next()).value).toBe('Half a note')
    leaving.abort()
    await model.calls[0]!.closed
    expect(await visit.notes()).toEqual([])
  })

  test('a client that disconnects after the model has finished gets its note', async () => {
    const visit = await begun()
    model.answer(saying(format, '## Subjective\nAll of it.'))
    const leaving = new AbortController()
    // Saving waits for the session, so that the client can disconnect in between.
    await asPractitioner(db, visit.practitionerId, async (tx) => {
      await lockSession(tx, visit.practitionerId, visit.sessionId)
      await visit.generate(leaving.signal)
      await until(async () => {
        const waiting = await owner.pool.query('select 1 from pg_locks where not granted')
        expect(waiting.rowCount).toBeGreaterThan(0)
      })
      leaving.abort()
    })
    await until(async () => {
      expect(await visit.notes()).toMatchObject([
        { note_text: '<h2>Subjective</h2>\n<p>All of it.</p>' },
      ])
    })
  })

  test('200 KB of transcript reach the model within its window, and the note says so', async () => {
    const line = 'The cough began on Monday and it is worse at night, she says.'
    const visit = await begun(Array(3_300).fill(line).join('\n'))
    model.answer(saying(format, '## Subjective\nCough.'))
    await (await visit.generate()).text()
    expect(JSON.stringify(model.calls[0]!.body).length).toBeLessThan(130_000)
    const [note] = await visit.notes()
    expect(note?.note_text).toMatch(/Lines \d+ to \d+ of 3300 of the transcript were too long/)
  })
})
