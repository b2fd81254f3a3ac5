import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FromChild, ToChild } from './serve-jobs.ts'

export type PoolFailure = 'aborted' | 'closed' | 'crashed' | 'failed' | 'full' | 'hung' | 'unfit'

/** Its message never contains anything of a job. */
export class PoolError extends Error {
  override readonly name = 'PoolError'
  readonly reason: PoolFailure

  constructor(reason: PoolFailure, message: string) {
    super(message)
    this.reason = reason
  }
}

export interface ProcessPool<Job, Answer> {
  /** Rejects with PoolError. A child that dies or hangs costs only its own job, and is replaced. */
  run(job: Job, limits: RunLimits): Promise<Answer>
  /** Starts the first child before there is work. */
  warm(): void
  close(): Promise<void>
}

interface RunLimits {
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

export interface PoolOptions {
  /** A program that calls `serveJobs`. */
  readonly file: URL
  /** Passed in process.argv, after the file. */
  readonly args?: readonly string[]
  readonly size: number
  readonly maxQueued: number
  /** How long a child may take to be ready. */
  readonly startMs?: number
  /** Children beyond the first end after being idle for this long. */
  readonly idleMs?: number
}

interface Work {
  readonly job: unknown
  readonly timeoutMs: number
  readonly succeed: (answer: unknown) => void
  readonly fail: (error: PoolError) => void
  isSettled: boolean
}

interface Child {
  readonly process: ChildProcess
  isReady: boolean
  work: Work | undefined
  timer: NodeJS.Timeout | undefined
}

const START_MS = 120_000
const IDLE_MS = 300_000

/** Children are started when there is work, and handle one job at a time. */
export function processPool<Job, Answer>(options: PoolOptions): ProcessPool<Job, Answer> {
  const { file, args = [], size, maxQueued, startMs = START_MS, idleMs = IDLE_MS } = options
  const queue: Work[] = []
  const children = new Set<Child>()
  let isClosed = false

  function startChild(): void {
    const child: Child = {
      process: forkProgram(file, args),
      isReady: false,
      work: undefined,
      timer: undefined,
    }
    children.add(child)
    limit(child, startMs)
    child.process.on('message', (message) => hear(child, message as FromChild))
    child.process.on('error', () => lose(child, 'crashed'))
    child.process.on('exit', () => lose(child, 'crashed'))
    child.process.on('disconnect', () => lose(child, 'crashed'))
  }

  function hear(child: Child, message: FromChild): void {
    if (!children.has(child)) return
    clearTimeout(child.timer)
    if (message.kind === 'unfit') {
      lose(child, 'unfit', message.message)
      return
    }
    if (message.kind === 'ready') child.isReady = true
    else settle(child, message)
    dispatch()
    if (!child.work) rest(child)
  }

  function settle(child: Child, message: Extract<FromChild, { kind: 'done' | 'failed' }>): void {
    const { work } = child
    child.work = undefined
    if (!work) return
    if (message.kind === 'done') finish(work, () => work.succeed(message.answer))
    else {
      const error = new PoolError('failed', `The child process failed (${message.type}).`)
      finish(work, () => work.fail(error))
    }
  }

  /** Gives waiting work to idle children, and starts more while some is left over. */
  function dispatch(): void {
    for (const child of children) {
      if (!child.isReady || child.work) continue
      const work = queue.shift()
      if (!work) return
      clearTimeout(child.timer)
      child.work = work
      limit(child, work.timeoutMs)
      tell(child, { kind: 'job', job: work.job })
    }
    const starting = [...children].filter((child) => !child.isReady).length
    for (let more = queue.length - starting; more > 0 && children.size < size; more--) startChild()
  }

  function limit(child: Child, ms: number): void {
    child.timer = setTimeout(() => lose(child, 'hung'), ms)
  }

  function rest(child: Child): void {
    if (children.values().next().value === child) return
    child.timer = setTimeout(() => {
      children.delete(child)
      if (child.process.connected) child.process.disconnect()
    }, idleMs)
    child.timer.unref()
  }

  function lose(child: Child, reason: 'crashed' | 'hung' | 'unfit', why = ''): void {
    if (!children.delete(child)) return
    clearTimeout(child.timer)
    child.process.kill('SIGKILL')
    // One that never became ready fails one waiting job: otherwise it would be restarted for ever.
    const work = child.work ?? (child.isReady ? undefined : queue.shift())
    const error = new PoolError(reason, describeLoss(reason, why))
    if (work) finish(work, () => work.fail(error))
    if (!isClosed) dispatch()
  }

  function run(job: Job, { timeoutMs, signal }: RunLimits): Promise<Answer> {
    if (isClosed) return Promise.reject(new PoolError('closed', 'The pool is closed.'))
    if (signal?.aborted) return Promise.reject(new PoolError('aborted', 'Aborted.'))
    if (queue.length >= maxQueued) {
      return Promise.reject(new PoolError('full', 'Too many jobs are waiting.'))
    }
    return new Promise<Answer>((resolve, reject) => {
      const succeed = (answer: unknown) => {
        signal?.removeEventListener('abort', abort)
        resolve(answer as Answer)
      }
      const fail = (error: PoolError) => {
        signal?.removeEventListener('abort', abort)
        reject(error)
      }
      const work: Work = { job, timeoutMs, succeed, fail, isSettled: false }
      const abort = () => abandon(work)
      signal?.addEventListener('abort', abort)
      queue.push(work)
      dispatch()
    })
  }

  /** Its child is free again once it has noticed. */
  function abandon(work: Work): void {
    const place = queue.indexOf(work)
    if (place !== -1) queue.splice(place, 1)
    for (const child of children) if (child.work === work) tell(child, { kind: 'abort' })
    finish(work, () => work.fail(new PoolError('aborted', 'Aborted.')))
  }

  async function close(): Promise<void> {
    isClosed = true
    const error = new PoolError('closed', 'The pool is closed.')
    for (const work of queue.splice(0)) finish(work, () => work.fail(error))
    const ended = [...children].map(async (child) => {
      children.delete(child)
      clearTimeout(child.timer)
      const { work } = child
      if (work) finish(work, () => work.fail(error))
      await end(child.process)
    })
    await Promise.all(ended)
  }

  function warm(): void {
    if (!isClosed && children.size === 0) startChild()
  }

  return { run, warm, close }
}

function describeLoss(reason: 'crashed' | 'hung' | 'unfit', why: string): string {
  if (reason === 'unfit') return `The child process cannot work. ${why}`
  return `The child process ${reason}.`
}

function finish(work: Work, tellCaller: () => void): void {
  if (work.isSettled) return
  work.isSettled = true
  tellCaller()
}

function tell(child: Child, message: ToChild): void {
  // A failure means that the child is gone, which its exit reports.
  child.process.send(message, () => undefined)
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** TypeScript as in boot/run.mjs for the server: through tsx, which Node 20 needs. */
function forkProgram(file: URL, args: readonly string[]): ChildProcess {
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return fork(fileURLToPath(file), [...args], {
    serialization: 'advanced',
    execArgv: file.pathname.endsWith('.ts') ? ['--import', tsx()] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}
