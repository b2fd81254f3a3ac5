import type { AccessStatus } from '@chartwright/contract/practitioner'
import { VERIFICATION_ERRORS } from '@chartwright/contract/sentences'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { ask, AuthTokens, AuthUser } from './auth-service.ts'
import { findByEmail, findById } from './practitioner-accounts.queries.ts'
import type { ProductAuth } from './product-auth.ts'
import { verifyProven } from './proven-practitioner.ts'

interface Verified {
  readonly success: true
  readonly message: string
  readonly access_status: AccessStatus
}

/** With the link's token, or with the mailed code and its address. */
export async function verifyEmail(
  auth: ProductAuth,
  { token_hash, email, code }: { token_hash?: string | undefined; email: string; code: string },
  ip: string,
): Promise<Verified> {
  if (!token_hash && !(email.trim() && code.trim())) throw new AppError('MISSING_FIELDS')
  const body = token_hash
    ? { type: 'signup', token_hash }
    : { type: 'signup', email: email.trim().toLowerCase(), token: code.trim() }
  const request = { method: 'POST', path: '/verify', body, ip } as const
  const tokens = await ask(auth.service, AuthTokens, request).catch(async (error: unknown) => {
    const isRefusedCode = !token_hash && error instanceof AppError && error.code === 'OTP_EXPIRED'
    if (!isRefusedCode) throw error
    const isOver = await isLastCodeOver(auth, email.trim().toLowerCase(), ip)
    throw new AppError(isOver ? 'OTP_EXPIRED' : 'OTP_INVALID')
  })
  return confirm(auth, tokens.user)
}

/** After a link that the service itself consumed: the token in the page's fragment is the proof. */
export async function verifyToken(
  auth: ProductAuth,
  accessToken: string,
  ip: string,
): Promise<Verified> {
  const request = { method: 'GET', path: '/user', token: accessToken, ip } as const
  const user = await ask(auth.service, AuthUser, request).catch((error: unknown) => {
    const isTokenAtFault = error instanceof AppError && error.code === 'INVALID_TOKEN'
    throw isTokenAtFault ? new AppError('INVALID_TOKEN', VERIFICATION_ERRORS.invalid_token) : error
  })
  if (!user.email_confirmed_at) throw new AppError('EMAIL_NOT_VERIFIED')
  return confirm(auth, user)
}

async function confirm({ db }: ProductAuth, user: AuthUser): Promise<Verified> {
  return inTransaction(db, async (tx) => {
    const row = await findById(tx, user.id)
    if (!row) throw new AppError('NOT_FOUND', VERIFICATION_ERRORS.no_practitioner_record)
    if (row.accessStatus === 'blocked') throw new AppError('USER_BLOCKED')
    const { accessStatus } = await verifyProven(tx, row, user)
    if (accessStatus !== 'verified') {
      throw new AppError('SERVER_ERROR', VERIFICATION_ERRORS.update_failed)
    }
    return { success: true, message: 'Email verified successfully.', access_status: 'verified' }
  })
}

/**
 * The service does not distinguish a wrong code from an expired one: the time of the last mail
 * does.
 */
async function isLastCodeOver(
  { db, service, isGeneric, isCodeOver }: ProductAuth,
  email: string,
  ip: string,
): Promise<boolean> {
  const row = isGeneric ? undefined : await inTransaction(db, (tx) => findByEmail(tx, email))
  if (row?.accessStatus !== 'unverified') return false
  const token = await service.serviceToken()
  const path = `/admin/users/${row.id}`
  const { confirmation_sent_at: sentAt } = await ask(service, AuthUser, {
    method: 'GET',
    path,
    token,
    ip,
  })
  return typeof sentAt === 'string' && isCodeOver(new Date(sentAt))
}
