import { ApiError, messageOf } from '../../lib/api-error.ts'
import { notifyError } from '../../ui/notify.ts'

/** Spec 2 §8: only logged. A toast says it, too, and offers to try again where that may help. */
export function tellQuietly(what: string, error: unknown, onRetry: () => void): void {
  logFailure(what, error)
  notifyError(`${what} ${messageOf(error)}`, isGone(error) ? undefined : onRetry)
}

/** No word of the task or the patient. */
export function logFailure(what: string, error: unknown): void {
  const fault = error instanceof ApiError ? error : undefined
  console.error(what, { status: fault?.status, code: fault?.code })
}

/** The task, or the patient it was to get, was deleted meanwhile. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
