import { asPractitioner } from '../db/as-practitioner.ts'
import type { Database, Tx } from '../db/open.ts'
import { practitioners, sessions, tasks } from '../db/schema.ts'
import type { AccessTokens } from '../features/auth/access-token.ts'
import type { AccessStatus } from '../features/auth/practitioners.queries.ts'
import { newId } from '../lib/ids.ts'

export interface TestPractitioner {
  readonly id: string
  readonly token: string
}

/** `owner` must be bound to the tables' owner: the application's role may not make practitioners. */
export async function givenPractitioner(
  owner: Database,
  tokens: AccessTokens,
  { accessStatus = 'verified' as AccessStatus, tokenTtlS = 3_600 } = {},
): Promise<TestPractitioner> {
  const id = newId()
  const email = `${id}@clinic.example`
  await asPractitioner(owner, id, (tx) =>
    tx.insert(practitioners).values({ id, email, name: 'Test Practitioner', accessStatus }),
  )
  return { id, token: await tokens.sign({ sub: id, ttlS: tokenTtlS }) }
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
