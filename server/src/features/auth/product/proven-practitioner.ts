import {
  DEFAULT_COUNTRY,
  DEFAULT_GOOGLE_NAME,
  DEFAULT_ROLE,
} from '@chartwright/contract/practitioner'
import type { Tx } from '../../../db/open.ts'
import type { AuthUser } from './auth-service.ts'
import { verifyUnverified, type PractitionerRow } from './practitioner-accounts.queries.ts'

/**
 * The service has then voided the sign-up that awaited confirmation: what it says about the
 * practitioner may have been entered by a stranger.
 */
export function isProvenByGoogleAlone(user: AuthUser): boolean {
  const providers = user.identities?.map(({ provider }) => provider) ?? []
  const isGoogles = providers.includes('google') && !providers.includes('email')
  return isGoogles && Boolean(user.email_confirmed_at)
}

/** A verified address makes a verified practitioner, under the name that its owner gave. */
export async function verifyProven(
  tx: Tx,
  row: PractitionerRow,
  user: AuthUser,
): Promise<PractitionerRow> {
  if (row.accessStatus !== 'unverified' || !user.email_confirmed_at) return row
  const given = isProvenByGoogleAlone(user) ? givenByGoogle(user) : {}
  return (await verifyUnverified(tx, row.id, given)) ?? row
}

export function givenByGoogle({ user_metadata: { name, full_name: fullName } }: AuthUser) {
  const given = [name, fullName].find((value) => typeof value === 'string' && value.trim() !== '')
  return {
    name: typeof given === 'string' ? given : DEFAULT_GOOGLE_NAME,
    role: DEFAULT_ROLE,
    country: DEFAULT_COUNTRY,
  }
}
