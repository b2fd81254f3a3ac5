import type { Endpoint } from '@chartwright/contract/endpoint'
import { ErrorBody, statusOf, type ErrorCode } from '@chartwright/contract/errors'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'

const ALWAYS: readonly ErrorCode[] = ['TOO_MANY_ATTEMPTS', 'SERVER_ERROR']
const BYTES = z.string().meta({ format: 'binary' })
const OF_PRACTITIONERS: readonly ErrorCode[] = ['INVALID_TOKEN', 'USER_BLOCKED']

/** The endpoint as Fastify's route schema: what validates, what serialises and what /docs shows. */
export function describeRoute(endpoint: Endpoint): FastifySchema {
  const { params, query, body } = endpoint
  return {
    summary: sentenceCase(endpoint.action),
    tags: [endpoint.tag],
    ...(endpoint.access === 'practitioner' && { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { [endpoint.status ?? 200]: describeAnswer(endpoint), ...describeErrors(endpoint) },
  }
}

function describeAnswer({ media, response }: Endpoint) {
  if (media === undefined) return response
  const kinds = typeof media === 'string' ? [media] : media
  return { content: Object.fromEntries(kinds.map((kind) => [kind, { schema: BYTES }])) }
}

function describeErrors(endpoint: Endpoint): Record<number, typeof ErrorBody> {
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body
  const codes: ErrorCode[] = [
    ...ALWAYS,
    ...(endpoint.access === 'practitioner' ? OF_PRACTITIONERS : []),
    ...(takesInput ? (['INVALID_REQUEST'] as const) : []),
    ...(endpoint.stores ? (['STORAGE_FULL'] as const) : []),
    ...(endpoint.errors ?? []),
  ]
  return Object.fromEntries(codes.map((code) => [statusOf(code), ErrorBody]))
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
