import type { Logger } from 'pino'
import { AppError } from '../../../http/app-error.ts'
import type { Budget } from '../../../http/rate-limits.ts'

const HOUR_MS = 3_600_000

/** One line per hour and node, however many are refused. */
export function hourlyWarning(log: Logger, facts: object, message: string): () => void {
  let toldAtMs = -Infinity
  return () => {
    if (Date.now() - toldAtMs < HOUR_MS) return
    toldAtMs = Date.now()
    log.warn(facts, message)
  }
}

/** Wraps the budget with a warning when it is used up. */
export function warnWhenSpent(budget: Budget, warn: () => void): Budget {
  return {
    ...budget,
    take: (key) =>
      budget.take(key).catch((error: unknown) => {
        if (error instanceof AppError) warn()
        throw error
      }),
  }
}
