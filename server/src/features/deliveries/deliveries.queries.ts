import { DeliveryReason, type Delivery } from '@chartwright/contract/deliveries'
import { and, desc, eq, sql } from 'drizzle-orm'
import { noteDeliveries } from '../../db/delivery-schema.ts'
import type { Tx } from '../../db/open.ts'

type Row = typeof noteDeliveries.$inferSelect
type NewRow = Pick<
  Row,
  'id' | 'noteId' | 'signatureId' | 'addenda' | 'system' | 'remotePatient' | 'remoteEncounter'
>

export interface FoundDelivery extends Delivery {
  readonly signatureId: string
}

/** Newest first. */
export async function listDeliveries(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<Delivery[]> {
  const rows = await tx
    .select()
    .from(noteDeliveries)
    .where(
      and(eq(noteDeliveries.practitionerId, practitionerId), eq(noteDeliveries.noteId, noteId)),
    )
    .orderBy(desc(noteDeliveries.queuedAt), desc(noteDeliveries.id))
  return rows.map(onWire)
}

/** Locked: whoever reads it writes it next, and others wait. */
export async function lockDelivery(
  tx: Tx,
  practitionerId: string,
  id: string,
): Promise<FoundDelivery | undefined> {
  const [row] = await tx
    .select()
    .from(noteDeliveries)
    .where(owned(practitionerId, id))
    .for('update')
  return row && { ...onWire(row), signatureId: row.signatureId }
}

/** Returns the existing one if this was queued before; a failed one is queued again. */
export async function queueDelivery(
  tx: Tx,
  practitionerId: string,
  row: NewRow,
): Promise<{ delivery: Delivery; isToSend: boolean }> {
  const [queued] = await tx
    .insert(noteDeliveries)
    .values({ ...row, practitionerId })
    .onConflictDoUpdate({
      target: [
        noteDeliveries.noteId,
        noteDeliveries.signatureId,
        noteDeliveries.addenda,
        noteDeliveries.system,
        noteDeliveries.remotePatient,
        noteDeliveries.remoteEncounter,
      ],
      set: { state: 'queued', reason: null, attempts: 0, queuedAt: sql`now()` },
      setWhere: eq(noteDeliveries.state, 'failed'),
    })
    .returning()
  if (queued) return { delivery: onWire(queued), isToSend: true }
  const [there] = await tx
    .select()
    .from(noteDeliveries)
    .where(
      and(
        eq(noteDeliveries.practitionerId, practitionerId),
        eq(noteDeliveries.noteId, row.noteId),
        eq(noteDeliveries.signatureId, row.signatureId),
        eq(noteDeliveries.addenda, row.addenda),
        eq(noteDeliveries.system, row.system),
        sql`${noteDeliveries.remotePatient} is not distinct from ${row.remotePatient}`,
        sql`${noteDeliveries.remoteEncounter} is not distinct from ${row.remoteEncounter}`,
      ),
    )
  if (!there) throw new Error('the delivery is gone')
  return { delivery: onWire(there), isToSend: false }
}

export async function orderDelivery(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.order_delivery(${id}::uuid)`)
}

export async function settleDelivery(
  tx: Tx,
  practitionerId: string,
  id: string,
  outcome:
    | { readonly state: 'sent'; readonly remoteId: string }
    | { readonly state: 'queued' | 'failed'; readonly reason: DeliveryReason },
): Promise<void> {
  const isSent = outcome.state === 'sent'
  await tx
    .update(noteDeliveries)
    .set({
      state: outcome.state,
      reason: isSent ? null : outcome.reason,
      remoteId: isSent ? outcome.remoteId : null,
      sentAt: isSent ? sql`now()` : null,
      attempts: sql`${noteDeliveries.attempts} + 1`,
    })
    .where(owned(practitionerId, id))
}

function owned(practitionerId: string, id: string) {
  return and(eq(noteDeliveries.practitionerId, practitionerId), eq(noteDeliveries.id, id))
}

function onWire(row: Row): Delivery {
  return {
    id: row.id,
    note_id: row.noteId,
    system: row.system,
    remote_patient: row.remotePatient,
    remote_encounter: row.remoteEncounter,
    addenda: row.addenda,
    state: row.state,
    reason: DeliveryReason.nullable().parse(row.reason),
    attempts: row.attempts,
    remote_id: row.remoteId,
    queued_at: row.queuedAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  }
}
