import type { FastifyInstance } from 'fastify'
import type { AccessTokens } from '../core/tokens/access-tokens.ts'
import { secondsOf, type AuthService } from './auth-service.ts'

/** The service in this process, called over its own HTTP interface without a socket in between. */
export function embeddedService(
  app: FastifyInstance,
  prefix: string,
  tokens: AccessTokens,
): AuthService {
  return {
    serviceToken: tokens.signService,
    async call({ method, path, token, body, ip, browser }) {
      const response = await app.inject({
        method,
        url: `${prefix}${path}`,
        remoteAddress: ip,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(browser?.cookie !== undefined && { cookie: browser.cookie }),
        },
        ...(body && { payload: body }),
      })
      for (const line of [response.headers['set-cookie'] ?? []].flat()) browser?.setCookie(line)
      const { statusCode: status, headers } = response
      const retryAfterS = secondsOf(headers['retry-after'])
      return { status, retryAfterS, body: response.body ? response.json() : undefined }
    },
  }
}
