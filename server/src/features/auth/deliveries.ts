import type { Logger } from 'pino'
import type { Deliver } from './core/auth-deps.ts'
import { AuthError } from './core/auth-error.ts'

export interface Deliveries {
  readonly deliver: Deliver
  /** When nothing is under way any more. */
  readonly idle: () => Promise<void>
}

/** Whoever asks waits for the mail, and hears when it failed. */
export const awaited: Deliveries = {
  deliver: (work) => work(),
  idle: () => Promise.resolve(),
}

/** Nobody waits, and nobody hears of it: neither time nor outcome tells whether there is an account. */
export function unobserved(log: Logger): Deliveries {
  const underWay = new Set<Promise<void>>()
  return {
    async deliver(work) {
      const delivery = work()
        .catch((error: unknown) => {
          // Refusals are outcomes, and budgets speak for themselves.
          if (!(error instanceof AuthError)) log.warn({ err: error }, 'a mail could not be sent')
        })
        .finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
