import type { Note } from '@chartwright/contract/notes'
import type { Locator, Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test as base } from './gallery.ts'

const NOTE_ID = '11111111-1111-4111-8111-111111111111'
const MOMENT = '2026-01-02T03:04:05.000Z'

/** The server of the gallery's note, in the hands of the test. */
export interface NoteServer {
  note: Note
  /** Texts that were saved, in order. */
  readonly saves: string[]
  /** 'away' breaks every call off; a number refuses every save with that status. */
  mood: 'well' | 'away' | number
  /** As if another window had saved. */
  change(html: string): void
}

/** A real server, because calls of a page that goes away cannot be intercepted. */
export const test = base.extend<{ server: NoteServer }>({
  server: async ({ galleryUrl }, use) => {
    const server: NoteServer = {
      note: noteOf('', 1),
      saves: [],
      mood: 'well',
      change: (html) => {
        server.note = noteOf(html, server.note.version + 1)
      },
    }
    const http = createServer((request, response) => {
      const isNote = request.url?.startsWith('/notes/') === true
      void (isNote ? answer(server, request, response) : forward(galleryUrl, request, response))
    })
    await once(http.listen(0, '127.0.0.1'), 'listening')
    galleryOf.set(server, `http://127.0.0.1:${(http.address() as AddressInfo).port}`)
    await use(server)
    http.closeAllConnections()
    await once(http.close(), 'close')
  },
})

const galleryOf = new WeakMap<NoteServer, string>()

export async function openNote(page: Page, server: NoteServer, query = ''): Promise<Locator> {
  await page.goto(`${galleryOf.get(server) ?? ''}/?editor=served${query}`)
  const editor = page.getByRole('textbox', { name: 'Note: SOAP' })
  await editor.waitFor()
  return editor
}

async function answer(server: NoteServer, request: IncomingMessage, response: ServerResponse) {
  const body = await text(request)
  if (server.mood === 'away') {
    request.socket.destroy()
    return
  }
  const status = request.method === 'GET' ? 200 : save(server, body)
  const answered = status === 200 ? server.note : { detail: 'Refused.', code: `HTTP_${status}` }
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answered))
}

function save(server: NoteServer, body: string): number {
  const sent = JSON.parse(body) as { note_text: string; version: number }
  if (typeof server.mood === 'number') return server.mood
  if (sent.version !== server.note.version) return 409
  server.saves.push(sent.note_text)
  server.change(sent.note_text)
  return 200
}

async function forward(gallery: string, request: IncomingMessage, response: ServerResponse) {
  const found = await fetch(new URL(request.url ?? '/', gallery))
  const type = found.headers.get('content-type') ?? 'text/plain'
  response.writeHead(found.status, { 'Content-Type': type })
  response.end(Buffer.from(await found.arrayBuffer()))
}

function noteOf(note_text: string, version: number): Note {
  return {
    id: NOTE_ID,
    session_id: NOTE_ID,
    title: 'SOAP',
    note_text,
    template_id: null,
    provider: null,
    remark: null,
    model: null,
    from_incomplete_transcript: false,
    before_second_hearing: false,
    signature: null,
    addenda: [],
    version,
    created_at: MOMENT,
    updated_at: MOMENT,
  }
}
