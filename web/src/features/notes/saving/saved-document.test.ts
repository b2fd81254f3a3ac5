import { NOTE_AUTOSAVE_IDLE_MS } from '@chartwright/contract/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, networkError } from '../../../lib/http/api-error.ts'
import type { Draft, DraftStore } from '../../../lib/storage/drafts.ts'
import { deferred } from '../../../testing/deferred.ts'
import type { DocumentText } from './save-state.ts'
import { openDocument, type SavedDocument } from './saved-document.ts'

interface Sent {
  html: string
  version: number
  keepalive: boolean
}

let server: DocumentText
let sent: Sent[]
let kept: Map<string, Omit<Draft, 'practitionerId'>>
/** Replaces the server's response. */
let refusal: Error | undefined
let gate: Promise<unknown>

beforeEach(() => {
  vi.useFakeTimers()
  server = { html: 'a', version: 1 }
  sent = []
  kept = new Map()
  refusal = undefined
  gate = Promise.resolve()
})
afterEach(() => {
  vi.useRealTimers()
})

const store: DraftStore = {
  find: async (key) => kept.get(key) as Draft | undefined,
  write: async (draft) => void kept.set(draft.documentKey, draft),
  remove: async (key, html) => {
    if (kept.get(key)?.html === html) kept.delete(key)
  },
}

async function open(
  openDrafts: () => Promise<DraftStore> = async () => store,
): Promise<SavedDocument> {
  const document = openDocument({
    documentKey: 'note:1',
    server,
    openDrafts,
    calls: {
      save: async (html, version, { keepalive }) => {
        sent.push({ html, version, keepalive })
        await gate
        if (refusal) throw refusal
        if (version !== server.version) throw refused(409)
        server = { html, version: version + 1 }
        return server
      },
      load: async () => server,
    },
  })
  await vi.advanceTimersByTimeAsync(0)
  return document
}

function refused(status: number): ApiError {
  return new ApiError('Refused.', { status })
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a text is saved 2 s after the last edit, once', async () => {
  const note = await open()
  note.edit('b')
  await pass(NOTE_AUTOSAVE_IDLE_MS - 1)
  note.edit('bc')
  await pass(NOTE_AUTOSAVE_IDLE_MS - 1)
  expect([sent, note.read().status]).toEqual([[], 'unsaved'])
  await pass(1)
  expect(sent).toEqual([{ html: 'bc', version: 1, keepalive: false }])
  expect(note.read().status).toBe('saved')
})

test('edits during a save wait for it, and are saved next on its version', async () => {
  const answer = deferred<undefined>()
  const note = await open()
  gate = answer.promise
  note.edit('b')
  await pass(NOTE_AUTOSAVE_IDLE_MS)
  note.edit('c')
  void note.flush()
  await pass(10 * NOTE_AUTOSAVE_IDLE_MS)
  expect(sent).toHaveLength(1)
  answer.resolve(undefined)
  await pass(0)
  expect(sent[1]).toMatchObject({ html: 'c', version: 2 })
  expect(note.read()).toMatchObject({ status: 'saved', base: { html: 'c', version: 3 } })
})

test.each([
  ['no answer', networkError()],
  ['500', refused(500)],
  ['429', refused(429)],
])('after %s it retries after 1, 2, 4 … at most 30 s, with the newest text', async (_, error) => {
  const note = await open()
  refusal = error
  note.edit('b')
  await pass(NOTE_AUTOSAVE_IDLE_MS)
  note.edit('c')
  for (const waitMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const before = sent.length
    expect(note.read().status).toBe('retrying')
    await pass(waitMs - 1)
    expect(sent).toHaveLength(before)
    await pass(1)
    expect(sent).toHaveLength(before + 1)
  }
  refusal = undefined
  note.retry()
  await pass(0)
  expect(note.read()).toMatchObject({ status: 'saved', html: 'c' })
  expect(server).toEqual({ html: 'c', version: 2 })
})

test.each([401, 403, 404, 413])(
  '%i stops the save, keeps the draft and says so',
  async (status) => {
    const note = await open()
    refusal = refused(status)
    note.edit('b')
    await pass(NOTE_AUTOSAVE_IDLE_MS)
    await pass(100_000)
    expect(sent).toHaveLength(1)
    expect(note.read().status).toBe('stopped')
    expect(note.read().problem).toMatch(/^Not saved: .*Your text is kept in this browser\.$/)
    expect(kept.get('note:1')?.html).toBe('b')
  },
)

test('a flush saves immediately and resolves when the text is saved', async () => {
  const note = await open()
  note.edit('b')
  await note.flush()
  expect(server.html).toBe('b')
})

