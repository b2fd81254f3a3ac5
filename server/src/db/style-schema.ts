import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, ownRowsOnly } from './columns.ts'
import { notes, practitionerId } from './schema.ts'

const KINDS = ['heading', 'layout', 'word', 'removed', 'added'] as const
const kind = () => text('kind', { enum: KINDS }).notNull()

/** Practitioners whose style is not learned; without a row it is. */
export const styleLearning = pgTable(
  'style_learning',
  {
    practitionerId: practitionerId().primaryKey(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [ownRowsOnly(table.practitionerId)],
)

/**
 * What each note says about how its author writes: hashes only, so that nothing is stored unseen.
 */
export const styleObservations = pgTable(
  'style_observations',
  {
    practitionerId: practitionerId(),
    noteId: uuid('note_id').notNull(),
    kind: kind(),
    sourceHash: text('source_hash').notNull(),
    targetHash: text('target_hash').notNull(),
    /** An edit by a person; false: they left the text unchanged. */
    isEdit: boolean('is_edit').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.kind, table.sourceHash, table.targetHash] }),
    foreignKey({
      name: 'style_observations_own_note',
      columns: [table.practitionerId, table.noteId],
      foreignColumns: [notes.practitionerId, notes.id],
    }).onDelete('cascade'),
    index('style_observations_source').on(table.practitionerId, table.kind, table.sourceHash),
    ownRowsOnly(table.practitionerId),
  ],
)

/** What was seen often enough, and is shown. A deleted one keeps its hashes, not its words. */
export const stylePreferences = pgTable(
  'style_preferences',
  {
    id: id(),
    practitionerId: practitionerId(),
    kind: kind(),
    source: text('source').notNull(),
    target: text('target').notNull(),
    sourceHash: text('source_hash').notNull(),
    targetHash: text('target_hash').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    isDeleted: boolean('is_deleted').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('style_preferences_once').on(
      table.practitionerId,
      table.kind,
      table.sourceHash,
      table.targetHash,
    ),
    check(
      'style_preferences_kind',
      sql`${table.kind} in ('heading', 'layout', 'word', 'removed', 'added')`,
    ),
    ownRowsOnly(table.practitionerId),
  ],
)
