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
const FINISH_WITH_GOOGLE =
  'Google has verified this email. Please continue with Google to finish your registration.'

export async function resendVerification(auth: ProductAuth, address: string, ip: string) {
  const email = address.trim().toLowerCase()
  if (!isEmail(email)) throw new AppError('INVALID_EMAIL_FORMAT')
  const send = async () => {
    const body = { type: 'signup', email }
    await ask(auth.service, z.unknown(), { method: 'POST', path: '/resend', body, ip })
    return { success: true, message: SENT }
  }
  if (auth.isGeneric) return send()
  const row = await inTransaction(auth.db, (tx) => findByEmail(tx, email))
  if (!row) throw new AppError('USER_NOT_FOUND')
  if (row.accessStatus === 'blocked') throw new AppError('USER_BLOCKED')
  const proof = row.accessStatus === 'verified' ? ALREADY : await findProof(auth, row, ip)
  return proof === undefined ? send() : { success: true, message: proof }
}

/**
 * What to answer if the address is already verified. If the practitioner's status could not be
 * updated then, it is updated now. Somebody verified by Google alone enters name, role and country
 * first, which is not up to whoever sends this request.
 */
async function findProof(
  { db, service }: ProductAuth,
  row: PractitionerRow,
  ip: string,
): Promise<string | undefined> {
  const token = await service.serviceToken()
  const path = `/admin/users/${row.id}`
  const user = await ask(service, AuthUser, { method: 'GET', path, token, ip })
  if (!user.email_confirmed_at) return undefined
  if (isProvenByGoogleAlone(user)) return FINISH_WITH_GOOGLE
  await inTransaction(db, (tx) => verifyProven(tx, row, user))
  return ALREADY
}
