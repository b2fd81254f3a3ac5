import { IDS_PER_DELETE } from '@chartwright/contract/limits'
import { tasksApi } from '@chartwright/contract/tasks'
import { call } from '../../lib/api.ts'
import { isGone } from './tell-quietly.ts'

type Heard = (ids: readonly string[]) => void

/** `onDeleted` hears of each part that is gone. Rejects at the first that could not be deleted. */
export async function deleteInChunks(ids: readonly string[], onDeleted: Heard): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_PER_DELETE) {
    await deleteChunk(ids.slice(from, from + IDS_PER_DELETE), onDeleted)
  }
}

/** The server deletes all or none. When one is gone already, halves find out which. */
async function deleteChunk(ids: readonly string[], onDeleted: Heard): Promise<void> {
  try {
    await call(tasksApi.remove, { params: { ids: ids.join() } })
  } catch (error) {
    if (!isGone(error)) throw error
    if (ids.length > 1) {
      const half = Math.ceil(ids.length / 2)
      await deleteChunk(ids.slice(0, half), onDeleted)
      await deleteChunk(ids.slice(half), onDeleted)
      return
    }
  }
  onDeleted(ids)
}