test('a page being unloaded sends a small text with keepalive, and a large one without', async () => {
  const note = await open()
  note.edit('b')
  await note.flush({ keepalive: true })
  note.edit('x'.repeat(60_000))
  await note.flush({ keepalive: true })
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false])
})

test('a draft is written with the first edit, then within 250 ms, and deleted with the acknowledgement', async () => {
  const note = await open()
  note.edit('b')
  expect(kept.get('note:1')).toMatchObject({ html: 'b', base: { html: 'a', version: 1 } })
  note.edit('bc')
  expect(kept.get('note:1')?.html).toBe('b')
  await pass(250)
  expect(kept.get('note:1')?.html).toBe('bc')
  await pass(NOTE_AUTOSAVE_IDLE_MS)
  expect(kept.size).toBe(0)
})

test('a flush writes the pending draft', async () => {
  const note = await open()
  refusal = networkError()
  note.edit('b')
  note.edit('bc')
  await note.flush()
  expect(kept.get('note:1')?.html).toBe('bc')
})

test('a draft stays while a text newer than the acknowledged one is unsaved', async () => {
  const answer = deferred<undefined>()
  const note = await open()
  gate = answer.promise
  note.edit('b')
  await pass(NOTE_AUTOSAVE_IDLE_MS)
  note.edit('c')
  await pass(250)
  answer.resolve(undefined)
  await pass(250)
  expect(kept.get('note:1')).toMatchObject({ html: 'c', base: { html: 'b', version: 2 } })
})

test('after a crash the draft is restored to the editor and saved', async () => {
  kept.set('note:1', draftOf('b', { html: 'a', version: 1 }))
  const note = await open()
  expect(note.read()).toMatchObject({ status: 'unsaved', html: 'b', restored: { editedAtMs: 7 } })
  await pass(NOTE_AUTOSAVE_IDLE_MS)
  expect(server.html).toBe('b')
  expect(kept.size).toBe(0)
})

test('a draft that the server already has is dropped silently', async () => {
  server = { html: 'b', version: 2 }
  kept.set('note:1', draftOf('b', { html: 'a', version: 1 }))
  const note = await open()
  await pass(0)
  expect(note.read()).toMatchObject({ status: 'saved', restored: undefined })
  expect([sent, kept.size]).toEqual([[], 0])
})

test('a draft of an older version asks, and is kept until the choice', async () => {
  server = { html: 'x', version: 3 }
  kept.set('note:1', draftOf('b', { html: 'a', version: 1 }))
  const note = await open()
  await pass(NOTE_AUTOSAVE_IDLE_MS)
  expect(note.read()).toMatchObject({ status: 'conflict', html: 'b', other: server })
  expect([sent, kept.size]).toEqual([[], 1])
  note.keepMine()
  await pass(0)
  expect(sent).toMatchObject([{ html: 'b', version: 3 }])
  expect([server.html, kept.size]).toEqual(['b', 0])
})

test('two windows: the second save asks instead of overwriting', async () => {
  const note = await open()
  note.edit('mine')
  server = { html: 'theirs', version: 2 }
  await pass(NOTE_AUTOSAVE_IDLE_MS)
  expect(server.html).toBe('theirs')
  expect(note.read()).toMatchObject({ status: 'conflict', html: 'mine', other: server })
  note.useOther()
  expect(note.read()).toMatchObject({ status: 'saved', html: 'theirs' })
  note.replace('mine')
  await pass(NOTE_AUTOSAVE_IDLE_MS)
  expect(server).toEqual({ html: 'mine', version: 3 })
})

test.each([
  ['missing', async () => Promise.reject(new Error('No IndexedDB'))],
  ['full', async () => ({ ...store, write: () => Promise.reject(new Error('Quota')) })],
])(
  'with IndexedDB %s the editor still works, saves and says that text cannot be stored',
  async (_, drafts) => {
    const note = await open(drafts)
    expect(note.read().isOpening).toBe(false)
    note.edit('b')
    await pass(0)
    expect(note.read().isKept).toBe(false)
    await pass(NOTE_AUTOSAVE_IDLE_MS)
    expect(server.html).toBe('b')
  },
)

test('a database that never responds does not keep the editor closed, and is not written to', async () => {
  const late = deferred<DraftStore>()
  const note = await open(() => late.promise)
  expect(note.read().isOpening).toBe(true)
  await pass(1_000)
  expect(note.read().isOpening).toBe(false)
  late.resolve(store)
  note.edit('b')
  await pass(250)
  expect([kept.size, note.read().isKept]).toEqual([0, false])
})

function draftOf(html: string, base: DocumentText): Omit<Draft, 'practitionerId'> {
  return { documentKey: 'note:1', html, base, attempts: [], editedAtMs: 7 }
}
