import type { FastifyInstance } from 'fastify'
import type { AccessTokens } from '../core/access-tokens.ts'
import type { AuthService } from './auth-service.ts'

/** The service in this process, called over its own HTTP interface without a socket between. */
export function embeddedService(
  app: FastifyInstance,
  prefix: string,
  tokens: AccessTokens,
): AuthService {
  return {
    serviceToken: tokens.signService,
    async call({ method, path, token, body, ip }) {
      const response = await app.inject({
        method,
        url: `${prefix}${path}`,
        remoteAddress: ip,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      })
      return { status: response.statusCode, body: response.body ? response.json() : undefined }
    },
  }
}
