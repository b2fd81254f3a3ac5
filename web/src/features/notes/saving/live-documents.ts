import { beforeLeaving } from '../../../lib/before-leaving.ts'
import type { DocumentText } from './save-state.ts'
import type { SavedDocument } from './saved-document.ts'

const CHANNEL = 'chartwright-documents'

interface SavedMessage extends DocumentText {
  readonly id: string
}

/**
 * The documents of this page. One stays after its editor has closed: it may still be saving, and
 * reopening it must show its newest text, not a cached one.
 */
const documents = new Map<string, SavedDocument>()
let stop: (() => void) | undefined
let channel: BroadcastChannel | undefined

export function findOrOpen(id: string, open: () => SavedDocument): SavedDocument {
  stop ??= listen()
  const found = documents.get(id) ?? open()
  documents.set(id, found)
  return found
}

/** Other windows of this browser show it, unless they have unsaved text of their own. */
export function tellOtherWindows(id: string, { html, version }: DocumentText): void {
  channel?.postMessage({ id, html, version } satisfies SavedMessage)
}

export function noteKey(noteId: string): string {
  return `note:${noteId}`
}

/** Among those that are or were open here. */
export function findDocument(documentKey: string): SavedDocument | undefined {
  return [...documents].find(([id]) => id.endsWith(` ${documentKey}`))?.[1]
}

/** Text that the server does not have, of documents open here. */
export function unsavedText(documentKey: string): string | undefined {
  const view = findDocument(documentKey)?.read()
  return view && view.status !== 'saved' ? view.html : undefined
}

/** False if one of them is still not saved. */
export async function flushDocuments(documentKeys: readonly string[]): Promise<boolean> {
  const open = documentKeys.flatMap((key) => findDocument(key) ?? [])
  await Promise.all(open.map((document) => document.flush()))
  return open.every((document) => document.read().status === 'saved')
}

/** The practitioner deleted them. */
export function discardDocuments(documentKeys: readonly string[]): void {
  for (const [id, document] of documents) {
    if (!documentKeys.some((key) => id.endsWith(` ${key}`))) continue
    document.discard()
    documents.delete(id)
  }
}

/** Nothing of a practitioner stays in memory after they sign out. */
export function forgetDocuments(): void {
  documents.clear()
  stop?.()
  stop = undefined
}

async function flushAll(how: { keepalive: boolean }): Promise<void> {
  await Promise.all([...documents.values()].map((document) => document.flush(how)))
}

function listen(): () => void {
  const leave = (): void => void flushAll({ keepalive: true })
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave()
  }
  const onOnline = (): void => {
    for (const each of documents.values()) each.retry()
  }
  if ('BroadcastChannel' in window) {
    channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<SavedMessage>) => {
      documents.get(data.id)?.arrive({ html: data.html, version: data.version })
    }
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisibility)
  const takeBack = beforeLeaving(() => flushAll({ keepalive: false }).finally(forgetDocuments))
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisibility)
    takeBack()
    channel?.close()
    channel = undefined
  }
}
