import { setImmediate } from 'node:timers/promises'

/** Work in pieces of a few milliseconds, with its result at the end. */
export type Steps<T> = Generator<undefined, T, undefined>

export const ITEMS_IN_STEP = 12

export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Lets others run after every piece; rejects with the signal's reason once it is aborted. */
export async function finishInTurns<T>(
  steps: Steps<T>,
  signal: AbortSignal,
  pause: () => Promise<unknown> = setImmediate,
): Promise<T> {
  for (;;) {
    signal.throwIfAborted()
    const step = steps.next()
    if (step.done === true) return step.value
    await pause()
  }
}

export function* mapInSteps<From, To>(
  items: readonly From[],
  change: (item: From, at: number) => To,
  weigh: (item: From) => number = () => 1,
): Steps<To[]> {
  const changed: To[] = []
  let weight = 0
  for (const [at, item] of items.entries()) {
    weight += weigh(item)
    if (weight >= ITEMS_IN_STEP) {
      yield
      weight = 0
    }
    changed.push(change(item, at))
  }
  return changed
}
