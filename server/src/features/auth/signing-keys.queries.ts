import { desc } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { signingKeys } from '../../db/schema.ts'

export interface SealedKey {
  readonly kid: string
  readonly sealedJwk: Buffer
}

/** Newest first: the first signs, all verify. */
export function listSigningKeys(tx: Tx): Promise<SealedKey[]> {
  return tx
    .select({ kid: signingKeys.kid, sealedJwk: signingKeys.sealedJwk })
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt))
}

export async function insertSigningKey(tx: Tx, key: SealedKey): Promise<void> {
  await tx.insert(signingKeys).values(key)
}
