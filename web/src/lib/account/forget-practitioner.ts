import { openDB } from 'idb'

/**
 * What this browser stores for practitioners; every key in them starts with the practitioner's id.
 */
const STORES = ['chartwright-drafts', 'chartwright-recordings']

/**
 * Deletes texts and audio stored here for a practitioner whose account is gone. Those of others
 * stay.
 */
export async function forgetPractitioner(practitionerId: string): Promise<void> {
  await Promise.allSettled(STORES.map((name) => forgetIn(name, practitionerId)))
}

async function forgetIn(name: string, practitionerId: string): Promise<void> {
  // A missing one is not created.
  const db = await openDB(name, undefined, {
    upgrade: (_db, _old, _new, tx) => {
      tx.done.catch(() => undefined)
      tx.abort()
    },
  })
  try {
    const names = [...db.objectStoreNames]
    const tx = db.transaction(names, 'readwrite')
    // In key order, an array comes after every string and number.
    const all = IDBKeyRange.bound([practitionerId], [practitionerId, []])
    await Promise.all([...names.map((store) => tx.objectStore(store).delete(all)), tx.done])
  } finally {
    db.close()
  }
}
