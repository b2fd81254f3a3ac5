import type { Note } from '@chartwright/contract/notes'
import { beforeAll, describe, expect, test } from 'vitest'
import { scriptedScribe } from '../../../providers/scribe/scripted.ts'
import { as } from '../../../testing/as.ts'
import type { TestPractitioner } from '../../../testing/factories.ts'
import { givenEverything, type Everything } from '../../../testing/given-everything.ts'
import { givenSignedNote } from '../../../testing/given-signed-note.ts'
import { latch } from '../../../testing/latch.ts'
import { listCalls } from '../../../testing/list-calls.ts'
import { listening } from '../../../testing/listening.ts'
import { sampleCall } from '../../../testing/sample-call.ts'
import { testApp } from '../../../testing/test-app.ts'

let write = scriptedScribe().writeNote
const { app, db, givenPractitioner } = await testApp({
  scribe: scriptedScribe({ writeNote: (input) => write(input) }),
})
const { calls, components } = await listCalls(app)
const address = await listening(app)

let ada: TestPractitioner
let own: Everything
let signed: Note

async function begin(): Promise<void> {
  ada = await givenPractitioner()
  own = await givenEverything(app, db, ada, 'Mark')
  signed = await givenSignedNote(app, ada, own.session, 'Mark')
}

const generation = () => ({ template_id: own.template, session_id: own.session })
const headers = () => ({
  authorization: `Bearer ${ada.token}`,
  'content-type': 'application/json',
})
const generate = (body: object) =>
  fetch(`${address}/notes/generate/${own.session}/stream`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(body),
  })
const read = async () => (await as(app, ada, 'GET', `/notes/${signed.id}`)).json<Note>()

/** These undo it on purpose; DELETE /account deletes everything, and has its own test. */
const MEANT = ['POST /notes/{id}/unsign', 'POST /notes/{id}/addenda', 'DELETE /account']

const writing = calls.filter(
  ({ method, path, needsPractitioner }) =>
    needsPractitioner &&
    method !== 'GET' &&
    !path.startsWith('/api/') &&
    !MEANT.includes(`${method} ${path}`.replace(/\/$/, '')),
)

describe('a signed note is unchanged after', () => {
  beforeAll(begin)

  test.each(writing.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s',
    async (_, call) => {
      const valueOf = (path: string, name: string): string => {
        if (name === 'number') return '1'
        if (/notes?_id$/.test(name) || (/^ids?$/.test(name) && path.includes('/notes'))) {
          return signed.id
        }
        if (/^ids?$/.test(name)) {
          const kind = Object.keys(own).findLast((key) => path.includes(`/${key}`))
          return own[kind as keyof Everything]
        }
        const kind = name.replace(/^default_/, '').replace(/_?ids?$/i, '')
        return kind in own ? own[kind as keyof Everything] : 'medical'
      }
      const { method, url, query, payload } = sampleCall(call, { components, valueOf })
      const answer = await fetch(`${address}${url}?${new URLSearchParams(query).toString()}`, {
        method,
        headers: headers(),
        ...(payload && { body: JSON.stringify(payload) }),
      })
      await answer.text()
      expect(answer.status).toBeLessThan(500)
      expect(await read()).toEqual(signed)
    },
  )
})

describe('is refused with its reason', () => {
  beforeAll(begin)

  test.each([
    ['an edit', 'PUT', '', { note_text: '<p>x</p>' }],
    ['an edit of its version', 'PUT', '', { note_text: '<p>x</p>', version: 1 }],
    ['a late edit', 'PUT', '', { note_text: '<p>x</p>', version: 0 }],
    ['its deletion', 'DELETE', '', undefined],
    ['another signature', 'POST', '/sign', { version: 1 }],
    ['a restored version', 'POST', '/versions/1/restore', { version: 1 }],
  ] as const)('%s', async (_, method, path, body) => {
    const answer = await as(app, ada, method, `/api/notes/${signed.id}${path}`, body)
    expect([answer.statusCode, answer.json()]).toEqual([
      423,
      {
        code: 'NOTE_SIGNED',
        detail: 'This note is signed. Add an addendum, or unsign it to change it.',
      },
    ])
    expect(await read()).toEqual(signed)
  })

  test('rewriting it, blocking and as a stream', async () => {
    const body = { ...generation(), note_id: signed.id }
    const blocking = await as(app, ada, 'POST', `/notes/generate/${own.session}`, body)
    const streamed = await generate(body)
    expect([blocking.statusCode, streamed.status]).toEqual([423, 423])
    expect(await read()).toEqual(signed)
  })

  test('a change proposed by the assistant', async () => {
    const body = { question: 'Shorten the note', session_id: own.session, note_id: signed.id }
    const answer = await as(app, ada, 'POST', '/qa/question', body)
    expect(answer.json()).toMatchObject({ detected_query_type: 'note-edit', proposed_note: null })
    expect(answer.body).toContain('This note is signed')
  })
})

test('a text being written when the note was signed is not saved over it', async () => {
  await begin()
  const begun = latch()
  const signedMeanwhile = latch()
  write = async function* () {
    yield 'New'
    begun.open()
    await signedMeanwhile.opened
  }
  const body = { session_id: own.session, note_text: '<p>Old.</p>' }
  const { id, version } = (await as(app, ada, 'POST', '/notes/', body)).json<Note>()
  const stream = await generate({ ...generation(), note_id: id })
  await begun.opened
  const acknowledged = [{ kind: 'contradictions', count: 100 }]
  const answer = await as(app, ada, 'POST', `/api/notes/${id}/sign`, { version, acknowledged })
  signedMeanwhile.open()
  expect(await stream.text()).toContain('This note is signed.')
  expect((await as(app, ada, 'GET', `/notes/${id}`)).json()).toEqual(answer.json())
})
