import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import type { MailKind } from '../core/auth-deps.ts'
import { AuthError } from '../core/auth-error.ts'
import { normaliseEmail } from '../core/email-address.ts'
import { grantCode } from '../core/exchange-code.ts'
import type { OneTimeTokenType } from '../core/one-time-tokens.queries.ts'
import { recover, resendEmailChange, resendSignup } from '../core/recover.ts'
import { safeRedirect } from '../core/redirects.ts'
import { tooEarly } from '../core/send-one-time-token.ts'
import { openSession } from '../core/session-response.ts'
import { verifyOneTimeToken, type Presented } from '../core/verify-one-time-token.ts'
import { asAuthError } from './envelope.ts'
import type { CountRequest, GoTrueOptions } from './go-true-options.ts'
import { callerOf, challengeOf, read, withChallenge } from './read-request.ts'
import { redirectWithError, redirectWithSession } from './redirect-answer.ts'

const RecoverBody = withChallenge({ email: z.string('is required') })
const ResendBody = withChallenge({
  type: z.string('is required'),
  email: z.string().nullish(),
  phone: z.string().nullish(),
})
const VerifyBody = z.object({
  type: z.string('is required'),
  token_hash: z.string().max(200).nullish(),
  token: z.string().max(200).nullish(),
  email: z.string().nullish(),
})
const VerifyQuery = z.object({
  token: z.string('is required').max(200),
  type: z.string('is required'),
  redirect_to: z.string().optional(),
})

export function mailRoutes(app: FastifyInstance, { core, count }: GoTrueOptions): void {
  app.post('/recover', async (request) => {
    await count('mail', request.ip)
    const body = read(RecoverBody, request.body)
    const recovery = { email: body.email, codeChallenge: challengeOf(body) }
    const isKnown = await recover(core, recovery, callerOf(core, request))
    if (!isKnown) await keepInterval(count, 'recovery', body.email)
    return {}
  })

  app.post('/resend', async (request) => {
    await count('mail', request.ip)
    const body = read(ResendBody, request.body)
    if (body.phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled')
    if (!body.email) throw new AuthError('validation_failed', 'email: is required')
    switch (body.type) {
      case 'signup': {
        const again = { email: body.email, codeChallenge: challengeOf(body) }
        const isKnown = await resendSignup(core, again)
        if (!isKnown) await keepInterval(count, 'signup', body.email)
        return {}
      }
      case 'email_change': {
        const isKnown = await resendEmailChange(core, { email: body.email })
        if (!isKnown) await keepInterval(count, 'email_change', body.email)
        return {}
      }
      default:
        throw new AuthError('validation_failed', 'Missing one of these types: signup, email_change')
    }
  })

  app.post('/verify', async (request) => {
    await count('verify', request.ip)
    const presented = presentedBy(read(VerifyBody, request.body))
    return verifyOneTimeToken(core, presented, callerOf(core, request), (tx, { user }) =>
      openSession(core, tx, user, { method: 'otp' }),
    )
  })

  app.get('/verify', async (request, reply) => {
    await count('verify', request.ip)
    const query = read(VerifyQuery, request.query)
    const target = safeRedirect(core.settings, query.redirect_to)
    try {
      const presented = { type: typeOf(query.type), tokenHash: query.token }
      const answer = await verifyOneTimeToken(
        core,
        presented,
        callerOf(core, request),
        async (tx, { user, token }) => {
          if (token.codeChallenge === null) {
            return { session: await openSession(core, tx, user, { method: 'otp' }) }
          }
          const method = token.codeChallengeMethod === 'plain' ? 'plain' : 's256'
          const codeChallenge = { challenge: token.codeChallenge, method } as const
          return { code: await grantCode(tx, { userId: user.id, method: 'otp', codeChallenge }) }
        },
      )
      return await redirectWithSession(reply, target, { ...answer, type: query.type })
    } catch (error) {
      return redirectWithError(reply, target, asAuthError(error), query.token.startsWith('pkce_'))
    }
  })
}

/** An address that nobody is mailed at keeps the interval of one that is: neither can be told. */
async function keepInterval(count: CountRequest, kind: MailKind, email: string): Promise<void> {
  try {
    await count('mailbox', `${kind} ${normaliseEmail(email)}`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw tooEarly(error.retryAfterS ?? 1)
  }
}

function presentedBy(body: z.output<typeof VerifyBody>): Presented {
  const type = typeOf(body.type)
  if (body.token_hash) return { type, tokenHash: body.token_hash }
  if (body.token && body.email) return { type, email: body.email, code: body.token }
  throw new AuthError(
    'validation_failed',
    'Only the token_hash and type, or the token, email and type should be provided',
  )
}

/** `email` is the newer name of the mailed sign-up code. */
function typeOf(type: string): OneTimeTokenType {
  switch (type) {
    case 'signup':
    case 'email':
      return 'signup'
    case 'recovery':
    case 'email_change':
      return type
    default:
      throw new AuthError('validation_failed', 'Verify requires a verification type')
  }
}
