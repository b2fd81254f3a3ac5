import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { GoogleSignIn } from '../../../providers/google/google.ts'
import type { AuthDeps } from '../core/auth-deps.ts'
import { adminRoutes } from './admin.routes.ts'
import { disabledRoutes } from './disabled.routes.ts'
import { acceptEmptyBodies, answerAuthErrors, speakApiVersion } from './envelope.ts'
import { factorRoutes } from './factors.routes.ts'
import { googleRoutes } from './google.routes.ts'
import { mailRoutes } from './mail.routes.ts'
import { serviceRoutes } from './service.routes.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { userRoutes } from './user.routes.ts'

/** The buckets of the protocol; a refusal is over_request_rate_limit. */
export type Bucket = 'token' | 'account' | 'verify' | 'mail' | 'factor'
export type CountRequest = (bucket: Bucket, key: string) => Promise<void>

export interface GoTrueOptions {
  readonly core: AuthDeps
  readonly google: GoogleSignIn | undefined
  readonly count: CountRequest
  /** Where this instance is mounted, seen from outside. */
  readonly publicUrl: () => string
}

/** GoTrue's protocol over one core. Several instances can live in one process. */
export function goTrue(options: GoTrueOptions): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    acceptEmptyBodies(app)
    speakApiVersion(app)
    answerAuthErrors(app)
    serviceRoutes(app, options)
    signInRoutes(app, options)
    mailRoutes(app, options)
    userRoutes(app, options)
    factorRoutes(app, options)
    googleRoutes(app, options)
    adminRoutes(app, options)
    disabledRoutes(app)
    await Promise.resolve()
  }
}
