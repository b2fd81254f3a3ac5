import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AuthError } from '../core/auth-error.ts'
import { challengeFactor } from '../core/factors/challenge-factor.ts'
import { enrolFactor } from '../core/factors/enrol-factor.ts'
import { unenrolFactor } from '../core/factors/unenrol-factor.ts'
import { verifyFactor } from '../core/factors/verify-factor.ts'
import { signedInBy } from './count-proven.ts'
import type { GoTrueOptions } from './go-true-options.ts'
import { callerOf, read } from './read-request.ts'

const EnrolBody = z.object({
  friendly_name: z.string().max(100).nullish(),
  factor_type: z.string('is required'),
  issuer: z.string().max(100).nullish(),
  phone: z.string().max(40).nullish(),
})
const VerifyBody = z.object({
  challenge_id: z.uuid('must be an id'),
  code: z.string('is required').min(1, 'is required'),
})

export function factorRoutes(app: FastifyInstance, options: GoTrueOptions): void {
  const { core } = options

  app.post('/factors', async (request) => {
    const signedIn = await signedInBy(options, request)
    const body = read(EnrolBody, request.body)
    const enrolment = {
      friendlyName: body.friendly_name?.trim() ?? '',
      factorType: body.factor_type,
      issuer: body.issuer ?? undefined,
      phone: body.phone ?? undefined,
    }
    return inTransaction(core.db, async (tx) =>
      enrolFactor(core, tx, await signedIn(tx), enrolment, callerOf(core, request)),
    )
  })

  app.post<{ Params: { id: string } }>('/factors/:id/challenge', async (request) => {
    const signedIn = await signedInBy(options, request, 'factor')
    const factorId = factorIdOf(request.params.id)
    return challengeFactor(core, signedIn, factorId, callerOf(core, request))
  })

  app.post<{ Params: { id: string } }>('/factors/:id/verify', async (request) => {
    const signedIn = await signedInBy(options, request, 'factor')
    const body = read(VerifyBody, request.body)
    const proof = {
      factorId: factorIdOf(request.params.id),
      challengeId: body.challenge_id,
      code: body.code.trim(),
    }
    return verifyFactor(core, signedIn, proof, callerOf(core, request))
  })

  app.delete<{ Params: { id: string } }>('/factors/:id', async (request) => {
    const signedIn = await signedInBy(options, request)
    const factorId = factorIdOf(request.params.id)
    return inTransaction(core.db, async (tx) =>
      unenrolFactor(tx, await signedIn(tx), factorId, callerOf(core, request)),
    )
  })
}

function factorIdOf(id: string): string {
  if (z.uuid().safeParse(id).success) return id
  throw new AuthError('mfa_factor_not_found', 'Factor not found')
}
