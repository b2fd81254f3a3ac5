import { sentenceOf, type ErrorCode } from '@chartwright/contract/errors'
import type { OpenPoint } from '@chartwright/contract/signatures'

/** An outcome that the user may see; anything else thrown is a bug and answers SERVER_ERROR. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  /** Sent as Retry-After. */
  readonly retryAfterS: number | undefined

  constructor(code: ErrorCode, detail: string = sentenceOf(code), retryAfterS?: number) {
    super(detail)
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

/** The last words of a session are not in its transcript yet. */
export class TranscriptIncomplete extends AppError {
  /** Stored, and not transcribed yet. */
  readonly audioLeftS: number

  constructor(audioLeftS: number) {
    super('TRANSCRIPT_INCOMPLETE')
    this.audioLeftS = audioLeftS
  }
}

/** The signer has not acknowledged the open points. */
export class SigningUnacknowledged extends AppError {
  readonly open: readonly OpenPoint[]

  constructor(open: readonly OpenPoint[]) {
    super('SIGNING_UNACKNOWLEDGED')
    this.open = open
  }
}
