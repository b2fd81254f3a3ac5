import { ApiError, isNotFound, messageOf } from '../../lib/http/api-error.ts'
import { notifyError } from '../../ui/overlays/notify.ts'

/** Spec 2 §8: only logged. A toast also says so, and offers a retry if that may help. */
export function tellQuietly(what: string, error: unknown, onRetry: () => void): void {
  logFailure(what, error)
  notifyError(`${what} ${messageOf(error)}`, isNotFound(error) ? undefined : onRetry)
}

/** No word of the task or the patient. */
export function logFailure(what: string, error: unknown): void {
  const fault = error instanceof ApiError ? error : undefined
  console.error(what, { status: fault?.status, code: fault?.code })
}
