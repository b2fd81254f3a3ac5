import { z } from 'zod'
import type { TokenOwner } from '../../../http/mount.ts'
import type { Clock } from '../../../lib/clock.ts'
import { newId } from '../../../lib/ids.ts'
import { secretBox } from '../../../lib/secret-box.ts'

export const TICKET_LIFETIME_S = 60

const Ticket = z.object({
  id: z.uuid(),
  practitionerId: z.uuid(),
  authSession: z.uuid().nullable(),
  refreshCounter: z.number(),
  sessionId: z.uuid(),
  until: z.number(),
})

interface OpenedTicket {
  /** A ticket is valid once: this id must not be used again. */
  readonly id: string
  readonly owner: TokenOwner
}

export interface Tickets {
  issue(owner: TokenOwner, sessionId: string): string
  /** Undefined if it is forged, expired, or for another session. */
  open(ticket: string, sessionId: string): OpenedTicket | undefined
}

/** A ticket opens the socket of one session for one practitioner, within a minute. */
export function createTickets(secretKey: string, clock: Clock): Tickets {
  const box = secretBox(secretKey, 'recording-tickets')
  return {
    issue({ practitionerId, sessionId: authSession = null, refreshCounter = 0 }, sessionId) {
      const until = clock().getTime() + TICKET_LIFETIME_S * 1_000
      const ticket = { id: newId(), practitionerId, authSession, refreshCounter, sessionId, until }
      return box.seal(JSON.stringify(ticket)).toString('base64url')
    },
    open(sealed, sessionId) {
      const ticket = read(sealed)
      if (ticket?.sessionId !== sessionId || ticket.until < clock().getTime()) return undefined
      const { id, practitionerId, authSession, refreshCounter } = ticket
      // The external service was asked when the ticket was issued.
      const owner: TokenOwner = {
        practitionerId,
        sessionId: authSession ?? undefined,
        refreshCounter,
        sessionState: 'live',
      }
      return { id, owner }
    },
  }

  function read(sealed: string) {
    try {
      return Ticket.parse(JSON.parse(box.open(Buffer.from(sealed, 'base64url'))))
    } catch {
      return undefined
    }
  }
}
