import type { DBSchema } from 'idb'
import { browserDatabase } from './browser-database.ts'

/** Not randomUUID: a clinic's own network may be without HTTPS. */
const THIS_WINDOW = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

/** Text typed here that the server has not acknowledged. */
export interface Draft {
  readonly practitionerId: string
  /** 'note:{id}' or 'session:{id}:context'. */
  readonly documentKey: string
  readonly html: string
  /** The server's text that it was based on. */
  readonly base: { readonly html: string; readonly version: number }
  /** Sent without a response. */
  readonly attempts: readonly string[]
  readonly editedAtMs: number
}

interface Schema extends DBSchema {
  drafts: { key: [string, string]; value: Draft; indexes: { editedAtMs: number } }
}

/**
 * Each window keeps its own draft of a document: two that type at the same time never overwrite
 * each other.
 */
export interface DraftStore {
  /** The newest, whichever window left it. An older one is found once that one is gone. */
  find(documentKey: string): Promise<Draft | undefined>
  /** The draft that was last found here becomes this one, unless its window continues it. */
  write(draft: Omit<Draft, 'practitionerId'>): Promise<void>
  /** Only exactly that text: other windows may hold others. */
  remove(documentKey: string, html: string): Promise<void>
}

const database = browserDatabase<Schema>({
  name: 'chartwright-drafts',
  create: (db) => {
    const store = db.createObjectStore('drafts', { keyPath: ['practitionerId', 'documentKey'] })
    store.createIndex('editedAtMs', 'editedAtMs')
  },
  dropOld: async (db, beforeMs) => {
    const tx = db.transaction('drafts', 'readwrite')
    const old = await tx.store.index('editedAtMs').getAllKeys(IDBKeyRange.upperBound(beforeMs))
    await Promise.all(old.map((key) => tx.store.delete(key)))
    await tx.done
  },
})
export const { close: closeDrafts, forget: forgetDrafts } = database

/** One practitioner's drafts: no other key is ever read. Rejects if the browser stores nothing. */
export async function openDrafts(
  practitionerId: string,
  windowId = THIS_WINDOW,
): Promise<DraftStore> {
  const db = await database.open()
  const found = new Map<string, Draft>()
  const ownKey = (documentKey: string): string => `${documentKey}#${windowId}`
  const ofAllWindows = (documentKey: string): IDBKeyRange =>
    IDBKeyRange.bound([practitionerId, documentKey], [practitionerId, `${documentKey}#\uffff`])
  const removeIf = async (range: IDBKeyRange, isMeant: (kept: Draft) => boolean): Promise<void> => {
    const tx = db.transaction('drafts', 'readwrite')
    const kept = (await tx.store.getAll(range)).filter(isMeant)
    await Promise.all(kept.map((each) => tx.store.delete([practitionerId, each.documentKey])))
    await tx.done
  }
  return {
    find: async (documentKey) => {
      const drafts = await db.getAll('drafts', ofAllWindows(documentKey))
      const newest = drafts.sort((a, b) => b.editedAtMs - a.editedAtMs)[0]
      if (newest) found.set(documentKey, newest)
      return newest && { ...newest, documentKey }
    },
    write: async (draft) => {
      const key = ownKey(draft.documentKey)
      const tx = db.transaction('drafts', 'readwrite', { durability: 'relaxed' })
      void tx.store.put({ ...draft, practitionerId, documentKey: key }).catch(() => undefined)
      // Explicitly, because a page being unloaded would not come back to end it.
      tx.commit()
      await tx.done
      const earlier = found.get(draft.documentKey)
      found.delete(draft.documentKey)
      if (!earlier || earlier.documentKey === key) return
      await removeIf(
        IDBKeyRange.only([practitionerId, earlier.documentKey]),
        ({ html }) => html === earlier.html,
      )
    },
    remove: (documentKey, text) => removeIf(ofAllWindows(documentKey), ({ html }) => html === text),
  }
}
