import type { Database } from '../../../db/open.ts'
import type { AnswerAlike } from '../gotrue/go-true-options.ts'
import type { AuthService } from './auth-service.ts'

/** What the product's own account calls work with. */
export interface ProductAuth {
  /** As the role that sees practitioners by address. */
  readonly db: Database
  readonly service: AuthService
  /** Messages that do not tell whether an address is known. */
  readonly isGeneric: boolean
  readonly alike: AnswerAlike
  /** Whether a code that was mailed then has had its time. */
  readonly isCodeOver: (sentAt: Date) => boolean
  /** A GoTrue server elsewhere has no recovery codes. */
  readonly hasRecoveryCodes: boolean
}
