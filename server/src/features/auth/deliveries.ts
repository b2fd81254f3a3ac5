import type { Logger } from 'pino'
import type { Deliver } from './core/auth-deps.ts'
import { AuthError } from './core/auth-error.ts'

export interface Deliveries {
  readonly deliver: Deliver
  /** Resolves when nothing is in progress any more. */
  readonly idle: () => Promise<void>
}

/** The caller waits for the mail, and is told if it failed. */
export const awaited: Deliveries = {
  deliver: (work) => work(),
  idle: () => Promise.resolve(),
}

/**
 * Nobody waits for it or learns of it: neither timing nor outcome reveals whether there is an
 * account.
 */
export function unobserved(log: Logger): Deliveries {
  const underWay = new Set<Promise<void>>()
  return {
    async deliver(work) {
      const delivery = work()
        .catch((error: unknown) => {
          // Refusals are expected outcomes, and budgets log their own warnings.
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
