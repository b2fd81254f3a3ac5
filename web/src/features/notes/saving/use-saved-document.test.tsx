import { notesApi, type Note } from '@chartwright/contract/notes'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, readToken, writeSession } from '../../../lib/account/auth-store.ts'
import { forgetSession, signOut } from '../../../lib/account/session.ts'
import { setGoTo } from '../../../lib/go-to.ts'
import { call } from '../../../lib/http/api.ts'
import { forgetDrafts, openDrafts } from '../../../lib/storage/drafts.ts'
import { FakeApi, NoAnswer, Refusal } from '../../../testing/fake-api.ts'
import { tokenOf } from '../../../testing/sessions.ts'
import { answerWebConfig } from '../../../testing/web-config.ts'
import { DocumentEditor } from '../document-editor.tsx'
import { discardDocuments, forgetDocuments, unsavedText } from './live-documents.ts'
import { useSavedDocument } from './use-saved-document.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const KEY = `note:${ID}`
const TOKEN = tokenOf('ana')
let api: FakeApi
let note: Note
let isAway: boolean

beforeEach(() => {
  note = noteOf('<p>a</p>', 1)
  isAway = false
  api = answerWebConfig(new FakeApi())
    .on(notesApi.read, () => note)
    .on(notesApi.update, ({ body }) => {
      if (isAway) throw new NoAnswer()
      if (body.version !== note.version) throw new Refusal('CONFLICT')
      note = noteOf(body.note_text, note.version + 1)
      return note
    })
  vi.stubGlobal('fetch', api.fetch)
  setGoTo(() => undefined)
  writeSession({ token: TOKEN })
})
afterEach(async () => {
  forgetDocuments()
  forgetSession()
  await forgetDrafts()
})

function useNote() {
  return useSavedDocument({
    documentKey: KEY,
    server: { html: '<p>a</p>', version: 1 },
    save: (html, version, { keepalive }) =>
      call(notesApi.update, { params: { id: ID }, body: { note_text: html, version }, keepalive }),
    load: async () => ({ html: note.note_text, version: note.version }),
  })
}

async function openNote() {
  const hook = renderHook(useNote)
  await waitFor(() => expect(hook.result.current.view.isOpening).toBe(false))
  const edit = (html: string): void => act(() => hook.result.current.actions.edit(html))
  return { ...hook, edit, status: () => hook.result.current.view.status }
}

test('signing out saves unsaved text while the token is still there, and leaves no draft', async () => {
  const { edit } = await openNote()
  edit('<p>b</p>')
  await act(() => signOut())
  expect(note.note_text).toBe('<p>b</p>')
  expect(api.received(notesApi.update)[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
  expect(readToken()).toBeUndefined()
  expect(await (await openDrafts('ana')).find(KEY)).toBeUndefined()
})

test('signing out while the server is unavailable keeps the draft', async () => {
  isAway = true
  const { edit } = await openNote()
  edit('<p>b</p>')
  await act(() => signOut())
  expect((await (await openDrafts('ana')).find(KEY))?.html).toBe('<p>b</p>')
})

test('a pending save is not sent with the token of a user who signed in since', async () => {
  isAway = true
  const { edit, result, status } = await openNote()
  edit('<p>b</p>')
  await act(() => result.current.actions.flush())
  expect(status()).toBe('retrying')
  isAway = false
  writeSession({ token: tokenOf('ben') })
  await act(() => result.current.actions.flush())
  expect(status()).toBe('stopped')
  expect(api.received(notesApi.update)).toHaveLength(1)
})

test('closing the editor saves, and reopening it shows that text instead of an older one', async () => {
  const first = await openNote()
  first.edit('<p>b</p>')
  first.unmount()
  await waitFor(() => expect(note.note_text).toBe('<p>b</p>'))
  const again = await openNote()
  expect(again.result.current.view).toMatchObject({ status: 'saved', html: '<p>b</p>' })
})

test.each([
  ['a page that is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a page that goes away', () => window.dispatchEvent(new Event('pagehide'))],
])('%s saves immediately', async (_, leave) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { edit, status } = await openNote()
  edit('<p>b</p>')
  act(() => void leave())
  await waitFor(() => expect(status()).toBe('saved'))
  expect(note.note_text).toBe('<p>b</p>')
})

test('a restored connection ends the back-off', async () => {
  isAway = true
  const { edit, result, status } = await openNote()
  edit('<p>b</p>')
  await act(() => result.current.actions.flush())
  isAway = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(status()).toBe('saved'))
})

