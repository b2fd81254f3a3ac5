import { IDS_PER_DELETE } from '@chartwright/contract/limits'
import { isNotFound } from '../http/api-error.ts'

interface Chunks {
  /** One call, all or nothing. */
  remove(ids: readonly string[]): Promise<unknown>
  /** Called for each deleted batch. */
  onDeleted(ids: readonly string[]): void
}

export interface Deletion {
  readonly deleted: ReadonlySet<string>
  /** The error that ended it early, and the remaining ids. */
  readonly failure?: { readonly error: unknown; readonly left: readonly string[] }
}

/** Stops at the first batch that could not be deleted. */
export async function deleteInChunks(ids: readonly string[], chunks: Chunks): Promise<Deletion> {
  const deleted = new Set<string>()
  const onDeleted = (gone: readonly string[]): void => {
    gone.forEach((id) => deleted.add(id))
    chunks.onDeleted(gone)
  }
  try {
    for (let from = 0; from < ids.length; from += IDS_PER_DELETE) {
      await deleteChunk(ids.slice(from, from + IDS_PER_DELETE), { ...chunks, onDeleted })
    }
    return { deleted }
  } catch (error) {
    return { deleted, failure: { error, left: ids.filter((id) => !deleted.has(id)) } }
  }
}

/** If one of them is already gone, halving finds out which. */
async function deleteChunk(ids: readonly string[], chunks: Chunks): Promise<void> {
  try {
    await chunks.remove(ids)
  } catch (error) {
    if (!isNotFound(error)) throw error
    if (ids.length > 1) {
      const half = Math.ceil(ids.length / 2)
      await deleteChunk(ids.slice(0, half), chunks)
      await deleteChunk(ids.slice(half), chunks)
      return
    }
  }
  chunks.onDeleted(ids)
}
