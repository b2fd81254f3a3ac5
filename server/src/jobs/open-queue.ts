import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import { PRESENCE_LOCK, type Presence } from './presence.ts'
import { queueLogger } from './queue-logger.ts'

export interface QueueOptions {
  /** As the queue's role. */
  readonly db: Database
  readonly log: Logger
  readonly presence: Presence
  readonly tasks: TaskList
  /** Run once a day, by whichever node is running. */
  readonly daily?: TaskList
  readonly concurrency: number
  readonly reclaimMs: number
}

export interface Queue {
  close(): Promise<void>
}

/** A job that is still running by then is told to stop, and is run by the next node that starts. */
const ABORT_MS = 2_000
const POLL_MS = 1_000
const RESTART_MS = 2_000
/**
 * A batch ends the runner when the end of a job cannot be recorded. Without one, the library leaves
 * that rejection unhandled, which ends the whole process.
 */
const BATCHED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** Runs jobs of all practitioners; a job changes their rows on their behalf. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { db, log, presence, tasks, daily = {}, concurrency, reclaimMs } = options
  let isClosing = false
  const canRun = () => !isClosing
  let runner = await start()
  const timer = setInterval(() => void reclaim(), reclaimMs)
  await reclaim()

  async function start(): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter()
    const named = new Promise<string>((resolve) => {
      events.once('pool:create', ({ workerPool }) => {
        resolve(workerPool.id)
      })
    })
    const started = await run({
      preset: { worker: BATCHED },
      pgPool: db.pool,
      taskList: { ...tasks, ...daily },
      crontab: Object.keys(daily).map(oncePerDay).join('\n'),
      concurrency,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: ABORT_MS,
      logger: queueLogger(log),
      events,
    })
    const name = await named
    await presence.announce(name)
    // It gives up if the database is unavailable for long.
    void started.promise.catch(() => undefined).then(() => restart(name))
    return started
  }

  /** Jobs that the ended runner has left locked are released with its name. */
  async function restart(ended: string): Promise<void> {
    await presence.withdraw(ended).catch(() => undefined)
    while (canRun()) {
      await sleep(RESTART_MS)
      try {
        if (canRun()) runner = await start()
        return
      } catch (error) {
        log.warn({ err: error }, 'the job queue cannot start yet')
      }
    }
  }

  /** Jobs locked by a pool without a live presence are released. */
  async function reclaim(): Promise<void> {
    try {
      const { rows } = await db.pool.query<{ reclaimed: number }>(RECLAIM, [PRESENCE_LOCK])
      const reclaimed = rows[0]?.reclaimed ?? 0
      if (reclaimed > 0) log.warn({ reclaimed }, 'jobs of dead workers are run again')
    } catch (error) {
      log.warn({ err: error }, 'jobs of dead workers could not be looked for')
    }
  }

  return {
    async close() {
      isClosing = true
      clearInterval(timer)
      await runner.stop().catch(() => undefined)
    },
  }
}

/** At night, or within a day once a node is running again. */
function oncePerDay(task: string): string {
  return `17 3 * * * ${task} ?fill=1d`
}

const RECLAIM = `
  with dead as (
    select distinct locked_by as name from graphile_worker._private_jobs j
    where locked_by is not null and not exists (
      select 1 from pg_locks l
      where l.locktype = 'advisory' and l.classid = $1 and l.granted
        and l.objid = (hashtext(j.locked_by) & 2147483647)
        and l.database = (select oid from pg_database where datname = current_database()))
  ), freed as (
    update graphile_worker._private_jobs j set locked_by = null, locked_at = null, run_at = now()
    where j.locked_by in (select name from dead)
    returning 1
  )
  select (select count(*)::int from freed) as reclaimed`
