import { setTimeout as sleep } from 'node:timers/promises'
import { paceOf, type Pace } from '../pace.ts'
import type { Caller } from './caller.ts'
import type { Work } from './practitioner.ts'

export interface Worker {
  readonly caller: Caller
  readonly work: Work
}

export interface Outcome extends Pace {
  /** Refused or interrupted. */
  readonly errors: number
}

/** Everybody works at the same time, each after a pause of this average length, or without one. */
export async function putWork(
  workers: readonly Worker[],
  seconds: number,
  pauseMs = 0,
): Promise<Outcome> {
  const elapsed: number[] = []
  let errors = 0
  const startedAtMs = performance.now()
  const endsAtMs = startedAtMs + seconds * 1_000

  async function keepWorking({ caller, work }: Worker): Promise<void> {
    let learned: unknown
    for (;;) {
      if (pauseMs > 0) await sleep(2 * pauseMs * Math.random())
      if (performance.now() >= endsAtMs) return
      const { status, text, elapsedMs } = await caller.call(work.next(learned).value)
      const isGood = status === 200
      learned = isGood ? (JSON.parse(text) as unknown) : undefined
      if (!isGood) errors += 1
      elapsed.push(elapsedMs)
    }
  }

  await Promise.all(workers.map(keepWorking))
  return { ...paceOf(elapsed, (performance.now() - startedAtMs) / 1_000), errors }
}
