import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bundleServer } from '../testing/bundle-server.ts'
import { bundledProgram } from '../testing/bundled-program.ts'
import type { PoolTestJob } from '../testing/pool-child.ts'
import { until } from '../testing/until.ts'
import { PoolError, processPool, type PoolOptions } from './process-pool.ts'

const CHILD = fileURLToPath(new URL('../testing/pool-child.ts', import.meta.url))
const UNFIT_CHILD = fileURLToPath(new URL('../testing/pool-unfit-child.ts', import.meta.url))
const PARENT = fileURLToPath(new URL('../testing/pool-parent.ts', import.meta.url))
/** Most children are bundled, which start sooner; the parent that is killed starts TypeScript. */
const bundled = (file: string) => pathToFileURL(bundledProgram('pool', file))
const limits = { timeoutMs: 60_000 }
const LONG = { timeout: 60_000 }

describe('a pool of processes', LONG, () => {
  beforeAll(() => bundleServer('pool', [CHILD, UNFIT_CHILD]))

  const opened: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const pool of opened.splice(0)) await pool.close()
  })

  function open(options: Partial<PoolOptions> = {}) {
    const pool = processPool<PoolTestJob, unknown>({
      file: bundled(CHILD),
      size: 1,
      maxQueued: 10,
      ...options,
    })
    opened.push(pool)
    return pool
  }
  const refused = (reason: string) =>
    expect.objectContaining({ name: 'PoolError', reason }) as unknown
  const pidOf = (pool: ReturnType<typeof open>) => pool.run({ act: 'pid' }, limits)

  test('answers each job with its own result, including typed arrays', async () => {
    const pool = open({ size: 2 })
    const values = [new Float32Array([0.25, -1]), new Int16Array([7]), 'text', undefined]
    const answers = values.map((value) => pool.run({ act: 'echo', value }, limits))
    expect(await Promise.all(answers)).toEqual(values)
  })

  test('is warmed with one child, however often it is requested', async () => {
    const count = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
    const before = count()
    const pool = open({ size: 2 })
    expect(count()).toBe(before)
    pool.warm()
    pool.warm()
    expect(count()).toBe(before + 1)
    expect(await pool.run({ act: 'echo', value: 1 }, limits)).toBe(1)
  })

  test('a crash costs only its own job, and the child is replaced', async () => {
    const pool = open()
    const before = await pidOf(pool)
    const crash = pool.run({ act: 'crash' }, limits)
    const after = pidOf(pool)
    await expect(crash).rejects.toEqual(refused('crashed'))
    expect(await after).not.toBe(before)
  })

  test('a child that hangs is killed, and the next job runs', async () => {
    const pool = open()
    const hang = pool.run({ act: 'hang' }, { timeoutMs: 50 })
    const next = pool.run({ act: 'echo', value: 1 }, limits)
    await expect(hang).rejects.toEqual(refused('hung'))
    expect(await next).toBe(1)
  })

  test('a failed job is reported by its type, never by its message', async () => {
    const failure: unknown = await open()
      .run({ act: 'fail' }, limits)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PoolError)
    expect(String(failure)).toContain('RangeError')
    expect(String(failure)).not.toContain('hunter2')
  })

  test('an aborted job rejects immediately, and its child continues once it has noticed', async () => {
    const pool = open()
    const before = await pidOf(pool)
    const controller = new AbortController()
    const waiting = pool.run({ act: 'wait for abort' }, { ...limits, signal: controller.signal })
    controller.abort()
    await expect(waiting).rejects.toEqual(refused('aborted'))
    expect(await pidOf(pool)).toBe(before)
  })

  test('a job that was aborted while it waited is never run', async () => {
    const pool = open()
    const blocking = new AbortController()
    const first = pool.run({ act: 'wait for abort' }, { ...limits, signal: blocking.signal })
    const controller = new AbortController()
    const queued = pool.run({ act: 'crash' }, { ...limits, signal: controller.signal })
    controller.abort()
    await expect(queued).rejects.toEqual(refused('aborted'))
    blocking.abort()
    await expect(first).rejects.toEqual(refused('aborted'))
    expect(await pool.run({ act: 'echo', value: 2 }, limits)).toBe(2)
  })

  test('jobs beyond the queue limit are refused', async () => {
    const pool = open({ maxQueued: 2 })
    const queued = [pidOf(pool), pidOf(pool)]
    await expect(pidOf(pool)).rejects.toEqual(refused('full'))
    const [first, second] = await Promise.all(queued)
    expect(first).toBe(second)
  })

  test('children that cannot start reject the jobs with the reason', async () => {
    const pool = open({ file: bundled(UNFIT_CHILD) })
    const jobs = [pidOf(pool), pidOf(pool)]
    for (const job of jobs) await expect(job).rejects.toThrow('The weights are missing.')
  })

  test('an idle child ends, except for the last one', async () => {
    const pool = open({ size: 2, idleMs: 100 })
    // Two at a time, each of which occupies its child.
    const pids = await Promise.all([pidOf(pool), pidOf(pool), pidOf(pool), pidOf(pool)])
    const alive = () => new Set(pids.map(Number).filter(isAlive)).size
    await until(() => expect(alive()).toBe(1))
    expect(isAlive(Number(await pidOf(pool)))).toBe(true)
  })

  test('closing ends the children and rejects work in progress', async () => {
    const pool = open()
    const pid = Number(await pidOf(pool))
    const running = pool.run({ act: 'hang' }, limits)
    const queued = pidOf(pool)
    const settled = Promise.allSettled([running, queued])
    await pool.close()
    for (const result of await settled) {
      expect(result).toEqual({ status: 'rejected', reason: refused('closed') })
    }
    expect(isAlive(pid)).toBe(false)
    await expect(pidOf(pool)).rejects.toEqual(refused('closed'))
  })

  test('a child ends when its parent is killed', async () => {
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
    const parent = fork(PARENT, [], {
      execArgv: ['--import', tsx],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const [pid] = (await once(parent, 'message')) as [number]
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await until(() => expect(isAlive(pid)).toBe(false))
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
