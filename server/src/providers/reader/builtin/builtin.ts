import { PoolError, processPool } from '../../../lib/process-pool.ts'
import { ReaderError, type FactReader } from '../reader.ts'

const CHILD = new URL('child.ts', import.meta.url)
const MAX_QUEUED = 4_096
const TIMEOUT_MS = 60_000

/** English alone. One process of its own holds the model: the runtime may abort. */
export function builtinReader(): FactReader {
  const pool = processPool<Int32Array, Float32Array>({
    file: CHILD,
    size: 1,
    maxQueued: MAX_QUEUED,
  })
  return {
    name: 'Chartwright reader (built in)',
    async readWindow(ids) {
      return pool.run(ids, { timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
        throw error instanceof PoolError ? new ReaderError(error.message) : error
      })
    },
    warm: pool.warm,
    close: pool.close,
  }
}
