import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, ownRowsOnly } from './columns.ts'
import { practitionerId } from './schema.ts'

/** Words that a practitioner uses and a recogniser may not know. */
export const practitionerWords = pgTable(
  'practitioner_words',
  {
    id: id(),
    practitionerId: practitionerId(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('practitioner_words_once').on(table.practitionerId, sql`lower(${table.text})`),
    ownRowsOnly(table.practitionerId),
  ],
)
