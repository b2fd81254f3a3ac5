import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AuthError } from '../core/auth-error.ts'
import { normaliseEmail } from '../core/users/email-address.ts'
import { changeUser } from '../core/users/update-user.ts'
import { viewUser } from '../core/users/user-view.ts'
import { signedInBy } from './count-proven.ts'
import { rememberDevice } from './device-cookie.ts'
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

  app.put('/user', async (request, reply) => {
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
    const user = await mailedOnce(options, change.email, () =>
      changeUser(core, signedIn, change, callerOf(core, request)),
    )
    if (change.password !== undefined) await rememberDevice(options, request, reply, user.id)
    return user
  })
}

/**
 * A new address could be anybody's until it is verified: it gets no more mails than a sign-up would
 * send.
 */
async function mailedOnce<T>(
  { mailboxes }: GoTrueOptions,
  email: string | undefined,
  act: () => Promise<T>,
): Promise<T> {
  if (email === undefined) return act()
  const takeBack = await mailboxes.take('email_change', normaliseEmail(email))
  try {
    return await act()
  } catch (error) {
    await takeBack()
    throw error
  }
}
