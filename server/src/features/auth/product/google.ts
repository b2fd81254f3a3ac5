import type { GoogleSignInResponse } from '@chartwright/contract/auth'
import {
  DEFAULT_COUNTRY,
  DEFAULT_GOOGLE_NAME,
  DEFAULT_ROLE,
} from '@chartwright/contract/practitioner'
import { inTransaction } from '../../../db/in-transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { ask, AuthUser } from './auth-service.ts'
import { findById, insertPractitioner } from './practitioner-accounts.queries.ts'
import type { ProductAuth } from './product-auth.ts'

/** Who this access token belongs to, and whether they are a practitioner here already. */
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
  const row = await inTransaction(auth.db, (tx) => findById(tx, user.id))
  return {
    user_exists: row !== undefined,
    access_status: row?.accessStatus ?? 'unverified',
    user_id: user.id,
    name: row?.name ?? nameOf(user),
    email: row?.email ?? user.email,
    role: row?.role ?? DEFAULT_ROLE,
    country: row?.country ?? DEFAULT_COUNTRY,
  }
}

/** Only for oneself: the bearer's own account, proven by the provider. */
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
  await inTransaction(auth.db, (tx) =>
    insertPractitioner(tx, {
      id: user.id,
      email: user.email,
      name: form.name.trim() || nameOf(user),
      role: form.role.trim() || DEFAULT_ROLE,
      country: form.country.trim() || DEFAULT_COUNTRY,
      accessStatus: 'verified',
    }),
  )
  return { success: true }
}

function nameOf({ user_metadata: { name, full_name: fullName } }: AuthUser): string {
  const given = [name, fullName].find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof given === 'string' ? given : DEFAULT_GOOGLE_NAME
}
