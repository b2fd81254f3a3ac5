import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, ownRowsOnly } from './columns.ts'
import { practitionerId } from './schema.ts'

/** Texts that a practitioner has saved. A shortcut is stored in lower case, without its dot. */
export const snippets = pgTable(
  'snippets',
  {
    id: id(),
    practitionerId: practitionerId(),
    shortcut: text('shortcut').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('snippets_shortcut').on(table.practitionerId, table.shortcut),
    ownRowsOnly(table.practitionerId),
  ],
)
