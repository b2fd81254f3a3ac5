import { sentenceOf, statusOf, type ErrorBody, type ErrorCode } from '@chartwright/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, SigningUnacknowledged, TranscriptIncomplete } from './app-error.ts'

/** Fastify's own refusals, in our words. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_REQUEST',
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const outcome = outcomeOf(error)
    if (outcome.code === 'SERVER_ERROR') {
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    }
    if (error instanceof AppError && error.retryAfterS !== undefined) {
      void reply.header('retry-after', error.retryAfterS)
    }
    const body: ErrorBody = {
      detail: outcome.detail,
      code: outcome.code,
      ...(error instanceof TranscriptIncomplete && { audio_left_s: error.audioLeftS }),
      ...(error instanceof SigningUnacknowledged && { open: [...error.open] }),
    }
    return reply.code(statusOf(outcome.code)).send(body)
  })
}

/** An address that no router can parse. Fastify's own response would repeat it. */
export function refuseUrl(reply: FastifyReply): void {
  const code = 'INVALID_REQUEST'
  const body: ErrorBody = { detail: sentenceOf(code), code }
  void reply.code(statusOf(code)).send(body)
}

function outcomeOf(error: FastifyError | AppError): { code: ErrorCode; detail: string } {
  if (error instanceof AppError) return { code: error.code, detail: error.message }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { code: 'INVALID_REQUEST', detail: describeInvalid(error.validation) }
  }
  const code = FASTIFY_CODES[error.code]
  if (code) return { code, detail: code === 'INVALID_REQUEST' ? NOT_JSON : sentenceOf(code) }
  const isClientFault = (error.statusCode ?? 500) < 500
  return isClientFault
    ? { code: 'INVALID_REQUEST', detail: sentenceOf('INVALID_REQUEST') }
    : { code: 'SERVER_ERROR', detail: sentenceOf('SERVER_ERROR') }
}

const NOT_JSON = 'The request body is not valid JSON.'
const NOT_VALID = 'is not valid'

/** 'name: must not be empty; id: must be an id'. Names fields and rules, never the values sent. */
function describeInvalid(
  issues: readonly { instancePath: string; message?: string | undefined }[],
): string {
  const described = issues.map(({ instancePath, message = NOT_VALID }) => {
    const field = instancePath.split('/').filter(Boolean).join('.')
    return field ? `${field}: ${message}` : message
  })
  return [...new Set(described)].join('; ')
}
