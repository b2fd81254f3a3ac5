import {
  fillPath,
  type BodyInputOf,
  type Endpoint,
  type ParamsInputOf,
  type QueryInputOf,
  type ResponseOf,
} from '@chartwright/contract/endpoint'
import { sentenceOf } from '@chartwright/contract/errors'
import { AUTHENTICATION_FAILED } from '@chartwright/contract/sentences'
import { clearSession, markBlocked, readToken } from '../account/auth-store.ts'
import { renewToken } from '../account/renewal.ts'
import { isTokenExpired } from '../account/token-claims.ts'
import { tokenSubject } from '../account/token-subject.ts'
import { goTo } from '../go-to.ts'
import { ApiError, networkError } from './api-error.ts'
import { readRefusal } from './read-refusal.ts'

interface Extras {
  signal?: AbortSignal
  /**
   * Identifies the caller if the stored session is not the one meant (a Google session signing in).
   */
  bearer?: string
  /** Continues when the page is unloaded; for bodies below 64 KB. */
  keepalive?: boolean
}

type Sent<E extends Endpoint> = (E extends { params: object }
  ? { params: ParamsInputOf<E> }
  : unknown) &
  (E extends { query: object } ? { query?: QueryInputOf<E> } : unknown) &
  (E extends { body: object } ? { body: BodyInputOf<E> } : unknown) &
  Extras

type Options<E extends Endpoint> = object extends Sent<E> ? [sent?: Sent<E>] : [sent: Sent<E>]

interface AnySent extends Extras {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** One call of the contract. Rejects with ApiError, or with the signal's reason when aborted. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[sent]: Options<E>
): Promise<ResponseOf<E>> {
  const response = await send(endpoint, sent)
  try {
    return endpoint.response.parse(await response.json()) as ResponseOf<E>
  } catch (error) {
    if (sent?.signal?.aborted) throw error
    const message = `Failed to ${endpoint.action}: the answer could not be read`
    throw new ApiError(message, { status: response.status })
  }
}

/** Like `call`, for a streamed response: it has started, and is read by the caller. */
export function openStream<E extends Endpoint>(
  endpoint: E,
  ...[sent]: Options<E>
): Promise<Response> {
  return send(endpoint, sent)
}

async function send(endpoint: Endpoint, sent: AnySent = {}): Promise<Response> {
  const isOwn = endpoint.access === 'practitioner' && sent.bearer === undefined
  const token = isOwn ? requireToken() : undefined
  let response = await request(endpoint, sent, token)
  if (response.status === 401 && token !== undefined && (await hasFresherToken(token))) {
    response = await request(endpoint, sent, requireToken())
  }
  if (response.ok) return response
  const refusal = await readRefusal(response, endpoint.action)
  if (!isOwn) throw refusal
  // A second factor that was added in the meantime is asked for on the sign-in page.
  if (response.status === 401 || refusal.code === 'MFA_REQUIRED') {
    clearSession(response.status === 401 ? AUTHENTICATION_FAILED : refusal.message)
    goTo('/auth', { isInterruption: true })
  }
  if (response.status === 401) {
    throw new ApiError(endpoint.expiredSentence ?? AUTHENTICATION_FAILED, refusal)
  }
  if (refusal.code === 'USER_BLOCKED') markBlocked()
  throw refusal
}

/**
 * A token that has expired, or was replaced while the call was in flight, says nothing about the
 * session: only refreshing it does. Another person's token is no replacement.
 */
async function hasFresherToken(token: string): Promise<boolean> {
  const current = readToken()
  if (current !== undefined && current !== token) {
    return tokenSubject(current) === tokenSubject(token)
  }
  return isTokenExpired(token) && renewToken()
}

async function request(
  endpoint: Endpoint,
  sent: AnySent,
  token: string | undefined,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' })
  const bearer = token ?? sent.bearer
  if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`)
  const init: RequestInit = { method: endpoint.method, headers }
  if (sent.body !== undefined) {
    headers.set('Content-Type', 'application/json')
    init.body = JSON.stringify(sent.body)
  }
  if (sent.signal) init.signal = sent.signal
  if (sent.keepalive) init.keepalive = true
  try {
    return await fetch(fillPath(endpoint.path, sent.params) + queryString(sent.query), init)
  } catch (error) {
    if (sent.signal?.aborted) throw error
    throw networkError()
  }
}

function requireToken(): string {
  const token = readToken()
  if (token === undefined) {
    throw new ApiError(sentenceOf('MISSING_TOKEN'), { status: 401, code: 'MISSING_TOKEN' })
  }
  return token
}

function queryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}`
}
