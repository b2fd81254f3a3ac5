import { quantile } from './statistics.ts'

/** How fast requests were answered. */
export interface Pace {
  readonly requests: number
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** From the milliseconds that each of them took, over this many seconds. Sorts them. */
export function paceOf(elapsedMs: number[], seconds: number): Pace {
  return {
    requests: elapsedMs.length,
    requestsPerSecond: elapsedMs.length / seconds,
    p50Ms: quantile(elapsedMs, 0.5),
    p99Ms: quantile(elapsedMs, 0.99),
  }
}
