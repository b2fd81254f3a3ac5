import type { FastifyInstance } from 'fastify'
import { AuthError } from '../core/auth-error.ts'
import { claimFlow, finishGoogle } from '../core/finish-google.ts'
import { safeRedirect } from '../core/redirects.ts'
import { startGoogle } from '../core/start-google.ts'
import { asAuthError } from './envelope.ts'
import type { GoTrueOptions } from './go-true-options.ts'
import { callerOf, challengeOf } from './read-request.ts'
import { redirectWithError, redirectWithSession } from './redirect-answer.ts'

/** Ours to decide; a caller's other keys (login_hint, prompt, hd) are passed on. */
const RESERVED = new Set(
  'provider redirect_to scopes code_challenge code_challenge_method redirect_uri state nonce client_id client_secret response_type scope skip_http_redirect'.split(
    ' ',
  ),
)

export function googleRoutes(app: FastifyInstance, options: GoTrueOptions): void {
  const { core, google, publicUrl } = options

  app.get<{ Querystring: Record<string, string | undefined> }>(
    '/authorize',
    async (request, reply) => {
      const { query } = request
      const provider = query['provider'] ?? ''
      if (provider !== 'google' || !google) {
        const shown = provider.replace(/[^\w-]/g, '').slice(0, 40)
        throw new AuthError('validation_failed', `Unsupported provider: ${shown} is not enabled`)
      }
      const extra = Object.entries(query).filter(
        (entry): entry is [string, string] =>
          !RESERVED.has(entry[0]) && typeof entry[1] === 'string',
      )
      const url = await startGoogle(core, google, {
        redirectTo: safeRedirect(core.settings, query['redirect_to']),
        callbackUrl: `${publicUrl()}/callback`,
        codeChallenge: challengeOf({
          code_challenge: query['code_challenge'],
          code_challenge_method: query['code_challenge_method'],
        }),
        extra: Object.fromEntries(extra),
      })
      return reply.redirect(url, 302)
    },
  )

  app.get<{ Querystring: { state?: string } }>('/callback', async (request, reply) => {
    let target = core.settings.siteUrl()
    let isPkce = false
    try {
      if (!google) throw new AuthError('provider_disabled', 'Google sign-in is not enabled')
      const flow = await claimFlow(core, request.query.state ?? '')
      target = flow.redirectTo
      isPkce = flow.codeChallenge !== null
      const callbackUrl = new URL(`${publicUrl()}/callback`)
      callbackUrl.search = new URL(request.url, callbackUrl).search
      const outcome = await finishGoogle(core, google, flow, callbackUrl, callerOf(request))
      return await redirectWithSession(
        reply,
        target,
        outcome.kind === 'code'
          ? { code: outcome.code }
          : { session: outcome.session, provider: outcome.profile },
      )
    } catch (error) {
      const known = asAuthError(error)
      if (known.code === 'unexpected_failure')
        request.log.error({ err: error }, 'Google callback failed')
      return redirectWithError(reply, target, known, isPkce)
    }
  })
}
