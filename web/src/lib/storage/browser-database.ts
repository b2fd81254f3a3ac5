import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb'

const DAY_MS = 24 * 60 * 60 * 1_000
const KEPT_MS = 30 * DAY_MS

interface Plan<Schema extends DBSchema> {
  /** Every key in it starts with the practitioner's id. */
  readonly name: string
  readonly create: NonNullable<OpenDBCallbacks<Schema>['upgrade']>
  dropOld(db: IDBPDatabase<Schema>, beforeMs: number): Promise<void>
}

export interface BrowserDatabase<Schema extends DBSchema> {
  /** Once for all callers. Rejects if the browser stores nothing; the next call tries again. */
  open(): Promise<IDBPDatabase<Schema>>
  /** As when a page is closed. */
  close(): Promise<void>
  /** For tests, which share the module but not the browser. */
  forget(): Promise<void>
}

/** What this browser stores until the server has it, and for a month at most. */
export function browserDatabase<Schema extends DBSchema>({
  name,
  create,
  dropOld,
}: Plan<Schema>): BrowserDatabase<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined

  function lose(): void {
    opened = undefined
  }

  async function openAnew(): Promise<IDBPDatabase<Schema>> {
    try {
      const db = await openDB<Schema>(name, 1, { upgrade: create, terminated: lose })
      await dropOld(db, Date.now() - KEPT_MS)
      return db
    } catch (error) {
      lose()
      throw error
    }
  }

  async function close(): Promise<void> {
    const db = await opened?.catch(() => undefined)
    db?.close()
    lose()
  }

  return {
    open: () => (opened ??= openAnew()),
    close,
    forget: async () => {
      await close()
      await deleteDB(name)
    },
  }
}
