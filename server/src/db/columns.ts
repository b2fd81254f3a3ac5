import { sql } from 'drizzle-orm'
import {
  customType,
  pgPolicy,
  pgRole,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const id = () => uuid('id').primaryKey()
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
/** With the wire's millisecond precision, so that a timestamp sent back finds its row. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * Rows of one practitioner only, for reading and for writing. drizzle-kit writes the policy; the
 * migration must add FORCE ROW LEVEL SECURITY and the grants by hand (row-security.int.test.ts).
 */
export function ownRowsOnly(owner: AnyPgColumn) {
  const isOwn = sql`${owner} = app_practitioner_id()`
  return pgPolicy('own_rows_only', { for: 'all', to: 'public', using: isOwn, withCheck: isOwn })
}

/**
 * Sign-up and sign-in look up practitioners by address, before there is one on whose behalf to act.
 */
export const authRole = pgRole('chartwright_auth').existing()

/** The queue's own role finds work by ids and states, and can read nothing else. */
export const jobsRole = pgRole('chartwright_jobs').existing()

/** Owner of the one function that searches the word index; nobody connects as it. */
export const searchRole = pgRole('chartwright_search').existing()
