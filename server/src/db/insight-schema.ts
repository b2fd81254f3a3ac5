import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ownRowsOnly } from './columns.ts'
import { notes, practitionerId } from './schema.ts'

/** For each sentence of a note the transcript's lines that support it; replaced at every save. */
export const noteEvidence = pgTable(
  'note_evidence',
  {
    practitionerId: practitionerId(),
    noteId: uuid('note_id').notNull(),
    sentenceIndex: integer('sentence_index').notNull(),
    sentence: text('sentence').notNull(),
    /** Of transcript_segments; empty if nothing that was said supports it. */
    segmentIds: uuid('segment_ids').array().notNull(),
    /** Ids in the ledger, as reported by its writer; null if the lines were found by its words. */
    factIds: uuid('fact_ids').array(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.sentenceIndex] }),
    foreignKey({
      name: 'note_evidence_own_note',
      columns: [table.practitionerId, table.noteId],
      foreignColumns: [notes.practitionerId, notes.id],
    }).onDelete('cascade'),
    ownRowsOnly(table.practitionerId),
  ],
)

/** Findings that the practitioner has dismissed for a note, by the finding's key. */
export const noteDismissals = pgTable(
  'note_dismissals',
  {
    practitionerId: practitionerId(),
    noteId: uuid('note_id').notNull(),
    key: text('key').notNull(),
    reason: text('reason').notNull(),
    dismissedAt: moment('dismissed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.key] }),
    foreignKey({
      name: 'note_dismissals_own_note',
      columns: [table.practitionerId, table.noteId],
      foreignColumns: [notes.practitionerId, notes.id],
    }).onDelete('cascade'),
    ownRowsOnly(table.practitionerId),
  ],
)

/** Hashes of every sentence that a scribe ever wrote for a note; any other one is the clinician's. */
export const scribeSentences = pgTable(
  'scribe_sentences',
  {
    practitionerId: practitionerId(),
    noteId: uuid('note_id').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.hash] }),
    foreignKey({
      name: 'scribe_sentences_own_note',
      columns: [table.practitionerId, table.noteId],
      foreignColumns: [notes.practitionerId, notes.id],
    }).onDelete('cascade'),
    ownRowsOnly(table.practitionerId),
  ],
)
