import { setImmediate } from 'node:timers/promises'

/** Work in pieces of a few milliseconds, with its result at the end. */
export type Steps<T> = Generator<undefined, T, undefined>

export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Lets others run after every piece; rejects with the signal's reason once it is aborted. */
export async function finishInTurns<T>(steps: Steps<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    signal.throwIfAborted()
    const step = steps.next()
    if (step.done === true) return step.value
    await setImmediate()
  }
}
