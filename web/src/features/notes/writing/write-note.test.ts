import { encodeNoteFrame, type NoteFrame } from '@chartwright/contract/note-frames'
import { expect, test, vi } from 'vitest'
import { writeSession } from '../../../lib/account/auth-store.ts'
import { writeNote } from './write-note.ts'

const ID = '0b9d1f0e-1111-4111-8111-111111111111'

/** One chunk of bytes per three letters: no frame arrives whole. */
function serve(sent: string | null, status = 200): void {
  writeSession({ token: 'token-of-a-test' })
  const bytes = new TextEncoder().encode(sent ?? '')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3))
      controller.close()
    },
  })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(sent === null ? null : body, { status })),
  )
}

async function write(): Promise<{ text: string; end: unknown }> {
  let text = ''
  const options = {
    sessionId: ID,
    request: { template_id: ID },
    signal: new AbortController().signal,
    onText: (more: string) => (text += more),
    onRestart: () => (text = ''),
  }
  const end = await writeNote(options).catch((error: unknown) => (error as Error).message)
  return { text, end }
}

function frames(...list: NoteFrame[]): string {
  return list.map(encodeNoteFrame).join('')
}

test('text arrives as written, including quotes, backslashes and line breaks, until the saved id', async () => {
  const text = 'Says "ouch" \\ twice\n[SAVED:no] é'
  serve(frames({ kind: 'text', text }, { kind: 'saved', noteId: ID }, { kind: 'text', text: 'x' }))
  expect(await write()).toEqual({ text, end: ID })
})

test('a restart discards what had arrived, and text that looks like one does not', async () => {
  const text = (given: string) => ({ kind: 'text', text: given }) as const
  const restart = { kind: 'restart' } as const
  serve(frames(text('<think>'), restart, text('[RESTART]'), { kind: 'saved', noteId: ID }))
  expect(await write()).toEqual({ text: '[RESTART]', end: ID })
})

test.each([
  [frames({ kind: 'error', message: 'The writer stalled.' }), 'The writer stalled.'],
  [frames({ kind: 'error', message: 'Disk full.', isUnsaved: true }), 'Disk full.'],
  ['data: [Error\n\n', 'The note was not saved. Please try again.'],
  ['data: [DONE]\n\n', 'The note was not saved. Please try again.'],
  ['data: half', 'The connection was lost before the note was finished. Please try again.'],
  [null, 'No response body'],
])('%j ends with %j', async (sent, message) => {
  serve(sent)
  expect((await write()).end).toBe(message)
})

test('a refusal before the first frame is reported in its own words', async () => {
  serve('{"detail":"Template not found","code":"NOT_FOUND"}', 404)
  expect((await write()).end).toBe('Template not found')
})
