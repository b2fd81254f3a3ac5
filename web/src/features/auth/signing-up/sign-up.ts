import { authApi } from '@chartwright/contract/auth'
import type { ErrorCode } from '@chartwright/contract/errors'
import {
  GOOGLE_SENTENCES,
  PASSWORD_SENTENCES,
  SIGNUP_FAILED,
} from '@chartwright/contract/sentences'
import type { SignUpForm } from '@chartwright/contract/sign-up-rules'
import { readGoogleSession, type GoogleIdentity } from '../../../lib/account/google-flow.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { errorMessage } from '../../../lib/http/error-message.ts'
import { adoptSession } from '../adopt-session.ts'
import { logIn } from '../log-in.ts'
import { fault, info, type NoticeContent } from '../notice.tsx'
import { holdSession, releaseSession } from '../second-factor/second-factor-check.ts'

export type SignUpOutcome =
  | { readonly kind: 'signed-in'; readonly message: string }
  | { readonly kind: 'verification'; readonly message: NoticeContent }
  | { readonly kind: 'refused'; readonly message: string; readonly field?: keyof SignUpForm }

const FIELDS: Partial<Record<ErrorCode, keyof SignUpForm>> = {
  EMAIL_ALREADY_EXISTS: 'email',
  INVALID_EMAIL_FORMAT: 'email',
  WEAK_PASSWORD: 'password',
  NAME_TOO_SHORT: 'name',
}

export async function signUp(form: SignUpForm): Promise<SignUpOutcome> {
  try {
    const { message, email_sent: isSent } = await call(authApi.signup, { body: form })
    if (/email/i.test(message) && /verif/i.test(message)) {
      return { kind: 'verification', message: isSent ? info(message) : fault(message) }
    }
    const login = await logIn(form.email, form.password)
    if (login.kind !== 'signed-in') return { kind: 'refused', message: SIGNUP_FAILED }
    return { kind: 'signed-in', message }
  } catch (error) {
    return refusalOf(error)
  }
}

/** A person whom Google sent here gets an account, with the password they chose. */
export async function completeRegistration(
  identity: GoogleIdentity,
  form: SignUpForm,
): Promise<SignUpOutcome> {
  const session = readGoogleSession()
  if (session?.userId !== identity.userId) {
    return { kind: 'refused', message: GOOGLE_SENTENCES.authenticationFailed }
  }
  try {
    const { accessToken: access_token, refreshToken: refresh_token } = session
    const client = await holdSession({ access_token, refresh_token })
    const { error } = await client.updateUser({ password: form.password })
    if (error && error.code !== 'same_password') {
      return { kind: 'refused', message: PASSWORD_SENTENCES.updateFailed, field: 'password' }
    }
    const { name, role, country } = form
    const body = { user_id: identity.userId, name, role, country }
    await call(authApi.googleAutoCreate, { body, bearer: access_token })
    const { userId: id, email } = identity
    const user = { id, name, email, role, country, access_status: 'verified' } as const
    await adoptSession(await releaseSession(client), user)
    return {
      kind: 'signed-in',
      message: 'Account created successfully! Redirecting to dashboard...',
    }
  } catch (error) {
    const message = GOOGLE_SENTENCES.createFailed
    return error instanceof ApiError ? refusalOf(error) : { kind: 'refused', message }
  }
}

function refusalOf(error: unknown): SignUpOutcome {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: SIGNUP_FAILED }
  const field = FIELDS[error.code as ErrorCode]
  return { kind: 'refused', message: errorMessage(error), ...(field && { field }) }
}
