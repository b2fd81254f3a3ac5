import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { refuseForeignPages } from '../../../http/foreign-pages.ts'
import { adminRoutes } from './admin.routes.ts'
import { disabledRoutes } from './disabled.routes.ts'
import { acceptEmptyBodies, answerAuthErrors, speakApiVersion } from './envelope.ts'
import { factorRoutes } from './factors.routes.ts'
import { googleRoutes } from './google.routes.ts'
import type { GoTrueOptions } from './go-true-options.ts'
import { mailRoutes } from './mail.routes.ts'
import { recoveryCodeRoutes } from './recovery-codes.routes.ts'
import { serviceRoutes } from './service.routes.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { userRoutes } from './user.routes.ts'

/** GoTrue's protocol over one core. Several instances can run in one process. */
export function goTrue(options: GoTrueOptions): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    acceptEmptyBodies(app)
    speakApiVersion(app)
    app.addHook('onRequest', refuseForeignPages)
    app.addHook('onClose', options.idle)
    answerAuthErrors(app)
    serviceRoutes(app, options)
    signInRoutes(app, options)
    mailRoutes(app, options)
    userRoutes(app, options)
    factorRoutes(app, options)
    recoveryCodeRoutes(app, options)
    googleRoutes(app, options)
    adminRoutes(app, options)
    disabledRoutes(app)
    await Promise.resolve()
  }
}
