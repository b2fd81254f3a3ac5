import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment, ownRowsOnly } from './columns.ts'
import { notes, practitionerId } from './schema.ts'

/** A signed note being delivered to a record system. It contains nothing of what is sent. */
export const noteDeliveries = pgTable(
  'note_deliveries',
  {
    id: id(),
    practitionerId: practitionerId(),
    noteId: uuid('note_id').notNull(),
    signatureId: uuid('signature_id').notNull(),
    /** Those that existed when it was queued: a later one is another delivery. */
    addenda: integer('addenda').notNull(),
    system: text('system', { enum: ['fhir', 'openemr'] }).notNull(),
    remotePatient: text('remote_patient'),
    remoteEncounter: text('remote_encounter'),
    state: text('state', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    /** One of our own words; never a word of the other system. */
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    remoteId: text('remote_id'),
    queuedAt: moment('queued_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    foreignKey({
      name: 'note_deliveries_own_note',
      columns: [table.practitionerId, table.noteId],
      foreignColumns: [notes.practitionerId, notes.id],
    }).onDelete('cascade'),
    unique('note_deliveries_once')
      .on(
        table.noteId,
        table.signatureId,
        table.addenda,
        table.system,
        table.remotePatient,
        table.remoteEncounter,
      )
      .nullsNotDistinct(),
    check('note_deliveries_system', sql`${table.system} in ('fhir', 'openemr')`),
    check('note_deliveries_state', sql`${table.state} in ('queued', 'sent', 'failed')`),
    check('note_deliveries_sent', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    ownRowsOnly(table.practitionerId),
  ],
)
