import type { Clock } from '../lib/clock.ts'

export interface MovableClock {
  readonly clock: Clock
  forward(seconds: number): void
}

/** Starts now and stands still until it is moved. */
export function movableClock(): MovableClock {
  let nowMs = Math.floor(Date.now() / 1_000) * 1_000
  return {
    clock: () => new Date(nowMs),
    forward: (seconds) => {
      nowMs += seconds * 1_000
    },
  }
}
