import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AuthError } from '../core/auth-error.ts'
import { changeUser } from '../core/update-user.ts'
import { viewUser } from '../core/user-view.ts'
import { signedInBy } from './count-proven.ts'
import type { GoTrueOptions } from './go-true-options.ts'
import { callerOf, read } from './read-request.ts'

const ChangeBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
})

export function userRoutes(app: FastifyInstance, options: GoTrueOptions): void {
  const { core } = options

  app.get('/user', async (request) => {
    const signedIn = await signedInBy(options, request)
    return inTransaction(core.db, async (tx) => viewUser(tx, (await signedIn(tx)).user))
  })

  app.put('/user', async (request) => {
    const signedIn = await signedInBy(options, request, 'mail')
    const body = read(ChangeBody, request.body)
    if (body.app_metadata !== undefined) {
      throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges')
    }
    if (body.phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled')
    const change = {
      email: body.email ?? undefined,
      password: body.password ?? undefined,
      data: body.data ?? undefined,
    }
    return changeUser(core, signedIn, change, callerOf(core, request))
  })
}
