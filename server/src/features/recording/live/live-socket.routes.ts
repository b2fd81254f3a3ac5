import { bothPaths } from '@chartwright/contract/endpoint'
import { AUDIO_FRAME_MAX_BYTES } from '@chartwright/contract/limits'
import { CLOSE, LIVE_SOCKET_PATH } from '@chartwright/contract/live-socket'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { AppError } from '../../../http/app-error.ts'
import { refuseForeignOrigins, refuseForeignPages } from '../../../http/foreign-pages.ts'
import type { Gate } from '../../../http/mount.ts'
import { counter, onlyOnce } from '../../../http/rate-limits.ts'
import type { Departure } from '../../../lib/departure.ts'
import { newId } from '../../../lib/ids.ts'
import { holdRecording } from '../hold-recording.ts'
import type { Pipeline } from '../pipeline.ts'
import { admitSocket, type Admitted, type SocketGate } from './admit-socket.ts'
import { releaseRecording } from './release-recording.ts'
import { openLiveSocket } from './live-socket.ts'
import { Refusal } from './refusal.ts'
import { TICKET_LIFETIME_S, type Tickets } from './tickets.ts'

/**
 * Frames over the contract's limit are refused with its code up to this size; larger ones with
 * 1009.
 */
const MAX_PAYLOAD_BYTES = 8 * AUDIO_FRAME_MAX_BYTES

export interface RecordingParts {
  readonly pipeline: Pipeline
  readonly tickets: Tickets
  readonly departure: Departure
  readonly siteUrl: () => string
}

/**
 * In its own scope: a request that is not for a socket must not be upgraded, nor its address
 * logged.
 */
export async function liveSocketRoutes(
  app: FastifyInstance,
  gate: Gate,
  { pipeline, tickets, departure, siteUrl }: RecordingParts,
): Promise<void> {
  const { connectsPerMinute: points } = pipeline.deps.settings
  const countConnect = counter(gate.db.pool, { name: 'recording', points, windowS: 60 })
  const spendTicket = onlyOnce(gate.db.pool, 'recording-ticket', 2 * TICKET_LIFETIME_S)
  const { consent } = pipeline.deps.settings
  const socketGate = { ...gate, tickets, countConnect, spendTicket, consent }
  // Once there are sockets, an upgrade of any other route is answered as plain HTTP, and must be
  // closed.
  app.addHook('onResponse', async (request) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon()
  })
  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: MAX_PAYLOAD_BYTES },
      preClose: async () => {
        await pipeline.sockets.closeAll(CLOSE.goingAway, 'The server is restarting.')
        for (const client of scope.websocketServer.clients) client.terminate()
        scope.websocketServer.close()
      },
    })
    const refuseOrigins = refuseForeignOrigins(siteUrl)
    // Before the upgrade, so that a load balancer can try another node.
    const refuseLeaving = async () => {
      if (departure.hasBegun()) throw new AppError('NOT_READY')
    }
    for (const url of bothPaths(LIVE_SOCKET_PATH)) {
      scope.get(
        url,
        { websocket: true, onRequest: [refuseForeignPages, refuseOrigins, refuseLeaving] },
        (socket, request) => {
          socket.pause()
          return connect(socketGate, pipeline, socket, request)
        },
      )
    }
  })
}

async function connect(
  gate: SocketGate,
  pipeline: Pipeline,
  socket: WebSocket,
  request: FastifyRequest,
): Promise<void> {
  try {
    await open(gate, pipeline, socket, await admitSocket(gate, request), request.ip)
  } catch (error) {
    const isExpected = error instanceof Refusal
    if (!isExpected) request.log.error({ err: error }, 'live socket failed')
    socket.resume()
    if (isExpected) socket.close(error.closeCode, error.message)
    else socket.close(CLOSE.serverError, 'Server error. Please try again later.')
  }
}

async function open(
  gate: SocketGate,
  pipeline: Pipeline,
  socket: WebSocket,
  { owner, practitionerId, sessionId, recordingId, fromSample }: Admitted,
  ip: string,
): Promise<void> {
  const { deps, segmenter, sockets } = pipeline
  const id = newId()
  if ((fromSample ?? 0) > deps.settings.maxSamples) {
    throw new Refusal('tooLong', 'The recording has reached its longest length.')
  }
  sockets.reserve(id)
  try {
    const wanted = {
      practitionerId,
      sessionId,
      recordingId,
      consent: deps.settings.consent,
      holder: { id, node: deps.nodeId },
      isHeldHere: sockets.has,
    }
    const { recording, ended } = await asPractitioner(
      gate.db,
      practitionerId,
      (tx) => holdRecording(tx, wanted),
      ({ recording: { id: held } }) => ({
        practitionerId,
        what: 'live_socket_opened',
        objectIds: [sessionId, held],
        addressHash: gate.hashAddress(ip),
      }),
    )
    for (const key of ended) segmenter.wake(key)
    deps.stt.warm?.()
    if (recording.receivedSamples >= deps.settings.maxSamples) {
      await releaseRecording(deps, { id: recording.id, practitionerId }, id, { isStop: true })
      throw new Refusal('tooLong', 'The recording has reached its longest length.')
    }
    const readmit = () =>
      asPractitioner(gate.db, practitionerId, (tx) => gate.admitPractitioner(tx, owner))
    const onGone = () => {
      sockets.remove(id)
    }
    sockets.add(
      openLiveSocket({ deps, segmenter, socket, id, recording, fromSample, readmit, onGone }),
    )
  } catch (error) {
    sockets.remove(id)
    throw error
  }
}
