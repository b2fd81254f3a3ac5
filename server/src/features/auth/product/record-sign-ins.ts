import { recordEntry } from '../../../db/audit.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { Database } from '../../../db/open.ts'
import type { KeyedHash } from '../../../lib/keyed-hash.ts'
import { AuthTokens, type AuthService } from './auth-service.ts'

const SIGN_IN = '/token?grant_type=password'
const TOO_MANY = 429

/**
 * For a clinic's own service, which keeps no audit trail with us: records sign-ins that pass
 * through here.
 */
export function recordSignIns(
  db: Database,
  hashAddress: KeyedHash,
  service: AuthService,
): AuthService {
  return {
    ...service,
    async call(request) {
      const answer = await service.call(request)
      if (request.path !== SIGN_IN || answer.status === TOO_MANY) return answer
      const tokens = AuthTokens.safeParse(answer.body)
      const entry = {
        practitionerId: tokens.data?.user.id,
        what: tokens.success ? 'login' : 'login_failed',
        addressHash: hashAddress(request.ip),
        details: { method: 'password', isElsewhere: true },
      }
      await inTransaction(db, (tx) => recordEntry(tx, entry))
      return answer
    },
  }
}
