import type { FastifyInstance } from 'fastify'
import type { GoTrueOptions } from './go-true-options.ts'

const JWKS_MAX_AGE_S = 600

export function serviceRoutes(app: FastifyInstance, { core, google }: GoTrueOptions): void {
  app.get('/health', () => ({ name: 'GoTrue', description: 'Chartwright accounts', version: '2' }))

  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${String(JWKS_MAX_AGE_S)}`)
      .send({ keys: core.tokens.publicKeys }),
  )

  app.get('/settings', () => ({
    external: { email: true, phone: false, google: google !== undefined, anonymous_users: false },
    disable_signup: !core.settings.isSignupEnabled,
    mailer_autoconfirm: core.settings.isEmailAutoconfirmed,
    phone_autoconfirm: false,
    sms_provider: core.sms ? 'webhook' : '',
    saml_enabled: false,
  }))
}
