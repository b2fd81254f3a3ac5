import { openDB } from 'idb'

/** What this browser keeps of practitioners; every key in them begins with the practitioner's id. */
const STORES = ['chartwright-drafts', 'chartwright-recordings']

/** Texts and sound that were kept here for somebody whose account is gone. Others' stay. */
export async function forgetPractitioner(practitionerId: string): Promise<void> {
  await Promise.allSettled(STORES.map((name) => forgetIn(name, practitionerId)))
}

async function forgetIn(name: string, practitionerId: string): Promise<void> {
  // One that is not there is not made.
  const db = await openDB(name, undefined, {
    upgrade: (_db, _old, _new, tx) => {
      tx.done.catch(() => undefined)
      tx.abort()
    },
  })
  try {
    const names = [...db.objectStoreNames]
    const tx = db.transaction(names, 'readwrite')
    // In the order of keys, a list comes after every text and number.
    const all = IDBKeyRange.bound([practitionerId], [practitionerId, []])
    await Promise.all([...names.map((store) => tx.objectStore(store).delete(all)), tx.done])
  } finally {
    db.close()
  }
}
