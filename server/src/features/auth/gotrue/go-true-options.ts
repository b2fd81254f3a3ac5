import type { GoogleSignIn } from '../../../providers/google/google.ts'
import type { Check } from '../../../http/rate-limits.ts'
import type { AuthDeps } from '../core/auth-deps.ts'

/** The buckets of the protocol; a refusal is over_request_rate_limit. */
export type Bucket = 'token' | 'account' | 'verify' | 'mail' | 'mailbox' | 'factor'
export type CountRequest = (bucket: Bucket, key: string) => Promise<void>

export interface GoTrueOptions {
  readonly core: AuthDeps
  readonly google: GoogleSignIn | undefined
  readonly count: CountRequest
  /** Before a proof is checked, which costs: an address past its limit has few checks a second. */
  readonly requireCheck: (bucket: Bucket, address: string, check: Check) => void
  /** Where this instance is mounted, seen from outside. */
  readonly publicUrl: () => string
}
