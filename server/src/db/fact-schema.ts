import type { FactContent } from '@chartwright/contract/facts'
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment, ownRowsOnly } from './columns.ts'
import { practitionerId, sessions } from './schema.ts'

/** A person's correction of a fact: changed, deleted or added. */
export const factCorrections = pgTable(
  'fact_corrections',
  {
    practitionerId: practitionerId(),
    sessionId: uuid('session_id').notNull(),
    factId: uuid('fact_id').notNull(),
    /** False: a person added it. */
    wasHeard: boolean('was_heard').notNull(),
    /** As it was read when it was first corrected. */
    heard: jsonb('heard').$type<FactContent>(),
    /** The person's version; null: as it was heard. */
    content: jsonb('content').$type<FactContent>(),
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** The words that it is based on. The line may be gone by now. */
    segmentId: uuid('segment_id'),
    fromPlace: integer('from_place'),
    toPlace: integer('to_place'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.factId] }),
    foreignKey({
      name: 'fact_corrections_own_session',
      columns: [table.practitionerId, table.sessionId],
      foreignColumns: [sessions.practitionerId, sessions.id],
    }).onDelete('cascade'),
    ownRowsOnly(table.practitionerId),
  ],
)
