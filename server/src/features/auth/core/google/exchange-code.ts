import { createHash, randomBytes } from 'node:crypto'
import { inTransaction } from '../../../../db/in-transaction.ts'
import type { Tx } from '../../../../db/open.ts'
import { newId } from '../../../../lib/ids.ts'
import { sha256 } from '../../../../lib/keyed-hash.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import type { CodeChallenge } from '../tokens/send-one-time-token.ts'
import { openSession, type SessionResponse } from '../tokens/session-response.ts'
import { isBanned } from '../users/ban.ts'
import { findUser } from '../users/users.queries.ts'
import { deleteFlow, findFlowByCode, insertFlow, updateFlow, type Flow } from './flows.queries.ts'

const CODE_LIFETIME_MS = 5 * 60 * 1_000

/** The code in the redirect of a PKCE caller, in place of tokens. */
export async function grantCode(
  tx: Tx,
  grant: { flow?: Flow; userId: string; method: string; codeChallenge: CodeChallenge },
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const granted = { authCodeHash: sha256(code), userId: grant.userId, method: grant.method }
  if (grant.flow) {
    await updateFlow(tx, grant.flow.id, granted)
  } else {
    const { challenge, method } = grant.codeChallenge
    await insertFlow(tx, {
      id: newId(),
      redirectTo: '',
      codeChallenge: challenge,
      codeChallengeMethod: method,
      ...granted,
    })
  }
  return code
}

export async function exchangeCode(
  deps: AuthDeps,
  { authCode, codeVerifier }: { authCode: string; codeVerifier: string },
  caller: Caller,
): Promise<SessionResponse> {
  return inTransaction(deps.db, async (tx) => {
    const flow = await findFlowByCode(tx, sha256(authCode))
    if (!flow?.userId) {
      throw new AuthError('flow_state_not_found', 'invalid flow state, no valid flow state found')
    }
    if (deps.clock().getTime() - flow.createdAt.getTime() > CODE_LIFETIME_MS) {
      throw new AuthError('flow_state_expired', 'invalid flow state, flow state has expired')
    }
    if (!isProvenBy(flow, codeVerifier)) {
      throw new AuthError(
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )
    }
    await deleteFlow(tx, flow.id)
    const user = await findUser(tx, flow.userId)
    if (!user) throw new AuthError('flow_state_not_found', 'invalid flow state, user is gone')
    if (isBanned(deps, user)) throw new AuthError('user_banned', 'User is banned')
    const method = flow.method ?? 'otp'
    await audit(tx, 'login', user.id, caller, { method })
    const provider = flow.provider === null ? {} : { provider: flow.provider }
    return openSession(deps, tx, user, { method, ...provider })
  })
}

function isProvenBy({ codeChallenge, codeChallengeMethod }: Flow, verifier: string): boolean {
  if (codeChallengeMethod === 'plain') return verifier === codeChallenge
  return createHash('sha256').update(verifier).digest('base64url') === codeChallenge
}
