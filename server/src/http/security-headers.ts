import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const HSTS_S = 365 * 24 * 60 * 60

/**
 * No inline script and no third-party origin anywhere, except an external authentication service.
 * Inline styles stay allowed: the editor and positioned menus need them. HSTS and https upgrades
 * only if the public address is https.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { isPublicHttps, calledOrigins }: { isPublicHttps: boolean; calledOrigins: readonly string[] },
) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...calledOrigins],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isPublicHttps && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: isPublicHttps && { maxAge: HSTS_S, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()')
  })
}
