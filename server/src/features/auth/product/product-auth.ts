import type { Database } from '../../../db/open.ts'
import type { AnswerAlike } from '../gotrue/go-true-options.ts'
import type { AuthService } from './auth-service.ts'

/** The dependencies of the product's own account calls. */
export interface ProductAuth {
  /** As the role that sees practitioners by address. */
  readonly db: Database
  readonly service: AuthService
  /** Messages that do not reveal whether an address is known. */
  readonly isGeneric: boolean
  readonly alike: AnswerAlike
  /** Whether a code mailed at this time has expired. */
  readonly isCodeOver: (sentAt: Date) => boolean
  /** An external GoTrue server has no recovery codes. */
  readonly hasRecoveryCodes: boolean
}
