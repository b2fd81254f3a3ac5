import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgRole,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { authRole, bytea, jobsRole } from './columns.ts'

const appRole = pgRole('chartwright_app').existing()

export type AuditDetails = Record<string, string | number | boolean>

/** Ids and facts only: no content, no name, no personal address. */
const facts = () => ({
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** No foreign key: an entry outlives the account. Null if somebody unknown tried to sign in. */
  practitionerId: uuid('practitioner_id'),
  /** Method and path of a call as the contract spells it, or the name of an event. */
  what: text('what').notNull(),
  objectIds: uuid('object_ids').array().notNull().default([]),
  /** Null for an event, and for a long call that has only started. */
  status: integer('status'),
  addressHash: bytea('address_hash'),
  details: jsonb('details').$type<AuditDetails>().notNull().default({}),
})

/**
 * Where entries wait to be sealed. Without an index, so that a request pays for one row alone. The
 * application's role may insert on behalf of its practitioner, and may not even read (see the
 * grants).
 */
export const auditInbox = pgTable(
  'audit_inbox',
  { id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(), ...facts() },
  (table) => [
    pgPolicy('own_entries', {
      for: 'insert',
      to: appRole,
      withCheck: sql`${table.practitionerId} = app_practitioner_id()`,
    }),
    pgPolicy('account_entries', { for: 'insert', to: authRole, withCheck: sql`true` }),
    pgPolicy('sealer', { for: 'all', to: jobsRole, using: sql`true`, withCheck: sql`true` }),
  ],
)

/** The trail: sealed in order, each row with the hash of the row before it. Nobody may update it. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    ...facts(),
    previousHash: bytea('previous_hash').notNull(),
    hash: bytea('hash').notNull(),
  },
  (table) => [
    index('audit_trail_practitioner').on(table.practitionerId, table.seq),
    pgPolicy('sealer_reads', { for: 'select', to: jobsRole, using: sql`true` }),
    pgPolicy('sealer_appends', { for: 'insert', to: jobsRole, withCheck: sql`true` }),
    // The shortest time that AUDIT_RETENTION_DAYS accepts.
    pgPolicy('clock_deletes', {
      for: 'delete',
      to: jobsRole,
      using: sql`${table.at} < now() - interval '30 days'`,
    }),
  ],
)
