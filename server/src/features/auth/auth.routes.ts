import { accountApi, authApi, recoveryCodesApi } from '@chartwright/contract/auth'
import { isEmail } from '@chartwright/contract/sign-up-rules'
import { DELETED } from '@chartwright/contract/values'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { AppError } from '../../http/app-error.ts'
import { findBearerToken } from '../../http/bearer-token.ts'
import {
  mount,
  mountByOutcome,
  mountLong,
  mountPublic,
  mountWithToken,
  type Gate,
} from '../../http/mount.ts'
import { deleteOwnAccount } from './product/delete-account.ts'
import { createGooglePractitioner, recogniseGoogleUser } from './product/google.ts'
import { logIn, refresh } from './product/log-in.ts'
import { findByEmail, findById, viewProfile } from './product/practitioner-accounts.queries.ts'
import type { ProductAuth } from './product/product-auth.ts'
import {
  countOwnRecoveryCodes,
  makeOwnRecoveryCodes,
  signInWithRecoveryCode,
} from './product/recovery-codes.ts'
import { resendVerification } from './product/resend-verification.ts'
import { signUpPractitioner } from './product/sign-up.ts'
import { updateProfile } from './product/update-profile.ts'
import { verifyEmail, verifyToken } from './product/verify-practitioner.ts'

/** The product's own account calls (document 1 §7, document 2 §7.9). */
export function authRoutes(app: FastifyInstance, gate: Gate, auth: ProductAuth): void {
  mountPublic(app, gate, authApi.signup, ({ body, ip }) => signUpPractitioner(auth, body, ip))
  mountPublic(app, gate, authApi.login, ({ body, ip, browser }) => logIn(auth, body, ip, browser))
  mountByOutcome(
    app,
    gate,
    authApi.refresh,
    ({ user }) => user.id,
    ({ body, ip }) => refresh(auth, body.refresh_token, ip),
  )
  mountPublic(app, gate, authApi.verifyEmail, ({ body, ip }) => verifyEmail(auth, body, ip))
  mountWithToken(app, gate, authApi.verifyToken, bodyField('access_token'), ({ body, ip }) =>
    verifyToken(auth, body.access_token, ip),
  )
  mountPublic(app, gate, authApi.resendVerification, ({ body, ip }) =>
    resendVerification(auth, body.email, ip),
  )
  mountPublic(app, gate, authApi.checkEmail, async ({ body }) => {
    const email = body.email.trim().toLowerCase()
    if (!isEmail(email)) throw new AppError('INVALID_EMAIL_FORMAT')
    if (auth.isGeneric) return { exists: false }
    const row = await inTransaction(auth.db, (tx) => findByEmail(tx, email))
    return { exists: row !== undefined }
  })
  mountWithToken(app, gate, authApi.validateToken, bodyField('token'), async ({ body }) => {
    try {
      const owner = await gate.identify(body.token)
      await asPractitioner(gate.db, owner.practitionerId, (tx) => gate.admitPractitioner(tx, owner))
      return { valid: true }
    } catch (error) {
      const isJudged = error instanceof AppError && error.code !== 'SERVER_ERROR'
      if (isJudged) return { valid: false }
      throw error
    }
  })

  mountWithToken(app, gate, authApi.google, bodyField('access_token'), ({ body, ip }) =>
    recogniseGoogleUser(auth, body.access_token, ip),
  )
  mountWithToken(app, gate, authApi.googleSignIn, findBearerToken, async ({ body, bearer, ip }) => {
    if (bearer === undefined) throw new AppError('MISSING_TOKEN')
    return recogniseGoogleUser(auth, body.access_token, ip)
  })
  mountWithToken(app, gate, authApi.googleAutoCreate, findBearerToken, ({ body, bearer, ip }) =>
    createGooglePractitioner(auth, bearer, body, ip),
  )

  mount(app, gate, authApi.me, async ({ tx, practitioner }) => {
    const row = await findById(tx, practitioner.id)
    if (!row) throw new AppError('INVALID_TOKEN')
    return viewProfile(row)
  })
  mount(app, gate, authApi.updateProfile, ({ practitioner, body }) =>
    updateProfile(auth, practitioner.id, body),
  )
  mountLong(app, gate, recoveryCodesApi.count, ({ token, ip }) =>
    countOwnRecoveryCodes(auth, token, ip),
  )
  mountLong(app, gate, recoveryCodesApi.make, ({ token, ip }) =>
    makeOwnRecoveryCodes(auth, token, ip),
  )
  mountWithToken(
    app,
    gate,
    recoveryCodesApi.signIn,
    findBearerToken,
    ({ body: { code }, bearer: token, ip }) => signInWithRecoveryCode(auth, { token, code }, ip),
  )
  mountLong(app, gate, accountApi.remove, async ({ practitioner, body, ip }) => {
    await deleteOwnAccount(auth, practitioner.id, body.email, ip)
    return DELETED
  })
}

/** Not validated yet. */
function bodyField(name: string) {
  return ({ body }: FastifyRequest): string | undefined => {
    const value: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof value === 'string' ? value : undefined
  }
}
