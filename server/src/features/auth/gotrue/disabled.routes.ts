import type { FastifyInstance } from 'fastify'
import { AuthError, type AuthErrorCode } from '../core/auth-error.ts'

const DISABLED: readonly [
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  code: AuthErrorCode,
  message: string,
][] = [
  ['POST', '/otp', 'otp_disabled', 'Signups not allowed for otp'],
  ['POST', '/magiclink', 'otp_disabled', 'Signups not allowed for otp'],
  ['GET', '/reauthenticate', 'otp_disabled', 'Reauthentication is disabled'],
  ['POST', '/sso', 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['GET', '/user/identities/authorize', 'manual_linking_disabled', 'Manual linking is disabled'],
  ['DELETE', '/user/identities/:id', 'manual_linking_disabled', 'Manual linking is disabled'],
]

/** Parts of the protocol that this service does not offer, with the errors its clients know. */
export function disabledRoutes(app: FastifyInstance): void {
  for (const [method, url, code, message] of DISABLED) {
    app.route({
      method,
      url,
      handler: () => {
        throw new AuthError(code, message)
      },
    })
  }
}
