import type { GenerateNote } from '@chartwright/contract/note-frames'
import type { Note } from '@chartwright/contract/notes'
import { withLastWords, type Wait } from '../../../lib/last-words.ts'
import { batchText, type GrowingText } from './batch-text.ts'
import type { writeNote } from './write-note.ts'

/** One note that is being written, and its temporary tab. */
export interface Writing {
  /** Of the tab: 'temp-note-…' (document 2 §2.3). */
  readonly id: string
  readonly sessionId: string
  readonly title: string
  readonly text: GrowingText
  /** The last words of the visit are not transcribed yet. */
  readonly wait: Wait | undefined
  /** Saved. */
  readonly note: Note | undefined
  /** The saved note has replaced the temporary tab. */
  readonly isPromoted: boolean
}

export interface NoteWriter {
  read(): readonly Writing[]
  subscribe(listener: () => void): () => void
  /** Returns the temporary tab's id. */
  start(sessionId: string, title: string, request: GenerateNote): string
  promote(id: string): void
  /** The practitioner stopped it. */
  stop(id: string): void
  /** Those of other sessions are stopped and removed. */
  keepOnly(sessionId: string | undefined): void
}

interface NoteWriterDeps {
  readonly write: typeof writeNote
  readonly readNote: (id: string) => Promise<Note>
  onSaved: (note: Note) => void
  onFailed: (sessionId: string, error: unknown) => void
  onStopped: (sessionId: string) => void
}

/** Any number concurrently. Those in progress are stopped when the page is left. */
export function makeNoteWriter(deps: NoteWriterDeps): NoteWriter {
  let writings: readonly Writing[] = []
  const stops = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  const show = (next: readonly Writing[]): void => {
    writings = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: Partial<Writing>): void =>
    show(writings.map((writing) => (writing.id === id ? { ...writing, ...changes } : writing)))
  const stop = (id: string): void => {
    const stopped = writings.find((writing) => writing.id === id)
    if (!stopped) return
    show(writings.filter((writing) => writing !== stopped))
    stops.get(id)?.abort()
    stops.delete(id)
    if (!stopped.note) deps.onStopped(stopped.sessionId)
  }
  const run = async (id: string, sessionId: string, request: GenerateNote): Promise<void> => {
    const { signal } = stops.get(id) ?? new AbortController()
    const text = writings.find((writing) => writing.id === id)?.text
    try {
      const onText = (more: string): void => text?.add(more)
      const onRestart = (): void => text?.clear()
      const noteId = await withLastWords(
        (flags) => {
          const asked = { ...request, ...flags }
          return deps.write({ sessionId, request: asked, signal, onText, onRestart })
        },
        { sessionId, signal, onWait: (wait) => change(id, { wait }) },
      )
      const note = await deps.readNote(noteId)
      deps.onSaved(note)
      change(id, { note })
    } catch (error) {
      if (signal.aborted) return
      show(writings.filter((writing) => writing.id !== id))
      stops.delete(id)
      deps.onFailed(sessionId, error)
    }
  }
  return {
    read: () => writings,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: (sessionId, title, request) => {
      const id = `temp-note-${crypto.randomUUID()}`
      stops.set(id, new AbortController())
      const empty = { text: batchText(), wait: undefined, note: undefined, isPromoted: false }
      show([...writings, { id, sessionId, title, ...empty }])
      void run(id, sessionId, request)
      return id
    },
    promote: (id) => change(id, { isPromoted: true }),
    stop,
    keepOnly: (sessionId) => {
      for (const writing of writings) if (writing.sessionId !== sessionId) stop(writing.id)
    },
  }
}