test('refused because the session ended: reopening it after signing in saves it', async () => {
  const { edit, result, status, unmount } = await openNote()
  edit('<p>b</p>')
  clearSession()
  await act(() => result.current.actions.flush())
  expect(status()).toBe('stopped')
  unmount()
  await waitFor(() => expect(result.current.actions.read().status).toBe('stopped'))
  writeSession({ token: TOKEN })
  const again = await openNote()
  await waitFor(() => expect(again.status()).toBe('saved'))
  expect(note.note_text).toBe('<p>b</p>')
})

test('after a deliberate deletion nothing is sent or stored', async () => {
  const { edit, unmount } = await openNote()
  edit('<p>b</p>')
  act(() => discardDocuments([KEY]))
  unmount()
  expect(unsavedText(KEY)).toBeUndefined()
  await waitFor(async () => {
    expect(await (await openDrafts('ana')).find(KEY)).toBeUndefined()
  })
  expect(api.received(notesApi.update)).toEqual([])
})

test('text that the server does not have is reported', async () => {
  isAway = true
  const { edit } = await openNote()
  expect(unsavedText(KEY)).toBeUndefined()
  edit('<p>b</p>')
  expect(unsavedText(KEY)).toBe('<p>b</p>')
})

function ShownNote({ subject }: { subject?: string }) {
  return <DocumentEditor document={useNote()} label="Note: SOAP" {...(subject && { subject })} />
}

test('a restored draft is in the editor, says when it was typed, and can be undone', async () => {
  const editedAtMs = new Date().setHours(9, 41)
  const draft = { documentKey: KEY, html: '<p>b</p>', base: { html: '<p>a</p>', version: 1 } }
  await (await openDrafts('ana')).write({ ...draft, attempts: [], editedAtMs })
  render(<ShownNote />)
  await screen.findByText(/^Unsaved changes from 9:41.AM were restored$/)
  const editor = await screen.findByRole('textbox', { name: 'Note: SOAP' })
  await waitFor(() => expect(editor.textContent).toBe('b'))
  const [undo] = screen.getAllByRole('button', { name: 'Undo' })
  await userEvent.click(undo!)
  await waitFor(() => expect(editor.textContent).toBe('a'))
})

test('a draft of an older version asks, with both texts visible', async () => {
  const draft = { documentKey: KEY, html: '<p>b</p>', base: { html: '<p>o</p>', version: 0 } }
  await (await openDrafts('ana')).write({ ...draft, attempts: [], editedAtMs: Date.now() })
  render(<ShownNote />)
  await screen.findByText('This note was changed in another window.')
  const other = await screen.findByRole('region', { name: 'The other version' })
  await waitFor(() => expect(other.textContent).toContain('a'))
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(note.note_text).toBe('<p>b</p>'))
})

test('a conflict names what was changed', async () => {
  const draft = { documentKey: KEY, html: '<p>b</p>', base: { html: '<p>o</p>', version: 0 } }
  await (await openDrafts('ana')).write({ ...draft, attempts: [], editedAtMs: Date.now() })
  render(<ShownNote subject="The context" />)
  await screen.findByText('The context was changed in another window.')
})

function noteOf(note_text: string, version: number): Note {
  const moment = '2026-01-02T03:04:05.000Z'
  const ids = {
    id: ID,
    session_id: ID,
    template_id: null,
    provider: null,
    model: null,
    remark: null,
    signature: null,
    addenda: [],
  }
  const origin = { ...ids, from_incomplete_transcript: false, before_second_hearing: false }
  return { ...origin, title: 'SOAP', note_text, version, created_at: moment, updated_at: moment }
}
