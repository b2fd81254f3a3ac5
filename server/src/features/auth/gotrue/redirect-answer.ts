import type { FastifyReply } from 'fastify'
import type { AuthError } from '../core/auth-error.ts'
import type { SessionResponse } from '../core/tokens/session-response.ts'

export interface RedirectAnswer {
  readonly session?: SessionResponse
  readonly code?: string
  readonly type?: string
  /** A value that the page also finds in its cookie. */
  readonly arrival?: string
  readonly provider?: { readonly accessToken: string; readonly refreshToken: string | undefined }
}

/** Tokens go into the fragment, which no server sees; a PKCE caller's code goes into the query. */
export function redirectWithSession(
  reply: FastifyReply,
  target: string,
  { session, code, type, arrival, provider }: RedirectAnswer,
) {
  const url = new URL(target)
  if (code !== undefined) {
    url.searchParams.set('code', code)
    return reply.redirect(url.href, 303)
  }
  if (!session) throw new Error('neither a session nor a code')
  const fragment = new URLSearchParams({
    access_token: session.access_token,
    ...(arrival !== undefined && { arrival }),
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    ...(provider && { provider_token: provider.accessToken }),
    ...(provider?.refreshToken && { provider_refresh_token: provider.refreshToken }),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    ...(type !== undefined && { type }),
  })
  url.hash = fragment.toString()
  return reply.redirect(url.href, 303)
}

const FORCED_DENIALS = ['signup_disabled', 'user_banned', 'provider_email_needs_verification']

export function redirectWithError(
  reply: FastifyReply,
  target: string,
  error: AuthError,
  isPkce: boolean,
) {
  const params = {
    error: FORCED_DENIALS.includes(error.code) ? 'access_denied' : oauthError(error.status),
    error_code: error.code,
    error_description: error.message,
  }
  const url = new URL(target)
  if (isPkce) for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  url.hash = new URLSearchParams({ ...params, sb: '' }).toString()
  return reply.redirect(url.href, 303)
}

function oauthError(status: number): string {
  switch (status) {
    case 401:
      return 'unauthorized_client'
    case 403:
      return 'access_denied'
    case 500:
      return 'server_error'
    case 503:
      return 'temporarily_unavailable'
    default:
      return 'invalid_request'
  }
}
