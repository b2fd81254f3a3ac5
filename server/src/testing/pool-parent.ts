import { processPool } from '../lib/process-pool.ts'

const file = new URL('pool-child.ts', import.meta.url)
const pool = processPool<{ act: 'pid' }, number>({ file, size: 1, maxQueued: 1 })
process.send?.(await pool.run({ act: 'pid' }, { timeoutMs: 60_000 }))
