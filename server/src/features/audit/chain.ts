import type { AuditDetails } from '../../db/audit-schema.ts'
import type { KeyedHash } from '../../lib/keyed-hash.ts'

/** Keyed, so that somebody who can write the tables but has no SECRET_KEY cannot forge a chain. */
export const CHAIN = 'audit-chain'

/** Precedes the first row. */
export const GENESIS: Buffer = Buffer.alloc(32)

export interface Facts {
  readonly at: Date
  readonly practitionerId: string | null
  readonly what: string
  readonly objectIds: readonly string[]
  readonly status: number | null
  readonly addressHash: Buffer | null
  readonly details: AuditDetails
}

export interface Link {
  readonly seq: number
  readonly previousHash: Buffer
  readonly hash: Buffer
}

export function linkAfter(chainHash: KeyedHash, last: Link | undefined, facts: Facts): Link {
  const seq = (last?.seq ?? 0) + 1
  const previousHash = last?.hash ?? GENESIS
  return { seq, previousHash, hash: hashOf(chainHash, seq, previousHash, facts) }
}

/** Hashes everything in the row in canonical form: jsonb does not keep the order of keys. */
export function hashOf(
  chainHash: KeyedHash,
  seq: number,
  previousHash: Buffer,
  facts: Facts,
): Buffer {
  const { at, practitionerId, what, objectIds, status, addressHash, details } = facts
  const said = [
    seq,
    at.toISOString(),
    practitionerId,
    what,
    objectIds,
    status,
    addressHash?.toString('hex') ?? null,
    Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]
  return chainHash(previousHash.toString('hex'), JSON.stringify(said))
}
