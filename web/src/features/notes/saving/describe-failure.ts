import { ApiError, messageOf } from '../../../lib/http/api-error.ts'

const KEPT = 'Your text is kept in this browser.'

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'Not saved: the text is longer than a note can be.',
  401: 'Not saved: you are signed out. Log in again to save it.',
  404: 'Not saved: this was deleted in another window.',
  413: 'Not saved: the text is longer than a note can be.',
  423: 'Not saved: this note was signed in another window. Unsign it to change it.',
}

export type Failure =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'passing' }
  | { readonly kind: 'final'; readonly problem: string }

/** What a failed save means for the text. */
export function describeFailure(error: unknown): Failure {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 409) return { kind: 'conflict' }
  if (status < 400 || status >= 500 || status === 408 || status === 429) return { kind: 'passing' }
  return {
    kind: 'final',
    problem: `${BY_STATUS[status] ?? `Not saved: ${messageOf(error)}`} ${KEPT}`,
  }
}
