import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Health = z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' })

export const healthApi = {
  /** The process responds; says nothing about the database (document 1 §7). */
  live: endpoint({
    method: 'GET',
    path: '/auth/health',
    access: 'probe',
    action: 'check health',
    tag: 'Health',
    response: Health,
  }),
  /** The process can serve: the database responds and is migrated. */
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    access: 'probe',
    action: 'check readiness',
    tag: 'Health',
    response: Health,
    errors: ['NOT_READY'],
  }),
}
