import { foreignKey, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, ownRowsOnly } from './columns.ts'
import { practitionerId, transcripts, type transcriptSegments } from './schema.ts'

export type LineRow = typeof transcriptSegments.$inferSelect

/** What a person did to lines of a transcript, so that it can be undone. */
export const transcriptEdits = pgTable(
  'transcript_edits',
  {
    id: id(),
    practitionerId: practitionerId(),
    transcriptId: uuid('transcript_id').notNull(),
    /** The edited lines, complete. */
    before: jsonb('before').$type<LineRow[]>().notNull(),
    /** What replaced them. */
    after: jsonb('after').$type<LineRow[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'transcript_edits_own_transcript',
      columns: [table.practitionerId, table.transcriptId],
      foreignColumns: [transcripts.practitionerId, transcripts.id],
    }).onDelete('cascade'),
    index('transcript_edits_transcript').on(table.transcriptId, table.createdAt),
    ownRowsOnly(table.practitionerId),
  ],
)
