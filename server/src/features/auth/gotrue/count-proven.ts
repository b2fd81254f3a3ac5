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
 * The signed-in user, counted individually in the bucket of the call. The session is looked up
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

/** For the product's own calls and the operator's commands. */
export async function requireService(
  options: GoTrueOptions,
  request: FastifyRequest,
): Promise<void> {
  requireServiceRole(await claimsOf(options, request))
}

/**
 * Whether the product itself is calling. Any other token is ignored: clients send what they have.
 */
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
 * For an operation that only itself can tell whether its proof is valid: a success counts against
 * the user, a refusal against the address. The operation calls `beforeCheck` after all cheap
 * checks.
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

/**
 * A token that names nobody counts against its address; a missing one does so only where calls are
 * counted.
 */
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

/** Cannot collide with an address. */
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
