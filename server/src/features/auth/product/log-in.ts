import type { LoginResponse } from '@chartwright/contract/auth'
import type { ErrorCode } from '@chartwright/contract/errors'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { Tx } from '../../../db/open.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Browser } from '../../../http/mount.ts'
import { ask, AuthTokens, type AuthUser } from './auth-service.ts'
import {
  findByEmail,
  findById,
  updatePractitioner,
  viewCurrentUser,
  type PractitionerRow,
} from './practitioner-accounts.queries.ts'
import type { ProductAuth } from './product-auth.ts'
import { verifyProven } from './proven-practitioner.ts'

const REFUSALS: readonly ErrorCode[] = [
  'INVALID_CREDENTIALS',
  'INVALID_EMAIL_FORMAT',
  'INVALID_REQUEST',
]
const BOTH_NEEDED = 'Please enter both email and password.'

export async function logIn(
  auth: ProductAuth,
  form: { email: string; password: string },
  ip: string,
  browser: Browser,
): Promise<LoginResponse> {
  const email = form.email.trim().toLowerCase()
  if (!email || !form.password) throw new AppError('MISSING_FIELDS', BOTH_NEEDED)
  const known = await inTransaction(auth.db, (tx) => findByEmail(tx, email))
  const tokens = await ask(auth.service, AuthTokens, {
    method: 'POST',
    path: '/token?grant_type=password',
    body: { email, password: form.password },
    ip,
    browser,
  }).catch((error: unknown) => {
    // An external service reveals that an account awaits confirmation: see told in
    // core/sign-in-with-password.ts.
    const isWaiting = error instanceof AppError && error.code === 'EMAIL_NOT_VERIFIED'
    if (isWaiting && auth.isGeneric) throw new AppError('INVALID_CREDENTIALS')
    const isRefused = error instanceof AppError && REFUSALS.includes(error.code)
    throw isRefused && !known && !auth.isGeneric ? new AppError('USER_NOT_FOUND') : error
  })
  return admitSession(auth, tokens, ip)
}

export async function refresh(
  auth: ProductAuth,
  refreshToken: string,
  ip: string,
): Promise<LoginResponse> {
  const tokens = await ask(auth.service, AuthTokens, {
    method: 'POST',
    path: '/token?grant_type=refresh_token',
    body: { refresh_token: refreshToken },
    ip,
  }).catch((error: unknown) => {
    // A malformed token is treated like an expired one.
    const isMalformed = error instanceof AppError && error.code === 'INVALID_REQUEST'
    throw isMalformed ? new AppError('INVALID_TOKEN') : error
  })
  return admitSession(auth, tokens, ip)
}

/** Only a verified practitioner keeps the session that the service opened. */
export async function admitSession(
  auth: ProductAuth,
  tokens: AuthTokens,
  ip: string,
): Promise<LoginResponse> {
  const row = await inTransaction(auth.db, async (tx) => {
    const found = await findWithAddress(tx, tokens.user)
    return found && verifyProven(tx, found, tokens.user)
  })
  if (row?.accessStatus !== 'verified') {
    await auth.service.call({
      method: 'POST',
      path: '/logout?scope=local',
      token: tokens.access_token,
      ip,
    })
    if (!row) throw new AppError(auth.isGeneric ? 'INVALID_CREDENTIALS' : 'USER_NOT_FOUND')
    throw new AppError(row.accessStatus === 'blocked' ? 'USER_BLOCKED' : 'USER_UNVERIFIED')
  }
  const hasFactor = tokens.user.factors?.some(({ status }) => status === 'verified') ?? false
  return {
    token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_at: tokens.expires_at,
    mfa_required: hasFactor && aalOf(tokens.access_token) !== 'aal2',
    user: viewCurrentUser(row),
  }
}

/** The address may have been changed at the service since. */
async function findWithAddress(
  tx: Tx,
  { id, email }: AuthUser,
): Promise<PractitionerRow | undefined> {
  const row = await findById(tx, id)
  if (!row || row.email === email || (await findByEmail(tx, email))) return row
  return updatePractitioner(tx, id, { email })
}

/** The service has just signed it: no need to verify it again to read it. */
function aalOf(accessToken: string): unknown {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as { aal?: unknown }).aal
}
