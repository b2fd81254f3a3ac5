import { inTransaction } from '../../../../db/in-transaction.ts'
import { secondsAfter } from '../../../../lib/clock.ts'
import { newId } from '../../../../lib/ids.ts'
import type { GoogleSignIn } from '../../../../providers/google/google.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { CodeChallenge } from '../tokens/send-one-time-token.ts'
import { deleteFlowsBefore, insertFlow } from './flows.queries.ts'
import { sealTrip } from './sealed-trip.ts'

/** Nobody returns after this long: anybody can start trips, and must not fill the table. */
const ABANDONED_S = 3_600

export interface GoogleStart {
  readonly redirectTo: string
  readonly callbackUrl: string
  /** Of the browser that starts the trip: no other may finish it. */
  readonly browserMark: string
  readonly codeChallenge?: CodeChallenge | undefined
  /** Query keys that the caller wants passed on. */
  readonly extra: Readonly<Record<string, string>>
}

/** The address to send the browser to. The stored flow's id is the state. */
export async function startGoogle(
  deps: AuthDeps,
  google: GoogleSignIn,
  { redirectTo, callbackUrl, browserMark, codeChallenge, extra }: GoogleStart,
): Promise<string> {
  const state = newId()
  const { url, trip } = await google.begin({ redirectUri: callbackUrl, state, extra })
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    await deleteFlowsBefore(tx, secondsAfter(now, -ABANDONED_S))
    await insertFlow(tx, {
      id: state,
      provider: 'google',
      redirectTo,
      codeChallenge: codeChallenge?.challenge ?? null,
      codeChallengeMethod: codeChallenge?.method ?? null,
      sealedSecrets: sealTrip(deps, { trip, browserMark }),
      createdAt: now,
    })
  })
  return url
}
