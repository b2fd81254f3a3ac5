import { Readable } from 'node:stream'
import {
  bothPaths,
  routePattern,
  type BodyOf,
  type Endpoint,
  type Media,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@chartwright/contract/endpoint'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuditEntry } from '../db/audit.ts'
import type { Database, Tx } from '../db/open.ts'
import { asPractitioner } from '../db/as-practitioner.ts'
import type { KeyedHash } from '../lib/keyed-hash.ts'
import { AppError } from './app-error.ts'
import { attachmentOf } from './attachment.ts'
import { begunEntry, doneEntry, refusedEntry, type AuditedCall } from './audit-call.ts'
import { bearerToken, findBearerToken } from './bearer-token.ts'
import { refuseForeignPages } from './foreign-pages.ts'
import { findCaller, identifyCaller } from './identify-caller.ts'
import type { BeforeCheck, RateLimits } from './rate-limits.ts'
import type { RequireRoom } from './storage-limit.ts'
import { abortWhenGone, sendEvents } from './event-stream.ts'
import { describeRoute } from './describe-route.ts'

export type SessionState = 'live' | 'needs-factor' | 'banned' | 'over'

/** The owner of a valid access token. */
export interface TokenOwner {
  readonly practitionerId: string
  /** Known only to the embedded service. */
  readonly sessionId: string | undefined
  /**
   * How often the session had been refreshed when the token was issued; only if `sessionId` is
   * known.
   */
  readonly refreshCounter?: number
  /** As reported by an external service. */
  readonly sessionState?: SessionState
}

export interface Practitioner {
  readonly id: string
  /** The token that they authenticated with. */
  readonly owner: TokenOwner
}

/** What `mount` needs to admit a request. */
export interface Gate {
  readonly db: Database
  readonly rateLimits: RateLimits
  /** For the audit trail, which contains no plain address. */
  readonly hashAddress: KeyedHash
  readonly requireRoom: RequireRoom
  /** For a request with a valid token. */
  readonly bodyLimitBytes: number
  /**
   * Throws INVALID_TOKEN. `beforeCheck` is called if the token is not already known to be valid.
   */
  readonly identify: (token: string, beforeCheck?: BeforeCheck) => Promise<TokenOwner>
  /** Throws if this practitioner may not enter: signed out, gone, unverified, blocked. */
  readonly admitPractitioner: (tx: Tx, owner: TokenOwner) => Promise<Practitioner>
}

/**
 * A form or a token, and little else: reading more costs time, which anonymous callers do not get.
 */
export const STRANGER_BODY_BYTES = 16_384

interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
}

/** The caller's cookies, as in the headers. */
export interface Browser {
  readonly cookie: string | undefined
  readonly setCookie: (line: string) => void
}

export interface PublicCall<E extends Endpoint> extends Call<E> {
  readonly ip: string
  readonly browser: Browser
  readonly bearer: string | undefined
}

/** `tx` is one transaction for the whole request, in which row-level security shows only this practitioner's rows. */
export interface PractitionerCall<E extends Endpoint> extends Call<E> {
  readonly practitioner: Practitioner
  readonly tx: Tx
  /** For what reads what this call has written; never called if the call fails. */
  readonly afterCommit: (work: () => void) => void
}

/** Work that takes long and opens its own short transactions. */
export interface LongCall<E extends Endpoint> extends Call<E> {
  readonly practitioner: Practitioner
  readonly ip: string
  /** For a call to the authentication service. */
  readonly token: string
  /** Aborted if the caller disconnects before the response was sent. */
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
}

type PractitionerEndpoint = Endpoint & { readonly access: 'practitioner' }
type PublicEndpoint = Endpoint & { readonly access: 'public' }
type ProbeEndpoint = Endpoint & { readonly access: 'probe' }

