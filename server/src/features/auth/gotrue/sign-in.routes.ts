import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '../../../db/in-transaction.ts'
import { originOf } from '../../../lib/origin-of.ts'
import { AuthError } from '../core/auth-error.ts'
import { exchangeCode } from '../core/google/exchange-code.ts'
import { signInWithPassword } from '../core/sign-in-with-password.ts'
import { signOut } from '../core/sign-out.ts'
import { refreshSession } from '../core/tokens/refresh-session.ts'
import { genericUserView } from '../core/users/fake-user-view.ts'
import { requireSignUp, signUp, type SignUp } from '../core/users/sign-up.ts'
import { countByOutcome, isService, signedInBy } from './count-proven.ts'
import { deviceOf, rememberDevice } from './device-cookie.ts'
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
  const { core, count, alike } = options

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
    return bySignUp(options, request, details)
  })

  app.post('/token', async (request, reply) => {
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
        return alike(() => byPassword(options, request, reply))
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

/**
 * Attempts are counted per account and origin, so that guesses from elsewhere lock nobody out; the
 * total from everywhere only locks out browsers that never signed in to it.
 */
async function byPassword(options: GoTrueOptions, request: FastifyRequest, reply: FastifyReply) {
  const { core, count } = options
  const { email, phone, password } = read(PasswordBody, request.body)
  if (phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled')
  if (!email) throw new AuthError('validation_failed', 'missing email or phone')
  const attempt = { email, password, device: deviceOf(request) }
  const session = await signInWithPassword(
    core,
    attempt,
    callerOf(core, request),
    async (account, knownDevice) => {
      if (knownDevice !== undefined) return count('device', `${account} ${knownDevice}`)
      await count('account', `${account} ${originOf(request.ip)}`)
      await count('anywhere', account)
    },
  )
  await rememberDevice(options, request, reply, session.user.id)
  return session
}

/**
 * Where responses must not reveal whether an address has an account, an outsider is answered before
 * it is looked up. The product itself learns what happened, and passes it on to nobody.
 */
async function bySignUp(options: GoTrueOptions, request: FastifyRequest, details: SignUp) {
  const { core, mailboxes } = options
  const { isEmailAutoconfirmed, isGeneric } = core.settings
  const caller = callerOf(core, request)
  const email = requireSignUp(core, details)
  if (isEmailAutoconfirmed) return signUp(core, details, caller)
  const takeBack = await mailboxes.take('signup', email)
  if (isGeneric && !(await isService(options, request))) {
    await core.deliver(async () => {
      await signUp(core, details, caller)
    })
    return genericUserView(email, details.data, core.clock())
  }
  let isMailed = isGeneric
  try {
    const answer = await signUp(core, details, caller)
    isMailed ||= 'confirmation_sent_at' in answer
    return answer
  } finally {
    if (!isMailed) await takeBack()
  }
}
