import { timingSafeEqual } from 'node:crypto'
import { sha256 } from '../../../../lib/keyed-hash.ts'
import type { GoogleTrip } from '../../../../providers/google/google.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import type { Flow } from './flows.queries.ts'

interface SealedTrip {
  readonly trip: GoogleTrip
  readonly browserHash: string
}

export function sealTrip(
  { box }: AuthDeps,
  { trip, browserMark }: { trip: GoogleTrip; browserMark: string },
): Buffer {
  const browserHash = sha256(browserMark).toString('base64url')
  return box.seal(JSON.stringify({ trip, browserHash } satisfies SealedTrip))
}

/**
 * Only for the browser that started the trip: otherwise following somebody else's unfinished return
 * would sign a person in as that somebody.
 */
export function openTrip(
  { box }: AuthDeps,
  { sealedSecrets }: Flow,
  browserMark: string | undefined,
): GoogleTrip {
  if (!sealedSecrets) throw new AuthError('bad_oauth_state', 'OAuth state is incomplete')
  const { trip, browserHash } = JSON.parse(box.open(sealedSecrets)) as SealedTrip
  const begunBy = Buffer.from(browserHash, 'base64url')
  if (browserMark === undefined || !timingSafeEqual(begunBy, sha256(browserMark))) {
    throw new AuthError('bad_oauth_state', 'OAuth trip was begun in another browser')
  }
  return trip
}
