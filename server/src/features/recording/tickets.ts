import { z } from 'zod'
import type { TokenOwner } from '../../http/mount.ts'
import type { Clock } from '../../lib/clock.ts'
import { secretBox } from '../../lib/secret-box.ts'

const LIFETIME_MS = 60_000

const Ticket = z.object({
  practitionerId: z.uuid(),
  authSession: z.uuid().nullable(),
  sessionId: z.uuid(),
  until: z.number(),
})

export interface Tickets {
  issue(owner: { id: string; sessionId: string | undefined }, sessionId: string): string
  /** Undefined when it is forged, outdated, or for another session. */
  open(ticket: string, sessionId: string): TokenOwner | undefined
}

/** Opens the socket of one session for one practitioner, for a minute. Nothing is stored for it. */
export function createTickets(secretKey: string, clock: Clock): Tickets {
  const box = secretBox(secretKey, 'recording-tickets')
  return {
    issue({ id, sessionId: authSession = null }, sessionId) {
      const until = clock().getTime() + LIFETIME_MS
      const ticket = { practitionerId: id, authSession, sessionId, until }
      return box.seal(JSON.stringify(ticket)).toString('base64url')
    },
    open(sealed, sessionId) {
      const ticket = read(sealed)
      if (ticket?.sessionId !== sessionId || ticket.until < clock().getTime()) return undefined
      // An outside service was asked when the ticket was given.
      return {
        practitionerId: ticket.practitionerId,
        sessionId: ticket.authSession ?? undefined,
        sessionState: 'live',
      }
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
