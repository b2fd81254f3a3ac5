import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/open.ts'
import { practitioners, sessions, tasks } from '../db/schema.ts'
import type { AuthDeps } from '../features/auth/core/auth-deps.ts'
import { openSession, type SessionResponse } from '../features/auth/core/tokens/session-response.ts'
import { insertUser } from '../features/auth/core/users/users.queries.ts'
import type { AccessStatus } from '../features/auth/practitioners.queries.ts'
import { newId } from '../lib/ids.ts'

export interface TestPractitioner {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly session: SessionResponse
}

export interface GivenPractitioner {
  readonly accessStatus?: AccessStatus
  readonly password?: string
}

/** Somebody who has signed up, confirmed their address unless unverified, and signed in. */
export async function givenPractitioner(
  core: AuthDeps,
  { accessStatus = 'verified', password }: GivenPractitioner = {},
): Promise<TestPractitioner> {
  const id = newId()
  const email = `${id}@clinic.example`
  const passwordHash = password === undefined ? null : await core.passwords.hash(password)
  return inTransaction(core.db, async (tx) => {
    const emailConfirmedAt = accessStatus === 'unverified' ? null : core.clock()
    const user = await insertUser(tx, { id, email, passwordHash, emailConfirmedAt })
    if (!user) throw new Error('the address is taken')
    await tx.insert(practitioners).values({ id, email, name: 'Test Practitioner', accessStatus })
    const session = await openSession(core, tx, user, { method: 'password' })
    return { id, email, token: session.access_token, session }
  })
}

interface LinkedRow {
  readonly practitionerId: string
  readonly patientId: string | null
}

export async function givenSession(tx: Tx, row: LinkedRow): Promise<string> {
  const id = newId()
  await tx.insert(sessions).values({ id, name: 'New Session', ...row })
  return id
}

export async function givenTask(tx: Tx, row: LinkedRow): Promise<string> {
  const id = newId()
  await tx
    .insert(tasks)
    .values({ id, title: 'Call back', category: 'Communicate', status: 'pending', ...row })
  return id
}
