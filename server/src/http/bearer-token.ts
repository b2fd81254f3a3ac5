import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

export function bearerToken(request: FastifyRequest): string {
  const [scheme, token, ...rest] = request.headers.authorization?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) {
    throw new AppError('MISSING_TOKEN')
  }
  return token
}
