import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import type { Browser } from '../../../http/mount.ts'
import { explainAuthError } from './explain-auth-error.ts'

export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the service's address, with its query. */
  readonly path: string
  /** A user's access token; without one the call is anonymous. */
  readonly token?: string | undefined
  readonly body?: object | undefined
  /** The client's address, so that all clients do not share one limit. */
  readonly ip: string
  /** The browser whose cookies the embedded service may read and set; an external one gets none. */
  readonly browser?: Browser | undefined
}

interface ServiceAnswer {
  readonly status: number
  readonly retryAfterS?: number | undefined
  readonly body: unknown
}

/** One call over GoTrue's HTTP interface, to the embedded service or to one at AUTH_URL. */
type CallService = (request: ServiceRequest) => Promise<ServiceAnswer>

export interface AuthService {
  readonly call: CallService
  /** A token of the service role, for admin calls. */
  readonly serviceToken: () => Promise<string>
}

/** Retry-After in seconds; undefined for a date or a missing header. */
export function secondsOf(header: string | number | null | undefined): number | undefined {
  return /^\d+$/.test(String(header)) ? Number(header) : undefined
}

const moment = z.string().nullish()

export const AuthUser = z.object({
  id: z.uuid(),
  email: z.string().default(''),
  email_confirmed_at: moment,
  confirmation_sent_at: moment,
  banned_until: moment,
  user_metadata: z.record(z.string(), z.unknown()).default({}),
  identities: z.array(z.object({ provider: z.string().default('') })).nullish(),
  factors: z.array(z.object({ id: z.string(), status: z.string() })).nullish(),
})
export type AuthUser = z.infer<typeof AuthUser>

export const AuthTokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  user: AuthUser,
})
export type AuthTokens = z.infer<typeof AuthTokens>

/** The parsed response; a refusal is thrown as the product's own error. */
export async function ask<S extends z.ZodType>(
  service: AuthService,
  schema: S,
  request: ServiceRequest,
): Promise<z.output<S>> {
  const { status, body, retryAfterS } = await service.call(request)
  if (status >= 400) throw explainAuthError(status, body, retryAfterS)
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AppError('SERVER_ERROR')
  return parsed.data
}
