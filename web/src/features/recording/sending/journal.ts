import type { DBSchema, IDBPDatabase } from 'idb'
import { browserDatabase } from '../../../lib/storage/browser-database.ts'

/** A recording that the server may not have completely. */
interface KeptRecording {
  readonly practitionerId: string
  readonly localId: string
  readonly sessionId: string
  /** The server's; null until it has answered. */
  readonly recordingId: string | null
  readonly startedAtMs: number
  /** The practitioner stopped it: nothing more will come. */
  readonly isEnded: boolean
  /** Recorded in total, whether sent or not. */
  readonly samples: number
}

export interface WaitingRecording extends KeptRecording {
  /** The first sample that the server has not acknowledged, and how many are pending from there. */
  readonly firstSample: number
  readonly waitingSamples: number
}

export interface AudioPiece {
  readonly from: number
  readonly samples: Int16Array
}

interface Row extends AudioPiece {
  readonly practitionerId: string
  readonly localId: string
}

interface Schema extends DBSchema {
  recordings: { key: [string, string]; value: KeptRecording }
  rows: { key: [string, string, number]; value: Row }
}

export interface Journal {
  readonly practitionerId: string
  begin(recording: Omit<KeptRecording, 'practitionerId'>): Promise<void>
  /** The server has given it an id, or the practitioner has ended it. */
  note(
    localId: string,
    change: Partial<Pick<KeptRecording, 'recordingId' | 'isEnded'>>,
  ): Promise<void>
  append(localId: string, from: number, samples: Int16Array): Promise<void>
  /** From that sample on, at most one row; if it was not stored, from the next one that was. */
  read(localId: string, from: number): Promise<AudioPiece | undefined>
  /** Rows that end before this sample are deleted. */
  acknowledge(localId: string, samples: number): Promise<void>
  forget(localId: string): Promise<void>
  /** Oldest first. */
  list(): Promise<WaitingRecording[]>
}

const database = browserDatabase<Schema>({
  name: 'chartwright-recordings',
  create: (db) => {
    db.createObjectStore('recordings', { keyPath: ['practitionerId', 'localId'] })
    db.createObjectStore('rows', { keyPath: ['practitionerId', 'localId', 'from'] })
  },
  dropOld,
})
export const { close: closeJournal, forget: forgetJournal } = database

/**
 * One practitioner's recordings: no other key is ever read. Rejects if the browser stores nothing.
 */
export async function openJournal(practitionerId: string): Promise<Journal> {
  const db = await database.open()
  const rowsOf = (localId: string, from = 0, to = Infinity): IDBKeyRange =>
    IDBKeyRange.bound([practitionerId, localId, from], [practitionerId, localId, to])
  const change = async (
    localId: string,
    next: (kept: KeptRecording) => KeptRecording,
    row?: Row,
  ): Promise<void> => {
    const tx = db.transaction(['recordings', 'rows'], 'readwrite', { durability: 'strict' })
    const kept = await tx.objectStore('recordings').get([practitionerId, localId])
    const writes: Promise<unknown>[] = [tx.done]
    if (kept) writes.push(tx.objectStore('recordings').put(next(kept)))
    if (kept && row) writes.push(tx.objectStore('rows').put(row))
    await Promise.all(writes)
  }
  return {
    practitionerId,
    begin: async (recording) => {
      await db.put('recordings', { ...recording, practitionerId })
    },
    note: (localId, changed) => change(localId, (kept) => ({ ...kept, ...changed })),
    append: (localId, from, samples) =>
      change(
        localId,
        (kept) => ({ ...kept, samples: Math.max(kept.samples, from + samples.length) }),
        { practitionerId, localId, from, samples },
      ),
    read: async (localId, from) => {
      const tx = db.transaction('rows')
      const before = (await tx.store.openCursor(rowsOf(localId, 0, from), 'prev'))?.value
      if (before && from < before.from + before.samples.length) {
        return { from, samples: before.samples.subarray(from - before.from) }
      }
      return (await tx.store.getAll(rowsOf(localId, from), 1))[0]
    },
    acknowledge: async (localId, samples) => {
      const tx = db.transaction('rows', 'readwrite', { durability: 'relaxed' })
      for await (const cursor of tx.store.iterate(rowsOf(localId, 0, samples))) {
        if (cursor.value.from + cursor.value.samples.length > samples) break
        await cursor.delete()
      }
      await tx.done
    },
    forget: async (localId) => {
      const tx = db.transaction(['recordings', 'rows'], 'readwrite')
      await Promise.all([
        tx.objectStore('recordings').delete([practitionerId, localId]),
        tx.objectStore('rows').delete(rowsOf(localId)),
        tx.done,
      ])
    },
    list: async () => {
      const mine = IDBKeyRange.bound([practitionerId], [practitionerId, []])
      const kept = await db.getAll('recordings', mine)
      const waiting = kept.map(async (recording) => {
        const [first] = await db.getAllKeys('rows', rowsOf(recording.localId), 1)
        const firstSample = first?.[2] ?? recording.samples
        return { ...recording, firstSample, waitingSamples: recording.samples - firstSample }
      })
      return (await Promise.all(waiting)).sort((a, b) => a.startedAtMs - b.startedAtMs)
    },
  }
}

async function dropOld(db: IDBPDatabase<Schema>, beforeMs: number): Promise<void> {
  const tx = db.transaction(['recordings', 'rows'], 'readwrite')
  for await (const { value } of tx.objectStore('recordings').iterate()) {
    if (value.startedAtMs >= beforeMs) continue
    const { practitionerId: owner, localId } = value
    await tx
      .objectStore('rows')
      .delete(IDBKeyRange.bound([owner, localId, 0], [owner, localId, Infinity]))
    await tx.objectStore('recordings').delete([owner, localId])
  }
  await tx.done
}
