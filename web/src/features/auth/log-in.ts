import { authApi } from '@chartwright/contract/auth'
import { LOGIN_FAILED } from '@chartwright/contract/sentences'
import { refusedAccount } from '../../lib/account/account-state.ts'
import type { AuthClient } from '../../lib/account/auth-client.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { errorMessage } from '../../lib/http/error-message.ts'
import { adoptSession } from './adopt-session.ts'
import { holdSession } from './second-factor/second-factor-check.ts'

export type LoginOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'second-factor'; readonly client: AuthClient }
  | { readonly kind: 'unverified'; readonly message: string }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'refused'; readonly message: string; readonly field: 'email' | 'password' }

const VERIFY_FIRST = 'Please verify your email before logging in.'

export async function logIn(email: string, password: string): Promise<LoginOutcome> {
  try {
    const login = await call(authApi.login, { body: { email, password } })
    const tokens = { access_token: login.token, refresh_token: login.refresh_token }
    switch (login.user.access_status) {
      case 'blocked':
        return { kind: 'blocked' }
      case 'unverified':
        return { kind: 'unverified', message: VERIFY_FIRST }
      case 'verified':
        if (login.mfa_required) return { kind: 'second-factor', client: await holdSession(tokens) }
        await adoptSession(tokens, login.user)
        return { kind: 'signed-in' }
    }
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): LoginOutcome {
  if (!(error instanceof ApiError)) return refused(LOGIN_FAILED)
  const message = errorMessage(error)
  const account = refusedAccount(message, error.code)
  if (account === 'unverified') return { kind: 'unverified', message }
  if (account === 'blocked') return { kind: 'blocked' }
  return refused(message, error.code === 'USER_NOT_FOUND' ? 'email' : 'password')
}

function refused(message: string, field: 'email' | 'password' = 'password'): LoginOutcome {
  return { kind: 'refused', message, field }
}
