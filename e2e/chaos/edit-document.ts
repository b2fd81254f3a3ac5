import { notesApi } from '@chartwright/contract/notes'
import { sessionsApi } from '@chartwright/contract/sessions'
import { CONTEXT_TAB } from '@chartwright/contract/tabs'
import { call, Refused, type Caller } from '../support/call.ts'
import { attempt, insist, pause, type Document, type World } from './world.ts'

interface Stored {
  readonly text: string
  readonly version: number
}

/** What can be typed into and is saved by itself. */
export interface Kind {
  read(caller: Caller, id: string): Promise<Stored>
  /** The version after it. */
  save(caller: Caller, id: string, next: Stored): Promise<number>
}

export const NOTE: Kind = {
  async read(caller, id) {
    const note = await call(caller, notesApi.read, { params: { id } })
    if (Array.isArray(note)) throw new Error('a note was asked for')
    return { text: note.note_text, version: note.version }
  },
  async save(caller, id, { text, version }) {
    const body = { note_text: text, version }
    return (await call(caller, notesApi.update, { params: { id }, body })).version
  },
}

export const SESSION: Kind = {
  async read(caller, id) {
    const found = await call(caller, sessionsApi.get, { params: { id } })
    return { text: found.tabContents[CONTEXT_TAB.id] ?? '', version: found.content_version }
  },
  async save(caller, id, { text, version }) {
    const body = { tabContents: { [CONTEXT_TAB.id]: text }, content_version: version }
    return (await call(caller, sessionsApi.update, { params: { id }, body })).content_version
  },
}

const SAVES_MS = 250

/** Types and saves as the editor does: the same text again until it is acknowledged. */
export async function editDocument(world: World, kind: Kind, document: Document): Promise<void> {
  const { caller, id } = document
  let { version } = (await insist(world, () => kind.read(caller, id))) ?? { version: 0 }
  while (world.isRunning()) {
    const number = document.acknowledged + 1
    const next = { text: textOf(number), version }
    try {
      const saved = await attempt(world.ledger, () => kind.save(caller, id, next))
      if (saved === undefined) continue
      version = saved
      document.acknowledged = number
      document.saves += 1
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // An answer got lost: what was sent stands there already, under a version not yet known.
      const stored = await insist(world, () => kind.read(caller, id))
      if (!stored) return
      document.lost += missingIn(stored.text, document)
      version = stored.version
    }
    await pause(world, SAVES_MS)
  }
}

/** How many acknowledged changes this text is behind. */
export function missingIn(text: string, { acknowledged }: Document): number {
  const found = Number(/Change (\d+)\./.exec(text)?.[1] ?? 0)
  return Math.max(0, acknowledged - found)
}

function textOf(number: number): string {
  return `<p>Change ${String(number)}.</p>`
}
