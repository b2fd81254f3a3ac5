import type { GoogleSignIn } from '../../../providers/google/google.ts'
import type { Check } from '../../../http/rate-limits.ts'
import type { Mailboxes } from '../budgets/mailbox-limits.ts'
import type { AuthDeps } from '../core/auth-deps.ts'

/** The buckets of the protocol; a refusal is over_request_rate_limit. */
export type Bucket = 'token' | 'account' | 'anywhere' | 'device' | 'verify' | 'mail' | 'factor'
type CountRequest = (bucket: Bucket, key: string) => Promise<void>

/** Answers so that the time it took tells nothing, where nobody may learn who has an account. */
export type AnswerAlike = <T>(work: () => Promise<T>) => Promise<T>

export interface GoTrueOptions {
  readonly core: AuthDeps
  readonly google: GoogleSignIn | undefined
  readonly count: CountRequest
  readonly mailboxes: Mailboxes
  readonly alike: AnswerAlike
  /** When no mail is under way any more. */
  readonly idle: () => Promise<void>
  /** Before a proof is checked, which costs: an address past its limit has few checks a second. */
  readonly requireCheck: (bucket: Bucket, address: string, check: Check) => void
  /** Where this instance is mounted, seen from outside. */
  readonly publicUrl: () => string
}
