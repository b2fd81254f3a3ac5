import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuthDeps, MailKind } from '../core/auth-deps.ts'
import { AuthError } from '../core/auth-error.ts'
import { grantCode } from '../core/google/exchange-code.ts'
import { safeRedirect } from '../core/google/redirects.ts'
import type { OneTimeTokenType } from '../core/tokens/one-time-tokens.queries.ts'
import { openSession } from '../core/tokens/session-response.ts'
import { verifyOneTimeToken, type Presented } from '../core/tokens/verify-one-time-token.ts'
import { normaliseEmail } from '../core/users/email-address.ts'
import { recover, resendEmailChange, resendSignup } from '../core/users/recover.ts'
import { rememberDevice } from './device-cookie.ts'
import { asAuthError } from './envelope.ts'
import type { GoTrueOptions } from './go-true-options.ts'
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

export function mailRoutes(app: FastifyInstance, options: GoTrueOptions): void {
  const { core, count, alike } = options

  app.post('/recover', async (request) => {
    await count('mail', request.ip)
    const body = read(RecoverBody, request.body)
    requireMailServer(core)
    const recovery = { email: body.email, codeChallenge: challengeOf(body) }
    await mailOnce(options, 'recovery', body.email, () =>
      recover(core, recovery, callerOf(core, request)),
    )
    return {}
  })

  app.post('/resend', async (request) => {
    await count('mail', request.ip)
    const body = read(ResendBody, request.body)
    if (body.phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled')
    if (!body.email) throw new AuthError('validation_failed', 'email: is required')
    requireMailServer(core)
    const { email } = body
    const caller = callerOf(core, request)
    switch (body.type) {
      case 'signup': {
        const again = { email, codeChallenge: challengeOf(body) }
        await mailOnce(options, 'signup', email, () => resendSignup(core, again, caller))
        return {}
      }
      case 'email_change': {
        const again = { email }
        await mailOnce(options, 'email_change', email, () => resendEmailChange(core, again, caller))
        return {}
      }
      default:
        throw new AuthError('validation_failed', 'Missing one of these types: signup, email_change')
    }
  })

  app.post('/verify', async (request, reply) => {
    await count('verify', request.ip)
    const presented = presentedBy(read(VerifyBody, request.body))
    const session = await alike(() =>
      verifyOneTimeToken(core, presented, callerOf(core, request), (tx, { user }) =>
        openSession(core, tx, user, { method: 'otp' }),
      ),
    )
    await rememberDevice(options, request, reply, session.user.id)
    return session
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

/** Before the address is looked up: the response is the same whether it is known or not. */
function requireMailServer({ settings }: AuthDeps): void {
  if (settings.isMailOff) throw new AuthError('unexpected_failure', 'Error sending email')
}

async function mailOnce(
  { core, mailboxes }: GoTrueOptions,
  kind: MailKind,
  email: string,
  mail: () => Promise<void>,
): Promise<void> {
  const takeBack = await mailboxes.take(kind, normaliseEmail(email))
  try {
    await core.deliver(mail)
  } catch (error) {
    await takeBack()
    throw error
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
