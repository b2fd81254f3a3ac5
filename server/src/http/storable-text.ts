import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const DEEPEST = 64

/**
 * Refuses what JSON and addresses can spell but the database cannot store, before anything is done.
 * After the contract's schemas: texts that they clean are clean by then.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ body, query, params, is404 }) => {
    // A page, or nothing at all: the address is parsed in the browser.
    if (is404 || [body, query, params].every((value) => isStorable(value))) return
    throw new AppError('INVALID_REQUEST', 'The request holds characters that are no text.')
  })
}

/** No NUL, no lone surrogate, no depth that overflows a writer's stack. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true
  if (depth > DEEPEST) return false
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key) && isStorable(inner, depth + 1),
  )
}
