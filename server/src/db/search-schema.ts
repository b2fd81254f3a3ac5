import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownRowsOnly, searchRole } from './columns.ts'
import { notes, practitionerId, transcripts } from './schema.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The words of notes and transcripts, block by block. Database triggers write it in the transaction
 * of the text (see its migration), and foreign keys delete it with the text.
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    practitionerId: practitionerId(),
    noteId: uuid('note_id'),
    transcriptId: uuid('transcript_id'),
    block: integer('block').notNull(),
    /** Folded words, their English stems and the owner's id. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'search_texts_own_note',
      columns: [table.practitionerId, table.noteId],
      foreignColumns: [notes.practitionerId, notes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'search_texts_own_transcript',
      columns: [table.practitionerId, table.transcriptId],
      foreignColumns: [transcripts.practitionerId, transcripts.id],
    }).onDelete('cascade'),
    unique('search_texts_note').on(table.noteId, table.block),
    unique('search_texts_transcript').on(table.transcriptId, table.block),
    check('search_texts_of_one', sql`num_nonnulls(${table.noteId}, ${table.transcriptId}) = 1`),
    // Every search scans the pending list: it must stay small, not grow to megabytes.
    index('search_texts_words').using('gin', table.words).with({ gin_pending_list_limit: 256 }),
    ownRowsOnly(table.practitionerId),
    // The owner's condition is added by its only function, search.own_texts.
    pgPolicy('search_all_rows', { for: 'select', to: searchRole, using: sql`true` }),
  ],
)
