import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, ownRowsOnly } from './columns.ts'
import { practitionerId, sessions } from './schema.ts'

/**
 * What a practitioner reads aloud, one row per edit. The application's role may only add rows to
 * this table and the next (see the grants): nothing that was read aloud or answered is overwritten.
 */
export const consentWordings = pgTable(
  'consent_wordings',
  {
    practitionerId: practitionerId(),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.practitionerId, table.version] }),
    ownRowsOnly(table.practitionerId),
  ],
)

/** The patient's answers about being recorded in a session, in order. The last one counts. */
export const sessionConsents = pgTable(
  'session_consents',
  {
    id: id(),
    practitionerId: practitionerId(),
    sessionId: uuid('session_id').notNull(),
    place: integer('place').notNull(),
    answer: text('answer', {
      enum: ['verbal', 'written', 'standing', 'declined', 'withdrawn'],
    }).notNull(),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
    /** The practitioner's name, as it was then. */
    recordedBy: text('recorded_by').notNull(),
    /** What was read aloud, as it was then; null for a withdrawal. */
    wordingVersion: integer('wording_version'),
    wording: text('wording'),
    transcriptDeleted: boolean('transcript_deleted').notNull().default(false),
  },
  (table) => [
    foreignKey({
      name: 'session_consents_own_session',
      columns: [table.practitionerId, table.sessionId],
      foreignColumns: [sessions.practitionerId, sessions.id],
    }).onDelete('cascade'),
    unique('session_consents_place').on(table.sessionId, table.place),
    check(
      'session_consents_answer',
      sql`${table.answer} in ('verbal', 'written', 'standing', 'declined', 'withdrawn')`,
    ),
    check(
      'session_consents_wording',
      sql`(${table.answer} = 'withdrawn') = (${table.wording} is null)
        and (${table.wording} is null) = (${table.wordingVersion} is null)`,
    ),
    ownRowsOnly(table.practitionerId),
  ],
)
