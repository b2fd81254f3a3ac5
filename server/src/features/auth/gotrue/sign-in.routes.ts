import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AuthError } from '../core/auth-error.ts'
import { exchangeCode } from '../core/exchange-code.ts'
import { refreshSession } from '../core/refresh-session.ts'
import { signInWithPassword } from '../core/sign-in-with-password.ts'
import { signOut } from '../core/sign-out.ts'
import { signUp } from '../core/sign-up.ts'
import { countByOutcome, signedInBy } from './count-proven.ts'
import type { GoTrueOptions } from './go-true-options.ts'
import { callerOf, challengeOf, read, withChallenge } from './read-request.ts'

const SignUpBody = withChallenge({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
})
const PasswordBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string('is required'),
})
const RefreshBody = z.object({ refresh_token: z.string('is required') })
const PkceBody = z.object({
  auth_code: z.string('is required').min(1, 'is required'),
  code_verifier: z.string('is required').min(1, 'is required'),
})
const Scope = z.object({
  scope: z.enum(['global', 'local', 'others'], 'Unsupported logout scope').default('global'),
})

export function signInRoutes(app: FastifyInstance, options: GoTrueOptions): void {
  const { core, count } = options

  app.post('/signup', async (request) => {
    await count('mail', request.ip)
    const body = read(SignUpBody, request.body)
    if (body.phone) throw new AuthError('phone_provider_disabled', 'Phone signups are disabled')
    if (!body.email) {
      throw new AuthError('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    }
    if (!body.password) {
      throw new AuthError('validation_failed', 'Signup requires a valid password')
    }
    const { email, password } = body
    const details = { email, password, data: body.data ?? {}, codeChallenge: challengeOf(body) }
    return signUp(core, details, callerOf(core, request))
  })

  app.post('/token', async (request) => {
    const { grant_type: grant } = request.query as { grant_type?: string }
    if (grant === 'refresh_token') {
      return countByOutcome(options, request, async (beforeCheck) => {
        const { refresh_token: token } = read(RefreshBody, request.body)
        return refreshSession(core, token, callerOf(core, request), beforeCheck)
      })
    }
    if (grant === 'pkce') {
      return countByOutcome(options, request, async (beforeCheck) => {
        const body = read(PkceBody, request.body)
        const proof = { authCode: body.auth_code, codeVerifier: body.code_verifier }
        beforeCheck()
        return exchangeCode(core, proof, callerOf(core, request))
      })
    }
    await count('token', request.ip)
    switch (grant) {
      case 'password':
        return byPassword(options, request)
      case 'id_token':
        throw new AuthError('provider_disabled', 'Sign-in with an ID token is disabled')
      case undefined:
      default:
        throw new AuthError('validation_failed', 'unsupported_grant_type')
    }
  })

  app.post('/logout', async (request, reply) => {
    const { scope } = read(Scope, request.query)
    const signedIn = await signedInBy(options, request)
    await inTransaction(core.db, async (tx) =>
      signOut(tx, await signedIn(tx), scope, callerOf(core, request)),
    )
    return reply.code(204).send()
  })
}

async function byPassword({ core, count }: GoTrueOptions, request: FastifyRequest) {
  const { email, phone, password } = read(PasswordBody, request.body)
  if (phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled')
  if (!email) throw new AuthError('validation_failed', 'missing email or phone')
  await count('account', email.trim().toLowerCase())
  return signInWithPassword(core, { email, password }, callerOf(core, request))
}
