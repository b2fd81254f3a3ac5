import type { GoogleSignInResponse } from '@chartwright/contract/auth'
import { optionComplaint } from '@chartwright/contract/sign-up-rules'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { ask, AuthUser } from './auth-service.ts'
import {
  findById,
  insertPractitioner,
  verifyUnverified,
  type PractitionerRow,
} from './practitioner-accounts.queries.ts'
import type { ProductAuth } from './product-auth.ts'
import { givenByGoogle, isProvenByGoogleAlone, verifyProven } from './proven-practitioner.ts'

/** Who this access token belongs to, and whether they are already a practitioner here. */
export async function recogniseGoogleUser(
  auth: ProductAuth,
  accessToken: string,
  ip: string,
): Promise<GoogleSignInResponse> {
  const user = await ask(auth.service, AuthUser, {
    method: 'GET',
    path: '/user',
    token: accessToken,
    ip,
  })
  const row = await findOwnPractitioner(auth, user)
  const { name, role, country } = row ?? givenByGoogle(user)
  return {
    user_exists: row !== undefined,
    access_status: row?.accessStatus ?? 'unverified',
    user_id: user.id,
    name,
    email: row?.email ?? user.email,
    role,
    country,
  }
}

/** Also undefined for a stranger's sign-up that was never confirmed: the owner registers again. */
function findOwnPractitioner(
  { db }: ProductAuth,
  user: AuthUser,
): Promise<PractitionerRow | undefined> {
  return inTransaction(db, async (tx) => {
    const row = await findById(tx, user.id)
    if (row?.accessStatus === 'unverified' && isProvenByGoogleAlone(user)) return undefined
    return row && verifyProven(tx, row, user)
  })
}

/** Only for oneself: the bearer's own account, verified by the provider. */
export async function createGooglePractitioner(
  auth: ProductAuth,
  bearer: string | undefined,
  form: { user_id: string; name: string; role: string; country: string },
  ip: string,
): Promise<{ success: boolean }> {
  if (bearer === undefined) throw new AppError('MISSING_TOKEN')
  const user = await ask(auth.service, AuthUser, {
    method: 'GET',
    path: '/user',
    token: bearer,
    ip,
  })
  if (user.id !== form.user_id) throw new AppError('INVALID_TOKEN')
  if (!user.email_confirmed_at) throw new AppError('EMAIL_NOT_VERIFIED')
  const google = givenByGoogle(user)
  const given = {
    name: form.name.trim() || google.name,
    role: form.role.trim() || google.role,
    country: form.country.trim() || google.country,
  }
  const complaint = optionComplaint(given)
  if (complaint) throw new AppError(complaint)
  await inTransaction(auth.db, async (tx) => {
    await insertPractitioner(tx, {
      id: user.id,
      email: user.email,
      ...given,
      accessStatus: 'verified',
    })
    await verifyUnverified(tx, user.id, given)
  })
  return { success: true }
}
