import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Media =
  | 'audio/wav'
  | 'application/zip'
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/fhir+json'

/**
 * One call of the product, as data: the server mounts it, the web app calls it, OpenAPI describes
 * it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As spelled in the documents, with `{name}` for each path parameter. */
  readonly path: `/${string}`
  /**
   * `practitioner`: needs a bearer token of a verified practitioner, and counts against them.
   * `public`: no token, counted by address. `probe`: no token, never counted.
   */
  readonly access: 'probe' | 'public' | 'practitioner'
  /** Completes 'Failed to {action}: {status text}'. */
  readonly action: string
  readonly tag: string
  /** What a 401 says instead of 'Authentication failed. Please log in again.' */
  readonly expiredSentence?: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
  /**
   * For a binary response, sent as it is: its response is a Uint8Array. One of several if the
   * caller chooses. JSON when absent.
   */
  readonly media?: Media | readonly Media[]
  /** Status of success; 200 when absent. */
  readonly status?: 200 | 201
  /** Creates something that takes storage: refused when the operator's limit is reached. */
  readonly stores?: true
  /** Needed to continue a recording in progress: the daily limit does not refuse it. */
  readonly keepsRecording?: true
  /** Outcomes besides those that every call with its access can have. */
  readonly errors?: readonly ErrorCode[]
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? E[K]
  : z.ZodUndefined

/** What the handler receives: parsed, with defaults filled in. */
export type ParamsOf<E extends Endpoint> = z.output<Part<E, 'params'>>
export type QueryOf<E extends Endpoint> = z.output<Part<E, 'query'>>
export type BodyOf<E extends Endpoint> = z.output<Part<E, 'body'>>

/** What the caller may send: before parsing. */
export type ParamsInputOf<E extends Endpoint> = z.input<Part<E, 'params'>>
export type QueryInputOf<E extends Endpoint> = z.input<Part<E, 'query'>>
export type BodyInputOf<E extends Endpoint> = z.input<Part<E, 'body'>>

/** What the handler may return, and what the caller receives. */
export type ResultOf<E extends Endpoint> = z.input<E['response']>
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

const parameter = /\{(\w+)\}/g

/** '/patients/{id}/' → '/patients/:id/', the router's syntax. */
export function routePattern(path: string): string {
  return path.replace(parameter, ':$1')
}

/** '/patients/{id}/' with { id: 'a b' } → '/patients/a%20b/'. Throws if a parameter is missing. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(parameter, (_, name: string) => {
    const value = params[name]
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`Path parameter ${name} is missing`)
    }
    return encodeURIComponent(value)
  })
}

/** Both paths of a data call: bare and under /api. */
export function bothPaths(path: string): [bare: string, api: string] {
  const bare = path.startsWith('/api/') ? path.slice('/api'.length) : path
  return [bare, `/api${bare}`]
}