interface Route {
  readonly endpoint: Endpoint
  /** Runs before the body is read, so that an anonymous body costs nothing. */
  readonly admit?: (request: FastifyRequest) => Promise<void>
  /** Runs once the body is read, if that is what identifies the caller. */
  readonly admitBody?: (request: FastifyRequest) => Promise<void>
  /** Replaces the anonymous limit: only if `admit` requires a valid token. */
  readonly bodyLimit?: number
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** Serves a practitioner's call both under its documented path and under /api. */
export function mount<E extends PractitionerEndpoint>(
  app: FastifyInstance,
  gate: Gate,
  endpoint: E,
  handle: (call: PractitionerCall<E>) => Promise<ResultOf<E>>,
): void {
  registerFor(app, gate, endpoint, async ({ request, owner, audited }) => {
    const further: (() => void)[] = []
    const afterCommit = (work: () => void) => further.push(work)
    const result = await asPractitioner(
      gate.db,
      owner.practitionerId,
      async (tx) => {
        const practitioner = await admit(gate, tx, { owner, audited })
        return handle({ ...callOf<E>(request), practitioner, tx, afterCommit })
      },
      (done) => doneEntry(audited, done),
    )
    for (const work of further) work()
    return result
  })
}

/** Like mount, for work that takes long: its transaction ends with the admission. */
export function mountLong<E extends PractitionerEndpoint>(
  app: FastifyInstance,
  gate: Gate,
  endpoint: E,
  handle: (call: LongCall<E>) => Promise<ResultOf<E>>,
): void {
  registerFor(app, gate, endpoint, async (admission) => {
    const result = await handle(await longCall(gate, admission))
    await record(gate, admission.audited, doneEntry(admission.audited, result))
    return result
  })
}

/**
 * Like mountLong, for an event stream. What is thrown before `handle` resolves is answered like any
 * refusal; afterwards the events are consumed to their end, even if nobody reads them any more.
 */
export function mountStream<E extends PractitionerEndpoint>(
  app: FastifyInstance,
  gate: Gate,
  endpoint: E,
  handle: (call: LongCall<E>) => Promise<AsyncIterable<string>>,
): void {
  registerFor(app, gate, endpoint, async (admission) => {
    const events = await handle(await longCall(gate, admission))
    await sendEvents(admission.reply, events)
    await record(gate, admission.audited, doneEntry(admission.audited))
  })
}

/** A file that is written while it is sent. */
export interface Download {
  readonly fileName: string
  /** If the endpoint has several. */
  readonly media?: Media
  readonly bytes: AsyncIterable<Uint8Array>
}

/** Like mountLong, for a binary response of unknown length: it waits for a slow reader. */
export function mountDownload<E extends PractitionerEndpoint>(
  app: FastifyInstance,
  gate: Gate,
  endpoint: E,
  handle: (call: LongCall<E>) => Promise<Download>,
): void {
  registerFor(app, gate, endpoint, async (admission) => {
    const { fileName, media, bytes } = await handle(await longCall(gate, admission))
    void admission.reply.header('content-disposition', attachmentOf(fileName))
    if (media !== undefined) void admission.reply.type(media)
    return Readable.from(bytes, { objectMode: false })
  })
}

interface Admission {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly owner: TokenOwner
  readonly audited: AuditedCall
}

async function admit(
  gate: Gate,
  tx: Tx,
  { owner, audited: { endpoint } }: Pick<Admission, 'owner' | 'audited'>,
): Promise<Practitioner> {
  const practitioner = await gate.admitPractitioner(tx, owner)
  if (endpoint.stores) await gate.requireRoom(tx, practitioner.id)
  return practitioner
}

async function longCall<E extends Endpoint>(
  gate: Gate,
  { request, reply, owner, audited }: Admission,
): Promise<LongCall<E>> {
  const signal = abortWhenGone(reply)
  const practitioner = await asPractitioner(
    gate.db,
    owner.practitionerId,
    (tx) => admit(gate, tx, { owner, audited }),
    () => begunEntry(audited),
  )
  const { ip, log } = request
  return { ...callOf<E>(request), practitioner, ip, token: bearerToken(request), signal, log }
}

function registerFor(
  app: FastifyInstance,
  gate: Gate,
  endpoint: PractitionerEndpoint,
  handle: (admission: Admission) => Promise<unknown>,
): void {
  const owners = new WeakMap<FastifyRequest, TokenOwner>()
  register(app, {
    endpoint,
    bodyLimit: gate.bodyLimitBytes,
    async admit(request) {
      const owner = await identifyCaller(gate.rateLimits, request.ip, async (beforeCheck) =>
        gate.identify(bearerToken(request), beforeCheck),
      )
      await gate.rateLimits.countPractitioner(owner.practitionerId)
      if (!endpoint.keepsRecording) await gate.rateLimits.countDay(owner.practitionerId)
      owners.set(request, owner)
    },
    async handle(request, reply) {
      const owner = owners.get(request)
      if (!owner) throw new AppError('MISSING_TOKEN')
      const { practitionerId } = owner
      const audited = { endpoint, request, practitionerId, hashAddress: gate.hashAddress }
      try {
        return await handle({ request, reply, owner, audited })
      } catch (error) {
        // It has changed and revealed nothing: without its entry it is still refused.
        await record(gate, audited, refusedEntry(audited, error)).catch((failure: unknown) => {
          request.log.warn({ err: failure }, 'a refused call is missing in the audit trail')
        })
        throw error
      }
    },
  })
}

function record(gate: Gate, { practitionerId }: AuditedCall, entry: AuditEntry): Promise<void> {
  return asPractitioner(
    gate.db,
    practitionerId,
    async () => undefined,
    () => entry,
  )
}

/** Counted against its address. */
export function mountPublic<E extends PublicEndpoint>(
  app: FastifyInstance,
  { rateLimits }: Gate,
  endpoint: E,
  handle: (call: PublicCall<E>) => Promise<ResultOf<E>>,
): void {
  register(app, {
    endpoint,
    admit: (request) => rateLimits.countAddress(request.ip),
    handle: (request, reply) => handle(publicCallOf<E>(request, reply)),
  })
}

/**
 * Like mountPublic, for a call about an access token: a valid one counts against its practitioner.
 */
export function mountWithToken<E extends PublicEndpoint>(
  app: FastifyInstance,
  gate: Gate,
  endpoint: E,
  tokenOf: (request: FastifyRequest) => string | undefined,
  handle: (call: PublicCall<E>) => Promise<ResultOf<E>>,
): void {
  register(app, {
    endpoint,
    async admitBody(request) {
      const caller = await findCaller(gate.rateLimits, request.ip, async (beforeCheck) => {
        const token = tokenOf(request)
        if (token === undefined) throw new AppError('MISSING_TOKEN')
        return gate.identify(token, beforeCheck)
      })
      if (caller) await gate.rateLimits.countPractitioner(caller.practitionerId)
    },
    handle: (request, reply) => handle(publicCallOf<E>(request, reply)),
  })
}

/**
 * Like mountPublic, for a call whose owner is known only from its outcome: a success counts against
 * its practitioner, a refusal against its address.
 */
export function mountByOutcome<E extends PublicEndpoint>(
  app: FastifyInstance,
  { rateLimits }: Gate,
  endpoint: E,
  practitionerIdOf: (result: ResultOf<E>) => string,
  handle: (call: PublicCall<E>) => Promise<ResultOf<E>>,
): void {
  register(app, {
    endpoint,
    async handle(request, reply) {
      const prove = async (beforeCheck: BeforeCheck) => {
        beforeCheck()
        return handle(publicCallOf<E>(request, reply))
      }
      const result = await identifyCaller(rateLimits, request.ip, prove, 'look-up')
      await rateLimits.countPractitioner(practitionerIdOf(result))
      return result
    },
  })
}

export function mountProbe<E extends ProbeEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: () => Promise<ResultOf<E>>,
): void {
  register(app, { endpoint, handle })
}

