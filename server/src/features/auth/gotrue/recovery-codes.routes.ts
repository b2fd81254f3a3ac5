import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '../../../db/in-transaction.ts'
import { countRecoveryCodes } from '../core/factors/recovery-codes.queries.ts'
import { makeRecoveryCodes, verifyRecoveryCode } from '../core/factors/recovery-codes.ts'
import { signedInBy } from './count-proven.ts'
import type { GoTrueOptions } from './go-true-options.ts'
import { callerOf, read } from './read-request.ts'

const UseBody = z.object({ code: z.string('is required').min(1, 'is required').max(100) })

/** An addition to the protocol: GoTrue has none. */
export function recoveryCodeRoutes(app: FastifyInstance, options: GoTrueOptions): void {
  const { core } = options

  app.get('/recovery-codes', async (request) => {
    const signedIn = await signedInBy(options, request)
    return inTransaction(core.db, async (tx) => ({
      left: await countRecoveryCodes(tx, (await signedIn(tx)).user.id),
    }))
  })

  app.post('/recovery-codes', async (request) => {
    const signedIn = await signedInBy(options, request, 'factor')
    return inTransaction(core.db, async (tx) =>
      makeRecoveryCodes(core, tx, await signedIn(tx), callerOf(core, request)),
    )
  })

  app.post('/recovery-codes/verify', async (request) => {
    const signedIn = await signedInBy(options, request, 'factor')
    const { code } = read(UseBody, request.body)
    return verifyRecoveryCode(core, signedIn, code, callerOf(core, request))
  })
}
