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

/** Either a session (if addresses are confirmed by configuration) or the bare user. */
const SignUpAnswer = z.union([AuthTokens, AuthUser])

/**
 * With generic messages, a taken address gets the same response, and costs the same work, as a free
 * one.
 */
export async function signUpPractitioner(
  auth: ProductAuth,
  form: BodyOf<typeof authApi.signup>,
  ip: string,
) {
  const complaint = signUpComplaint(form)
  if (complaint) throw new AppError(complaint)
  return auth.alike(() => signUp(auth, form, ip))
}

async function signUp(
  { db, service, isGeneric }: ProductAuth,
  form: BodyOf<typeof authApi.signup>,
  ip: string,
) {
  const email = form.email.trim().toLowerCase()
  const name = form.name.trim()
  const { role, country } = form
  const known = await inTransaction(db, (tx) => findByEmail(tx, email))
  if (known && !isGeneric) throw new AppError('EMAIL_ALREADY_EXISTS')

  // An anonymous caller would not be told who was signed up.
  const token = isGeneric ? await service.serviceToken() : undefined
  const body = { email, password: form.password, data: { name, role, country } }
  const request = { method: 'POST', path: '/signup', body, token, ip } as const
  const answer = await ask(service, SignUpAnswer, request)
  const isVerified = 'access_token' in answer
  const user = isVerified ? answer.user : answer
  const isTaken = !isVerified && user.identities?.length === 0
  if (isTaken && !isGeneric) throw new AppError('EMAIL_ALREADY_EXISTS')
  if (!isTaken) {
    const accessStatus = isVerified ? 'verified' : 'unverified'
    await inTransaction(db, (tx) =>
      insertPractitioner(tx, { id: user.id, email, name, role, country, accessStatus }),
    )
  }
  if (isVerified) return { message: READY, email_sent: false, verified: true }
  const isSent = isGeneric || Boolean(user.confirmation_sent_at)
  return { message: isSent ? CHECK_MAIL : MAIL_FAILED, email_sent: isSent, verified: false }
}