function register(app: FastifyInstance, route: Route): void {
  const { endpoint, admit, admitBody, bodyLimit, handle } = route
  const documented = routePattern(endpoint.path)
  for (const url of bothPaths(documented)) {
    app.route({
      method: endpoint.method,
      url,
      schema: { ...describeRoute(endpoint), hide: url !== documented },
      ...(endpoint.access !== 'probe' && {
        onRequest: [refuseForeignPages, ...(admit ? [admit] : [])],
      }),
      ...(admitBody && { preValidation: admitBody }),
      ...(bodyLimit !== undefined && { bodyLimit }),
      handler: async (request, reply) => {
        const result = await handle(request, reply)
        if (reply.sent) return reply
        if (typeof endpoint.media === 'string') void reply.type(endpoint.media)
        return reply
          .code(endpoint.status ?? 200)
          .header('cache-control', 'no-store')
          .send(result)
      },
    })
  }
}

function publicCallOf<E extends Endpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
): PublicCall<E> {
  const browser: Browser = {
    cookie: request.headers.cookie,
    setCookie: (line) => void reply.header('set-cookie', line),
  }
  return { ...callOf<E>(request), ip: request.ip, browser, bearer: findBearerToken(request) }
}

/** The validator compiler has parsed the parts with the endpoint's own schemas. */
function callOf<E extends Endpoint>(request: FastifyRequest): Call<E> {
  return {
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
  }
}
