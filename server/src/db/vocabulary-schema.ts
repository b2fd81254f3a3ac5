import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Official lists imported by an operator, one edition of each. They contain no personal data. */
export const vocabularyEditions = pgTable('vocabulary_editions', {
  kind: text('kind', { enum: ['icd10cm', 'rxnorm', 'ndc'] }).primaryKey(),
  year: integer('year').notNull(),
  names: integer('names').notNull(),
  importedAt: moment('imported_at').notNull().defaultNow(),
})

export const vocabularyNames = pgTable(
  'vocabulary_names',
  {
    kind: text('kind', { enum: ['icd10cm', 'rxnorm', 'ndc'] }).notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.code] })],
)
