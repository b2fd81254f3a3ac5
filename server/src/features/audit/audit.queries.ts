import { and, asc, desc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { auditInbox, auditTrail } from '../../db/audit-schema.ts'
import type { Tx } from '../../db/open.ts'
import type { Facts, Link } from './chain.ts'

/** Any constant: one node seals at a time. */
const SEALER_LOCK = 4_207_121

const facts = (table: typeof auditInbox | typeof auditTrail) => ({
  at: table.at,
  practitionerId: table.practitionerId,
  what: table.what,
  objectIds: table.objectIds,
  status: table.status,
  addressHash: table.addressHash,
  details: table.details,
})
const link = { seq: auditTrail.seq, previousHash: auditTrail.previousHash, hash: auditTrail.hash }

export type TrailRow = Facts & Link

/** Until the transaction ends. False if another node is sealing. */
export async function trySealing(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ is_mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SEALER_LOCK}::bigint) as is_mine`,
  )
  return rows[0]?.is_mine ?? false
}

/** Like trySealing, but waits for the lock. */
export async function waitToSeal(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEALER_LOCK}::bigint)`)
}

export function listWaiting(tx: Tx, limit: number): Promise<(Facts & { id: number })[]> {
  return tx
    .select({ id: auditInbox.id, ...facts(auditInbox) })
    .from(auditInbox)
    .orderBy(asc(auditInbox.id))
    .limit(limit)
}

export async function deleteWaiting(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from ${auditInbox} where ${auditInbox.id} = any(${sql.param([...ids])}::bigint[])`)
}

export async function countWaiting(tx: Tx): Promise<number> {
  return tx.$count(auditInbox)
}

export async function appendToTrail(tx: Tx, rows: readonly TrailRow[]): Promise<void> {
  const sent = rows.map(({ addressHash, previousHash, hash, ...row }) => ({
    ...row,
    addressHash: addressHash?.toString('hex') ?? null,
    previousHash: previousHash.toString('hex'),
    hash: hash.toString('hex'),
  }))
  // One parameter for all: thousands of them cost more than the rows.
  await tx.execute(sql`
    insert into ${auditTrail} (seq, at, practitioner_id, what, object_ids, status, address_hash,
      details, previous_hash, hash)
    select r.seq, r.at, r."practitionerId", r.what, r."objectIds", r.status,
      decode(r."addressHash", 'hex'), r.details, decode(r."previousHash", 'hex'),
      decode(r.hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as r(seq bigint, at timestamptz(3),
      "practitionerId" uuid, what text, "objectIds" uuid[], status integer, "addressHash" text,
      details jsonb, "previousHash" text, hash text)`)
}

export async function findHead(tx: Tx): Promise<Link | undefined> {
  const [head] = await tx.select(link).from(auditTrail).orderBy(desc(auditTrail.seq)).limit(1)
  return head
}

export function listTrail(tx: Tx, afterSeq: number, limit: number): Promise<TrailRow[]> {
  return tx
    .select({ ...link, ...facts(auditTrail) })
    .from(auditTrail)
    .where(gt(auditTrail.seq, afterSeq))
    .orderBy(asc(auditTrail.seq))
    .limit(limit)
}

/** Newest first. */
export function listSealedOf(
  tx: Tx,
  practitionerId: string,
  since: Date,
  limit: number,
): Promise<Facts[]> {
  return tx
    .select(facts(auditTrail))
    .from(auditTrail)
    .where(and(eq(auditTrail.practitionerId, practitionerId), gte(auditTrail.at, since)))
    .orderBy(desc(auditTrail.seq))
    .limit(limit)
}

/** Newest first. */
export function listWaitingOf(
  tx: Tx,
  practitionerId: string,
  since: Date,
  limit: number,
): Promise<Facts[]> {
  return tx
    .select(facts(auditInbox))
    .from(auditInbox)
    .where(and(eq(auditInbox.practitionerId, practitionerId), gte(auditInbox.at, since)))
    .orderBy(desc(auditInbox.id))
    .limit(limit)
}

/** The last row of the longest prefix in which everything is older than this. */
export async function findLastBefore(tx: Tx, before: Date): Promise<Link | undefined> {
  const [row] = await tx
    .select(link)
    .from(auditTrail)
    .where(
      sql`${auditTrail.seq} < coalesce(
        (select min(young.seq) from ${auditTrail} young where young.at >= ${before.toISOString()}),
        9223372036854775807)`,
    )
    .orderBy(desc(auditTrail.seq))
    .limit(1)
  return row
}

export async function countThrough(tx: Tx, seq: number): Promise<number> {
  return tx.$count(auditTrail, lte(auditTrail.seq, seq))
}

export async function deleteThrough(tx: Tx, seq: number): Promise<number> {
  const { rowCount } = await tx.delete(auditTrail).where(lte(auditTrail.seq, seq))
  return rowCount ?? 0
}
