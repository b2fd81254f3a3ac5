import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'

const NAME = 'chartwright-drafts'
const DAY_MS = 24 * 60 * 60 * 1_000
const KEPT_MS = 30 * DAY_MS

/** Text that was typed here and that the server has not acknowledged. */
export interface Draft {
  readonly practitionerId: string
  /** 'note:{id}' or 'session:{id}:context'. */
  readonly documentKey: string
  readonly html: string
  /** The server's text that it was made from. */
  readonly base: { readonly html: string; readonly version: number }
  /** Sent without an answer. */
  readonly attempts: readonly string[]
  readonly editedAtMs: number
}

interface Schema extends DBSchema {
  drafts: { key: [string, string]; value: Draft; indexes: { editedAtMs: number } }
}

export interface DraftStore {
  find(documentKey: string): Promise<Draft | undefined>
  write(draft: Omit<Draft, 'practitionerId'>): Promise<void>
  /** Only if that very text is kept: another window may have written meanwhile. */
  remove(documentKey: string, html: string): Promise<void>
}

let database: Promise<IDBPDatabase<Schema>> | undefined

/** One practitioner's drafts: no other key is ever read. Rejects where the browser keeps nothing. */
export async function openDrafts(practitionerId: string): Promise<DraftStore> {
  database ??= openDatabase()
  const db = await database
  return {
    find: (documentKey) => db.get('drafts', [practitionerId, documentKey]),
    write: async (draft) => {
      const tx = db.transaction('drafts', 'readwrite', { durability: 'relaxed' })
      void tx.store.put({ ...draft, practitionerId }).catch(() => undefined)
      // Explicitly, because a page that is going away would not come back to end it.
      tx.commit()
      await tx.done
    },
    remove: async (documentKey, html) => {
      const tx = db.transaction('drafts', 'readwrite')
      const kept = await tx.store.get([practitionerId, documentKey])
      if (kept?.html === html) await tx.store.delete([practitionerId, documentKey])
      await tx.done
    },
  }
}

/** For tests, which share the module and not the browser. */
export async function forgetDrafts(): Promise<void> {
  await closeDrafts()
  await deleteDB(NAME)
}

/** As the end of a page does. */
export async function closeDrafts(): Promise<void> {
  const opened = await database?.catch(() => undefined)
  opened?.close()
  database = undefined
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  try {
    const db = await openDB<Schema>(NAME, 1, {
      upgrade: (created) => {
        const store = created.createObjectStore('drafts', {
          keyPath: ['practitionerId', 'documentKey'],
        })
        store.createIndex('editedAtMs', 'editedAtMs')
      },
      terminated: () => {
        database = undefined
      },
    })
    await dropOld(db, Date.now() - KEPT_MS)
    return db
  } catch (error) {
    database = undefined
    throw error
  }
}

async function dropOld(db: IDBPDatabase<Schema>, beforeMs: number): Promise<void> {
  const tx = db.transaction('drafts', 'readwrite')
  const old = await tx.store.index('editedAtMs').getAllKeys(IDBKeyRange.upperBound(beforeMs))
  await Promise.all(old.map((key) => tx.store.delete(key)))
  await tx.done
}
