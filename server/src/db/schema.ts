import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgRole,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const id = () => uuid('id').primaryKey()
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/**
 * Rows of one practitioner only, for reading and for writing. drizzle-kit writes the policy; the
 * migration must add FORCE ROW LEVEL SECURITY and the grants by hand (row-security.int.test.ts).
 */
function ownRowsOnly(owner: AnyPgColumn) {
  const isOwn = sql`${owner} = app_practitioner_id()`
  return pgPolicy('own_rows_only', { for: 'all', to: 'public', using: isOwn, withCheck: isOwn })
}

/** Sign-up and sign-in know practitioners by address, before there is one on whose behalf to act. */
const authRole = pgRole('chartwright_auth').existing()

/** The auth user's id is the practitioner's id: one person, one key, two records. */
export const practitioners = pgTable(
  'practitioners',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull().default('Other'),
    country: text('country').notNull().default('Other'),
    specialty: text('specialty'),
    organizationName: text('organization_name'),
    organizationSize: text('organization_size'),
    accessStatus: text('access_status', { enum: ['verified', 'unverified', 'blocked'] })
      .notNull()
      .default('unverified'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('practitioners_email_unique').on(table.email),
    check(
      'practitioners_access_status',
      sql`${table.accessStatus} in ('verified', 'unverified', 'blocked')`,
    ),
    ownRowsOnly(table.id),
    pgPolicy('accounts_all_rows', {
      for: 'all',
      to: authRole,
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
)

const practitionerId = () =>
  uuid('practitioner_id')
    .notNull()
    .references(() => practitioners.id, { onDelete: 'cascade' })

export const patients = pgTable(
  'patients',
  {
    id: id(),
    practitionerId: practitionerId(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // What sessions and tasks refer to, so that they cannot point at somebody else's patient.
    unique('patients_owner_id').on(table.practitionerId, table.id),
    index('patients_owner_name').on(table.practitionerId, sql`lower(${table.name})`),
    ownRowsOnly(table.practitionerId),
  ],
)

/** The composite key keeps a row from naming a patient of another practitioner. */
function ownPatient(name: string, owner: AnyPgColumn, patient: AnyPgColumn) {
  return foreignKey({
    name,
    columns: [owner, patient],
    foreignColumns: [patients.practitionerId, patients.id],
  })
}

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    practitionerId: practitionerId(),
    patientId: uuid('patient_id'),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ownPatient('sessions_own_patient', table.practitionerId, table.patientId),
    index('sessions_owner_created').on(table.practitionerId, table.createdAt.desc()),
    index('sessions_patient').on(table.patientId),
    ownRowsOnly(table.practitionerId),
  ],
)

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    practitionerId: practitionerId(),
    patientId: uuid('patient_id'),
    title: text('title').notNull(),
    category: text('category').notNull(),
    status: text('status').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ownPatient('tasks_own_patient', table.practitionerId, table.patientId),
    index('tasks_owner_created').on(table.practitionerId, table.createdAt.desc()),
    index('tasks_patient').on(table.patientId),
    ownRowsOnly(table.practitionerId),
  ],
)

/** Keys that sign access tokens, sealed under SECRET_KEY. The application's role cannot read them. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  sealedJwk: bytea('sealed_jwk').notNull(),
  createdAt: createdAt(),
})

/** Unlogged (see its migration): counts may be lost in a crash, and cost no WAL. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
