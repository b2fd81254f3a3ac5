import { AppError } from '../../../http/app-error.ts'
import { PoolError, processPool, type ProcessPool } from '../../../lib/process-pool.ts'
import type { RenderJob } from './render-job.ts'

const CHILD = new URL('child.ts', import.meta.url)
const TIMEOUT_MS = 60_000
const MAX_QUEUED = 100
/** Documents are requested only occasionally: in between they use no memory. */
const IDLE_MS = 60_000

export interface Renderer {
  render(job: RenderJob, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

/** A separate process lays pages out, so that nobody waits for another user's long document. */
export function createRenderer(): Renderer {
  let pool: ProcessPool<RenderJob, Uint8Array> | undefined
  let underWay = 0
  let timer: NodeJS.Timeout | undefined

  const close = async (): Promise<void> => {
    clearTimeout(timer)
    const closed = pool
    pool = undefined
    await closed?.close()
  }
  return {
    async render(job, signal) {
      clearTimeout(timer)
      pool ??= processPool({ file: CHILD, size: 1, maxQueued: MAX_QUEUED })
      underWay += 1
      try {
        return await pool.run(job, { timeoutMs: TIMEOUT_MS, signal })
      } catch (error) {
        throw refusalOf(error)
      } finally {
        underWay -= 1
        if (underWay === 0) timer = setTimeout(() => void close(), IDLE_MS).unref()
      }
    },
    close,
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof PoolError)) return error
  if (error.reason === 'full') return new AppError('TOO_MANY_ATTEMPTS')
  if (error.reason === 'hung') return new AppError('DOCUMENT_TOO_LONG')
  return error
}
