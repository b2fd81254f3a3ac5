import { sentenceOf, UNKNOWN_ERROR } from '@chartwright/contract/errors'

/** What is known about a refusal. Our server sends a code; others may send only a detail. */
export interface Fault {
  /** 0 if there was no response. */
  readonly status: number
  readonly code?: string | undefined
  readonly detail?: string | undefined
  /** With TRANSCRIPT_INCOMPLETE. */
  readonly audioLeftS?: number | undefined
}

/** A failed call. `message` is fit to be shown (document 2 §7.10). */
export class ApiError extends Error implements Fault {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly audioLeftS: number | undefined

  constructor(message: string, fault: Fault) {
    super(message)
    this.status = fault.status
    this.code = fault.code
    this.detail = fault.detail
    this.audioLeftS = fault.audioLeftS
  }
}

export function networkError(): ApiError {
  return new ApiError(sentenceOf('NETWORK_ERROR'), { status: 0, code: 'NETWORK_ERROR' })
}

/**
 * Our server's own decision on the call. No response, too many attempts, a server fault or an
 * intermediary's page says nothing about the caller.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === undefined) return false
  return error.status >= 400 && error.status < 500 && error.status !== 429
}

/** Deleted in the meantime, or never there. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** The note is signed, and cannot be changed. */
export function isSigned(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOTE_SIGNED'
}

/** What to show for anything caught around a data call. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_ERROR
}
