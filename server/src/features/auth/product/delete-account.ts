import { inTransaction } from '../../../db/in-transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { explainAuthError } from './explain-auth-error.ts'
import { deletePractitioner, findById } from './practitioner-accounts.queries.ts'
import type { ProductAuth } from './product-auth.ts'

const NOT_FOUND = 404

/**
 * Deletes the practitioner with all data, then the account, which signs them out everywhere. If the
 * authentication service refuses, nothing is deleted.
 */
export async function deleteAccount(
  { db, service }: ProductAuth,
  practitionerId: string,
  ip: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deletePractitioner(tx, practitionerId))) throw new AppError('INVALID_TOKEN')
    const { status, body } = await service.call({
      method: 'DELETE',
      path: `/admin/users/${practitionerId}`,
      token: await service.serviceToken(),
      ip,
    })
    if (status >= 400 && status !== NOT_FOUND) throw explainAuthError(status, body)
  })
}

/** At the request of its owner, who types the address once more. */
export async function deleteOwnAccount(
  auth: ProductAuth,
  practitionerId: string,
  typed: string,
  ip: string,
): Promise<void> {
  const row = await inTransaction(auth.db, (tx) => findById(tx, practitionerId))
  if (!row) throw new AppError('INVALID_TOKEN')
  if (typed.trim().toLowerCase() !== row.email) throw new AppError('WRONG_ADDRESS')
  await deleteAccount(auth, practitionerId, ip)
}
