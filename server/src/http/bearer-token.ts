import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

export function findBearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token, ...rest] = request.headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : undefined
}

export function bearerToken(request: FastifyRequest): string {
  const token = findBearerToken(request)
  if (token === undefined) throw new AppError('MISSING_TOKEN')
  return token
}
