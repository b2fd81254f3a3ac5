import type { BodyOf } from '@chartwright/contract/endpoint'
import type { authApi } from '@chartwright/contract/auth'
import { signUpComplaint } from '@chartwright/contract/sign-up-rules'
import { z } from 'zod'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { ask, AuthTokens, AuthUser } from './auth-service.ts'
import { findByEmail, insertPractitioner } from './practitioner-accounts.queries.ts'
import type { ProductAuth } from './product-auth.ts'

const CHECK_MAIL = 'Account created. Please check your email and verify your account.'
const MAIL_FAILED =
  'Your account was created, but the verification email could not be sent. Please send it again.'
const READY = 'Account created successfully!'

/** Either a session (addresses are confirmed by setting) or the bare user. */
const SignUpAnswer = z.union([AuthTokens, AuthUser])

export async function signUpPractitioner(
  { db, service, isGeneric }: ProductAuth,
  form: BodyOf<typeof authApi.signup>,
  ip: string,
) {
  const complaint = signUpComplaint(form)
  if (complaint) throw new AppError(complaint)
  const email = form.email.trim().toLowerCase()
  const name = form.name.trim()
  const { role, country } = form
  const taken = () => {
    if (isGeneric) return { message: CHECK_MAIL, email_sent: true, verified: false }
    throw new AppError('EMAIL_ALREADY_EXISTS')
  }
  if (await inTransaction(db, (tx) => findByEmail(tx, email))) return taken()

  const body = { email, password: form.password, data: { name, role, country } }
  const answer = await ask(service, SignUpAnswer, { method: 'POST', path: '/signup', body, ip })
  const isVerified = 'access_token' in answer
  const user = isVerified ? answer.user : answer
  if (!isVerified && user.identities?.length === 0) return taken()
  const accessStatus = isVerified ? 'verified' : 'unverified'
  await inTransaction(db, (tx) =>
    insertPractitioner(tx, { id: user.id, email, name, role, country, accessStatus }),
  )
  if (isVerified) return { message: READY, email_sent: false, verified: true }
  const isSent = Boolean(user.confirmation_sent_at)
  return { message: isSent ? CHECK_MAIL : MAIL_FAILED, email_sent: isSent, verified: false }
}
