import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AuthError } from '../core/auth-error.ts'
import { claimFlow, finishGoogle } from '../core/google/finish-google.ts'
import { safeRedirect } from '../core/google/redirects.ts'
import { startGoogle } from '../core/google/start-google.ts'
import { asAuthError } from './envelope.ts'
import type { GoTrueOptions } from './go-true-options.ts'
import { callerOf, challengeFields, challengeOf, read } from './read-request.ts'
import { redirectWithError, redirectWithSession } from './redirect-answer.ts'
import { markArrival, markBrowser, readBrowserMark, sameTripAtHome } from './trip-cookies.ts'

/** Set by us; a caller's other keys (login_hint, prompt, hd) are passed on. */
const RESERVED = new Set(
  'provider redirect_to scopes code_challenge code_challenge_method redirect_uri state nonce client_id client_secret response_type scope skip_http_redirect at_home'.split(
    ' ',
  ),
)

const AuthorizeQuery = z.looseObject({
  provider: z.string('is required'),
  redirect_to: z.string().optional(),
  ...challengeFields,
})

export function googleRoutes(app: FastifyInstance, options: GoTrueOptions): void {
  const { core, google, count, publicUrl } = options

  app.get('/authorize', async (request, reply) => {
    await count('token', request.ip)
    const query = read(AuthorizeQuery, request.query)
    if (query.provider !== 'google' || !google) {
      const shown = query.provider.replace(/[^\w-]/g, '').slice(0, 40)
      throw new AuthError('validation_failed', `Unsupported provider: ${shown} is not enabled`)
    }
    const atHome = sameTripAtHome(request, publicUrl())
    if (atHome !== undefined) return reply.redirect(atHome, 302)
    const extra = Object.entries(query).filter(
      (entry): entry is [string, string] => !RESERVED.has(entry[0]) && typeof entry[1] === 'string',
    )
    const redirectTo = safeRedirect(core.settings, query.redirect_to)
    const codeChallenge = challengeOf(query)
    try {
      const url = await startGoogle(core, google, {
        redirectTo,
        callbackUrl: `${publicUrl()}/callback`,
        browserMark: markBrowser(request, reply, publicUrl()),
        codeChallenge,
        extra: Object.fromEntries(extra),
      })
      return await reply.redirect(url, 302)
    } catch (error) {
      return answerFault(request, reply, error, redirectTo, codeChallenge !== undefined)
    }
  })

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
      const arrival = { callbackUrl, browserMark: readBrowserMark(request) }
      const outcome = await finishGoogle(core, google, flow, arrival, callerOf(core, request))
      if (outcome.kind === 'code') {
        return await redirectWithSession(reply, target, { code: outcome.code })
      }
      const { session, profile: provider } = outcome
      const mark = markArrival(reply, publicUrl())
      return await redirectWithSession(reply, target, { session, provider, arrival: mark })
    } catch (error) {
      return answerFault(request, reply, error, target, isPkce)
    }
  })
}

/** The browser is mid-redirect: it is sent back to the page that can inform the person. */
function answerFault(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  target: string,
  isPkce: boolean,
) {
  const known = asAuthError(error)
  if (known.code === 'unexpected_failure') {
    request.log.error({ err: error, route: request.routeOptions.url }, 'Google sign-in failed')
  }
  return redirectWithError(reply, target, known, isPkce)
}
