import { statusOf } from '@chartwright/contract/errors'
import type { FastifyError, FastifyInstance } from 'fastify'
import { AppError } from '../../../http/app-error.ts'
import { STRANGER_BODY_BYTES } from '../../../http/mount.ts'
import { AuthError } from '../core/auth-error.ts'

const API_VERSION_HEADER = 'x-supabase-api-version'
const API_VERSION = '2024-01-01'

/** Clients read `code` from an error only if the version they sent is returned. */
export function speakApiVersion(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (request.headers[API_VERSION_HEADER] !== undefined) {
      void reply.header(API_VERSION_HEADER, API_VERSION)
    }
  })
}

/** The published client sends the JSON content type even with an empty body. */
export function acceptEmptyBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  const options = { parseAs: 'string', bodyLimit: STRANGER_BODY_BYTES } as const
  app.addContentTypeParser<string>('application/json', options, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void app.getDefaultJsonParser('error', 'error')(request, body, done)
  })
}

/** A bad token is never a 5xx and a fault of ours never a 4xx: clients drop the session on a 4xx. */
export function answerAuthErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AuthError, request, reply) => {
    const known = asAuthError(error)
    if (known.code === 'unexpected_failure') {
      request.log.error({ err: error, route: request.routeOptions.url }, 'auth request failed')
    }
    const { retryAfterS, weakPasswordReasons } = known.extra
    if (retryAfterS !== undefined) void reply.header('retry-after', retryAfterS)
    const speaksVersion = request.headers[API_VERSION_HEADER] !== undefined
    return reply
      .code(known.status)
      .header('x-sb-error-code', known.code)
      .send({
        ...(speaksVersion
          ? { code: known.code, message: known.message }
          : { code: known.status, error_code: known.code, msg: known.message }),
        ...(weakPasswordReasons && { weak_password: { reasons: weakPasswordReasons } }),
      })
  })
}

export function asAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof AppError && error.code === 'TOO_MANY_ATTEMPTS') {
    const extra = error.retryAfterS === undefined ? {} : { retryAfterS: error.retryAfterS }
    return new AuthError('over_request_rate_limit', 'Request rate limit reached', extra)
  }
  if (error instanceof AppError && statusOf(error.code) < 500) {
    return new AuthError('validation_failed', error.message)
  }
  const { statusCode } = error as Partial<FastifyError>
  if (error instanceof SyntaxError || (statusCode !== undefined && statusCode < 500)) {
    return new AuthError('bad_json', 'Could not parse request body as JSON')
  }
  return new AuthError('unexpected_failure', 'Unexpected failure, please check server logs')
}
