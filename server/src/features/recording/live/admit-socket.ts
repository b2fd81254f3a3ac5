import type { ConsentMode } from '@chartwright/contract/consent'
import { sentenceOf } from '@chartwright/contract/errors'
import { LiveSocketQuery, RATE_LIMITED_REASON } from '@chartwright/contract/live-socket'
import type { FastifyRequest } from 'fastify'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { AppError } from '../../../http/app-error.ts'
import { identifyCaller } from '../../../http/identify-caller.ts'
import type { Gate, TokenOwner } from '../../../http/mount.ts'
import type { Count } from '../../../http/rate-limits.ts'
import { isSession } from '../../sessions/sessions.api.ts'
import { findRow } from '../recordings.queries.ts'
import { findConsentRefusal } from '../require-consent.ts'
import { Refusal } from './refusal.ts'
import type { Tickets } from './tickets.ts'

export interface Admitted {
  readonly owner: TokenOwner
  readonly practitionerId: string
  readonly sessionId: string
  /** The recording to resume. */
  readonly recordingId: string | undefined
  readonly fromSample: number | undefined
}

export interface SocketGate extends Gate {
  readonly tickets: Tickets
  /** False if the ticket was already used, on any node. */
  readonly spendTicket: (id: string) => Promise<boolean>
  readonly countConnect: Count
  readonly consent: ConsentMode
}

/**
 * Checks who it is, whether they may record, and whose session it is, before anything is stored.
 * Throws a Refusal. A resume does not count towards the rate limit, so that a poor network never
 * looks like an attack.
 */
export async function admitSocket(gate: SocketGate, request: FastifyRequest): Promise<Admitted> {
  const parsed = LiveSocketQuery.safeParse(request.query)
  if (!parsed.success) throw new Refusal('badRequest', 'The request is not valid.')
  const { session_id: sessionId, recording_id: recordingId, from_sample: fromSample } = parsed.data
  const owner = await identify(gate, request, parsed.data)
  const { practitionerId } = owner
  try {
    await requireAllowed(gate, owner, parsed.data)
  } catch (error) {
    // Requests over a rate limit are not logged: that would make the flood worse.
    const isFlood = error instanceof AppError && error.code === 'TOO_MANY_ATTEMPTS'
    if (!isFlood) await recordRefusal(gate, request, practitionerId, sessionId)
    return refuse(error)
  }
  return { owner, practitionerId, sessionId, recordingId, fromSample }
}

async function requireAllowed(
  gate: SocketGate,
  owner: TokenOwner,
  { session_id: sessionId, recording_id: recordingId }: LiveSocketQuery,
): Promise<void> {
  const { practitionerId } = owner
  const found = await asPractitioner(gate.db, practitionerId, async (tx) => {
    await gate.admitPractitioner(tx, owner)
    const hasSession = await isSession(tx, practitionerId, sessionId)
    if (recordingId === undefined) await gate.requireRoom(tx, practitionerId)
    const asked = { practitionerId, sessionId, recordingId, consent: gate.consent }
    const refusal = await findConsentRefusal(tx, asked)
    if (recordingId === undefined) return { hasSession, isResume: false, refusal }
    const row = await findRow(tx, { id: recordingId, practitionerId })
    return { hasSession, isResume: hasSession && row?.sessionId === sessionId, refusal }
  })
  if (!found.isResume) await gate.countConnect(practitionerId)
  if (!found.hasSession) throw new Refusal('notFound', 'Session not found.')
  if (recordingId !== undefined && !found.isResume) {
    throw new Refusal('notFound', 'Recording not found.')
  }
  if (found.refusal) throw found.refusal
}

function recordRefusal(
  { db, hashAddress }: SocketGate,
  { ip }: FastifyRequest,
  practitionerId: string,
  sessionId: string,
): Promise<void> {
  const what = 'live_socket_refused'
  const entry = { practitionerId, what, objectIds: [sessionId], addressHash: hashAddress(ip) }
  return asPractitioner(
    db,
    practitionerId,
    async () => undefined,
    () => entry,
  )
}

/** As in `mount`: an unidentified request counts against its address. */
async function identify(
  gate: SocketGate,
  { ip }: FastifyRequest,
  { token, ticket, session_id: sessionId }: LiveSocketQuery,
): Promise<TokenOwner> {
  return identifyCaller(gate.rateLimits, ip, async (beforeCheck) => {
    if (token !== undefined) return gate.identify(token, beforeCheck)
    if (ticket === undefined) throw new AppError('MISSING_TOKEN')
    const opened = gate.tickets.open(ticket, sessionId)
    if (!opened || !(await gate.spendTicket(opened.id))) throw new AppError('INVALID_TOKEN')
    return opened.owner
  }).catch(refuse)
}

/** The same outcomes as over HTTP, as close codes. */
function refuse(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  const { code, message } = error
  if (code === 'STORAGE_FULL') throw new Refusal('storageFull', message)
  if (code === 'TOO_MANY_ATTEMPTS') throw new Refusal('rateLimited', RATE_LIMITED_REASON)
  if (code === 'SERVER_ERROR') throw new Refusal('serverError', sentenceOf('SERVER_ERROR'))
  throw new Refusal('unauthenticated', message)
}
