import { isEmail } from '@chartwright/contract/sign-up-rules'
import { z } from 'zod'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { ask, AuthUser } from './auth-service.ts'
import { findByEmail, type PractitionerRow } from './practitioner-accounts.queries.ts'
import type { ProductAuth } from './product-auth.ts'
import { isProvenByGoogleAlone, verifyProven } from './proven-practitioner.ts'

const SENT = 'Verification email sent. Please check your inbox and spam folder.'
const ALREADY = 'Your email is already verified. Please log in.'

export async function resendVerification(auth: ProductAuth, address: string, ip: string) {
  const email = address.trim().toLowerCase()
  if (!isEmail(email)) throw new AppError('INVALID_EMAIL_FORMAT')
  const row = await inTransaction(auth.db, (tx) => findByEmail(tx, email))
  if (!row) {
    if (auth.isGeneric) return { success: true, message: SENT }
    throw new AppError('USER_NOT_FOUND')
  }
  if (row.accessStatus === 'blocked') throw new AppError('USER_BLOCKED')
  if (row.accessStatus === 'verified' || (await isProvenMeanwhile(auth, row, ip))) {
    return { success: true, message: auth.isGeneric ? SENT : ALREADY }
  }
  const body = { type: 'signup', email }
  await ask(auth.service, z.unknown(), { method: 'POST', path: '/resend', body, ip })
  return { success: true, message: SENT }
}

/**
 * The address was confirmed, but the practitioner's status could not be updated then: it is now.
 * Whom Google alone has proven gives name, role and country first, and anybody may ask this.
 */
async function isProvenMeanwhile(
  { db, service }: ProductAuth,
  row: PractitionerRow,
  ip: string,
): Promise<boolean> {
  const token = await service.serviceToken()
  const path = `/admin/users/${row.id}`
  const user = await ask(service, AuthUser, { method: 'GET', path, token, ip })
  if (!user.email_confirmed_at) return false
  if (!isProvenByGoogleAlone(user)) await inTransaction(db, (tx) => verifyProven(tx, row, user))
  return true
}
