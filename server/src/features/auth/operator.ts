import { z } from 'zod'
import { inTransaction } from '../../db/in-transaction.ts'
import { StartupError } from '../../lib/startup-error.ts'
import { deleteAccount } from './product/delete-account.ts'
import { ask, AuthUser, type ServiceRequest } from './product/auth-service.ts'
import {
  findByEmail,
  listPractitioners,
  updatePractitioner,
  type PractitionerRow,
} from './product/practitioner-accounts.queries.ts'
import type { ProductAuth } from './product/product-auth.ts'

const FOR_EVER = '876000h'
const IP = '127.0.0.1'

/**
 * The operator's commands, each effective immediately on every call. Returns the message for the
 * operator.
 */
export const operatorCommands = {
  async block(auth: ProductAuth, email: string): Promise<string> {
    const row = await requirePractitioner(auth, email)
    await setStatus(auth, row, 'blocked')
    await admin(auth, { method: 'PUT', path: userPath(row), body: { ban_duration: FOR_EVER } })
    return `${row.email} is blocked.`
  },

  async unblock(auth: ProductAuth, email: string): Promise<string> {
    const row = await requirePractitioner(auth, email)
    const user = await admin(auth, {
      method: 'PUT',
      path: userPath(row),
      body: { ban_duration: 'none' },
    })
    const status = user.email_confirmed_at ? 'verified' : 'unverified'
    await setStatus(auth, row, status)
    return `${row.email} is ${status} again.`
  },

  async verify(auth: ProductAuth, email: string): Promise<string> {
    const row = await requirePractitioner(auth, email)
    if (row.accessStatus === 'blocked')
      throw new StartupError(`${row.email} is blocked: unblock it first.`)
    await admin(auth, { method: 'PUT', path: userPath(row), body: { email_confirm: true } })
    await setStatus(auth, row, 'verified')
    return `${row.email} is verified.`
  },

  async 'reset-mfa'(auth: ProductAuth, email: string): Promise<string> {
    const row = await requirePractitioner(auth, email)
    const user = await admin(auth, { method: 'GET', path: userPath(row) })
    const factors = user.factors ?? []
    for (const { id } of factors) {
      await adminCall(auth, z.unknown(), {
        method: 'DELETE',
        path: `${userPath(row)}/factors/${id}`,
      })
    }
    return `${row.email} signs in without a second factor now (${String(factors.length)} removed).`
  },

  async delete(auth: ProductAuth, email: string): Promise<string> {
    const row = await requirePractitioner(auth, email)
    await deleteAccount(auth, row.id, IP)
    return `${row.email} is deleted, with all data.`
  },
} satisfies Record<string, (auth: ProductAuth, email: string) => Promise<string>>

export async function describePractitioners({ db }: ProductAuth): Promise<string> {
  const rows = await inTransaction(db, listPractitioners)
  const lines = rows.map(({ email, accessStatus, createdAt }) =>
    [accessStatus.padEnd(10), createdAt.toISOString().slice(0, 10), email].join('  '),
  )
  return [...lines, `${String(rows.length)} practitioners`].join('\n')
}

export async function requirePractitioner(
  { db }: ProductAuth,
  address: string,
): Promise<PractitionerRow> {
  const email = address.trim().toLowerCase()
  const row = await inTransaction(db, (tx) => findByEmail(tx, email))
  if (!row) throw new StartupError(`There is no practitioner with the address ${email}.`)
  return row
}

async function setStatus(
  { db }: ProductAuth,
  { id }: PractitionerRow,
  accessStatus: PractitionerRow['accessStatus'],
): Promise<void> {
  await inTransaction(db, (tx) => updatePractitioner(tx, id, { accessStatus }))
}

function userPath({ id }: PractitionerRow): string {
  return `/admin/users/${id}`
}

function admin(auth: ProductAuth, request: Omit<ServiceRequest, 'ip' | 'token'>) {
  return adminCall(auth, AuthUser, request)
}

async function adminCall<S extends z.ZodType>(
  { service }: ProductAuth,
  schema: S,
  request: Omit<ServiceRequest, 'ip' | 'token'>,
): Promise<z.output<S>> {
  return ask(service, schema, { ...request, token: await service.serviceToken(), ip: IP })
}
