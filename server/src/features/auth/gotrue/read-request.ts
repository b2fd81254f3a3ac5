import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthDeps, Caller } from '../core/auth-deps.ts'
import { AuthError } from '../core/auth-error.ts'
import type { CodeChallenge } from '../core/tokens/send-one-time-token.ts'

export function callerOf({ hashAddress }: AuthDeps, request: FastifyRequest): Caller {
  return { ip: request.ip, addressHash: hashAddress(request.ip) }
}

/** The first error, in GoTrue's terms. Unknown keys are ignored: clients send more than is read. */
export function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') ?? ''
  throw new AuthError('validation_failed', `${field || 'body'}: ${issue?.message ?? 'is invalid'}`)
}

export const challengeFields = {
  code_challenge: z.string().min(43).max(128).nullish(),
  code_challenge_method: z.string().nullish(),
}

/** A body's fields, with the optional PKCE challenge that every mailed operation may carry. */
export function withChallenge<T extends z.ZodRawShape>(fields: T) {
  return z.object({ ...fields, ...challengeFields })
}

export function challengeOf(body: {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}): CodeChallenge | undefined {
  if (!body.code_challenge) return undefined
  const method = body.code_challenge_method?.toLowerCase()
  if (method !== 's256' && method !== 'plain') {
    throw new AuthError('validation_failed', 'code_challenge_method: must be s256 or plain')
  }
  return { challenge: body.code_challenge, method }
}
