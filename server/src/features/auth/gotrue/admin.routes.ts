import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AUDIENCE } from '../core/tokens/access-tokens.ts'
import {
  changeUserAsAdmin,
  deleteUserAsAdmin,
  getUserForAdmin,
  removeFactorAsAdmin,
} from '../core/users/admin.ts'
import { viewUser } from '../core/users/user-view.ts'
import { countUsers, listUsers } from '../core/users/users.queries.ts'
import { requireService } from './count-proven.ts'
import type { GoTrueOptions } from './go-true-options.ts'
import { callerOf, read } from './read-request.ts'

const Page = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(1_000).default(50),
})
const UserId = z.object({ id: z.uuid('must be an id') })
const FactorId = UserId.extend({ factor: z.uuid('must be an id') })
const ChangeBody = z.object({
  ban_duration: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
})

/** Only for a bearer of the service role: the product's own calls and the operator's commands. */
export function adminRoutes(app: FastifyInstance, options: GoTrueOptions): void {
  const { core } = options
  void app.register(
    async (admin) => {
      admin.addHook('onRequest', (request) => requireService(options, request))

      admin.get('/users', async (request, reply) => {
        const { page, per_page: perPage } = read(Page, request.query)
        const { users, total } = await inTransaction(core.db, async (tx) => {
          const found = await listUsers(tx, page, perPage)
          const views = []
          for (const user of found) views.push(await viewUser(tx, user))
          return { users: views, total: await countUsers(tx) }
        })
        return reply.header('x-total-count', total).send({ users, aud: AUDIENCE })
      })

      admin.get('/users/:id', async (request) => {
        const { id } = read(UserId, request.params)
        return inTransaction(core.db, async (tx) => viewUser(tx, await getUserForAdmin(tx, id)))
      })

      admin.put('/users/:id', async (request) => {
        const { id } = read(UserId, request.params)
        const body = read(ChangeBody, request.body)
        const change = {
          banDuration: body.ban_duration ?? undefined,
          isEmailConfirmed: body.email_confirm ?? undefined,
        }
        return inTransaction(core.db, async (tx) =>
          viewUser(tx, await changeUserAsAdmin(core, tx, id, change, callerOf(core, request))),
        )
      })

      admin.delete('/users/:id', async (request) => {
        const { id } = read(UserId, request.params)
        await inTransaction(core.db, (tx) => deleteUserAsAdmin(tx, id, callerOf(core, request)))
        return {}
      })

      admin.delete('/users/:id/factors/:factor', async (request) => {
        const { id, factor } = read(FactorId, request.params)
        await inTransaction(core.db, (tx) =>
          removeFactorAsAdmin(tx, id, factor, callerOf(core, request)),
        )
        return { id: factor }
      })
      await Promise.resolve()
    },
    { prefix: '/admin' },
  )
}
