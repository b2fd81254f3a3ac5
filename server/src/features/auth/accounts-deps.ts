import type { Database } from '../../db/open.ts'
import type { Gate } from '../../http/mount.ts'
import type { AnswerAlike, GoTrueOptions } from './gotrue/go-true-options.ts'
import type { AuthService } from './product/auth-service.ts'

export interface AccountsDeps {
  /** As the authentication service's role. */
  readonly db: Database
  readonly isGeneric: boolean
  readonly alike: AnswerAlike
  readonly isCodeOver: (sentAt: Date) => boolean
  readonly identify: Gate['identify']
  /** Served by this process, or called at AUTH_URL. */
  readonly service: GoTrueOptions | AuthService
}
