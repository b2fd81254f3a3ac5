import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../../db/in-transaction.ts'
import { markDevice } from '../core/known-devices.ts'
import { findUser } from '../core/users/users.queries.ts'
import type { GoTrueOptions } from './go-true-options.ts'

const NAME = 'chartwright_device'
const YEAR_S = 31_536_000

export function deviceOf({ headers }: FastifyRequest): string | undefined {
  const [, value] = /(?:^|;\s*)chartwright_device=([\w.-]+)/.exec(headers.cookie ?? '') ?? []
  return value
}

/** After the account's owner has authenticated: attempts by others do not lock this browser out. */
export async function rememberDevice(
  { core }: GoTrueOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const user = await inTransaction(core.db, (tx) => findUser(tx, userId))
  if (!user) return
  const value = markDevice(core, user, deviceOf(request))
  const secure = core.settings.siteUrl().startsWith('https:') ? '; Secure' : ''
  const attributes = `Path=/; Max-Age=${String(YEAR_S)}; HttpOnly; SameSite=Lax${secure}`
  void reply.header('set-cookie', `${NAME}=${value}; ${attributes}`)
}
