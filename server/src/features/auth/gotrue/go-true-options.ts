import type { GoogleSignIn } from '../../../providers/google/google.ts'
import type { Check } from '../../../http/rate-limits.ts'
import type { Mailboxes } from '../budgets/mailbox-limits.ts'
import type { AuthDeps } from '../core/auth-deps.ts'

/** The buckets of the protocol; a refusal is over_request_rate_limit. */
export type Bucket = 'token' | 'account' | 'anywhere' | 'device' | 'verify' | 'mail' | 'factor'
type CountRequest = (bucket: Bucket, key: string) => Promise<void>

/** Makes the response time reveal nothing, where it must not be revealed who has an account. */
export type AnswerAlike = <T>(work: () => Promise<T>) => Promise<T>

export interface GoTrueOptions {
  readonly core: AuthDeps
  readonly google: GoogleSignIn | undefined
  readonly count: CountRequest
  readonly mailboxes: Mailboxes
  readonly alike: AnswerAlike
  /** Resolves when no mail is being sent any more. */
  readonly idle: () => Promise<void>
  /**
   * Called before a proof is checked, which is expensive: an address past its limit gets few checks
   * per second.
   */
  readonly requireCheck: (bucket: Bucket, address: string, check: Check) => void
  /** Where this instance is mounted, seen from outside. */
  readonly publicUrl: () => string
}
