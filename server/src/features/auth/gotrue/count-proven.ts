import type { FastifyRequest } from 'fastify'
import type { JWTPayload } from 'jose'
import type { Tx } from '../../../db/open.ts'
import { AuthError } from '../core/auth-error.ts'
import {
  authenticate,
  requireServiceRole,
  verifyClaims,
  type SignedIn,
} from '../core/authenticate.ts'
import type { SessionResponse } from '../core/tokens/session-response.ts'
import type { Bucket, GoTrueOptions } from './go-true-options.ts'

/**
 * Who is signed in, counted for themselves in the bucket of what they ask. The session is looked up
 * later, inside the transaction that acts on it.
 */
export async function signedInBy(
  options: GoTrueOptions,
  request: FastifyRequest,
  bucket?: Bucket,
): Promise<(tx: Tx) => Promise<SignedIn>> {
  const { sub } = await claimsOf(options, request, bucket)
  if (bucket) await options.count(bucket, keyOf(sub))
  return (tx) => authenticate(options.core, tx, bearerOf(request))
}

/** For the product's own acts and the operator's commands. */
export async function requireService(
  options: GoTrueOptions,
  request: FastifyRequest,
): Promise<void> {
  requireServiceRole(await claimsOf(options, request))
}

/** Whether the product itself asks. Anything else beside it is let be: clients send what they have. */
export async function isService(
  { core, requireCheck }: GoTrueOptions,
  request: FastifyRequest,
): Promise<boolean> {
  try {
    const claims = await verifyClaims(core, bearerOf(request), () => {
      requireCheck('token', request.ip, 'signature')
    })
    requireServiceRole(claims)
    return true
  } catch (error) {
    if (error instanceof AuthError) return false
    throw error
  }
}

/**
 * For an act whose proof is found good or bad by the act alone: what succeeds is counted for its
 * user, what is refused for its address. The act calls `beforeCheck` when all that is cheap is done.
 */
export async function countByOutcome(
  { count, requireCheck }: GoTrueOptions,
  { ip }: FastifyRequest,
  act: (beforeCheck: () => void) => Promise<SessionResponse>,
): Promise<SessionResponse> {
  try {
    const session = await act(() => {
      requireCheck('token', ip, 'look-up')
    })
    await count('token', keyOf(session.user.id))
    return session
  } catch (error) {
    if (error instanceof AuthError && error.status < 500) await count('token', ip)
    throw error
  }
}

/** A token that names nobody is counted for its address; none at all, only where calls are counted. */
async function claimsOf(
  { core, count, requireCheck }: GoTrueOptions,
  request: FastifyRequest,
  bucket?: Bucket,
): Promise<JWTPayload> {
  const { ip } = request
  const counted = bucket ?? 'token'
  try {
    return await verifyClaims(core, bearerOf(request), () => {
      requireCheck(counted, ip, 'signature')
    })
  } catch (error) {
    const isMissing = error instanceof AuthError && error.code === 'no_authorization'
    if (error instanceof AuthError && (bucket || !isMissing)) await count(counted, ip)
    throw error
  }
}

/** No address reads like it. */
function keyOf(userId = ''): string {
  return `user ${userId}`
}

function bearerOf({ headers }: FastifyRequest): string {
  const [, token] = /^bearer ([^\s]+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) {
    throw new AuthError('no_authorization', 'This endpoint requires a valid Bearer token')
  }
  return token
}
