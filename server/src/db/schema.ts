import { TEMPLATE_CATEGORIES, TEMPLATE_ICONS } from '@chartwright/contract/limits'
import { PATIENT_SEXES } from '@chartwright/contract/patient-details'
import type { TaskCategory, TaskStatus } from '@chartwright/contract/tasks'
import type { Tab } from '@chartwright/contract/tabs'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { authRole, bytea, createdAt, id, jobsRole, moment, ownRowsOnly } from './columns.ts'

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
    pgPolicy('jobs_all_rows', { for: 'select', to: jobsRole, using: sql`true` }),
  ],
)

export const practitionerId = () =>
  uuid('practitioner_id')
    .notNull()
    .references(() => practitioners.id, { onDelete: 'cascade' })

export const patients = pgTable(
  'patients',
  {
    id: id(),
    practitionerId: practitionerId(),
    name: text('name').notNull(),
    dateOfBirth: date('date_of_birth'),
    /** Number of their record elsewhere. */
    recordNumber: text('record_number'),
    sex: text('sex', { enum: PATIENT_SEXES }),
    pronouns: text('pronouns'),
    phone: text('phone'),
    email: text('email'),
    createdAt: createdAt(),
  },
  (table) => [
    check('patients_sex', sql`${table.sex} in ('female', 'male', 'other', 'unknown')`),
    // Two patients with one number are one patient entered twice, or a typing error.
    uniqueIndex('patients_record_number').on(
      table.practitionerId,
      sql`lower(${table.recordNumber})`,
    ),
    // Referenced by sessions and tasks, so that they cannot belong to somebody else's patient.
    unique('patients_owner_id').on(table.practitionerId, table.id),
    index('patients_owner_name').on(table.practitionerId, sql`lower(${table.name})`),
    ownRowsOnly(table.practitionerId),
  ],
)

/** The composite key prevents a row from referencing a patient of another practitioner. */
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
    /** A person has named it: `name` counts, and `topic` no longer. */
    isRenamed: boolean('is_renamed').notNull().default(false),
    /** What the ledger says the visit is about; null: nothing yet. */
    topic: text('topic'),
    tabs: jsonb('tabs').$type<Tab[]>().notNull().default([]),
    activeTabId: text('active_tab_id'),
    tabContents: jsonb('tab_contents').$type<Record<string, string>>().notNull().default({}),
    contentVersion: integer('content_version').notNull().default(1),
    /** State of the automatic note. left: a person asked for it first. */
    readyState: text('ready_state', { enum: ['due', 'written', 'failed', 'left'] }),
    readyNoteId: uuid('ready_note_id'),
    /** Why it failed. */
    readyMessage: text('ready_message'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('sessions_ready_state', sql`${table.readyState} in ('due', 'written', 'failed', 'left')`),
    ownPatient('sessions_own_patient', table.practitionerId, table.patientId),
    // Referenced by notes, so that they cannot belong to somebody else's session.
    unique('sessions_owner_id').on(table.practitionerId, table.id),
    index('sessions_owner_created').on(
      table.practitionerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('sessions_patient').on(table.patientId),
    ownRowsOnly(table.practitionerId),
  ],
)

/** Default templates belong to nobody: every practitioner reads them, only the owner of the tables writes them. */
export const templates = pgTable(
  'templates',
  {
    id: id(),
    practitionerId: uuid('practitioner_id').references(() => practitioners.id, {
      onDelete: 'cascade',
    }),
    title: text('template_title').notNull(),
    description: text('template_description').notNull().default(''),
    type: text('template_type', { enum: TEMPLATE_CATEGORIES }).notNull(),
    text: text('template_text').notNull(),
    icon: text('icon', { enum: TEMPLATE_ICONS }),
    isDefault: boolean('is_default').notNull().default(false),
    /** The owner's name if it is shared with the other practitioners; null: it is not. */
    sharedBy: text('shared_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('templates_owner', sql`${table.isDefault} = (${table.practitionerId} is null)`),
    index('templates_owner').on(table.practitionerId),
    index('templates_shared')
      .on(table.createdAt)
      .where(sql`${table.sharedBy} is not null`),
    ownRowsOnly(table.practitionerId),
    pgPolicy('defaults_for_all', { for: 'select', to: 'public', using: sql`${table.isDefault}` }),
    pgPolicy('shared_for_all', {
      for: 'select',
      to: 'public',
      using: sql`${table.sharedBy} is not null`,
    }),
    pgPolicy('defaults_by_owner', {
      for: 'all',
      to: 'public',
      using: sql`${table.isDefault} and current_user <> 'chartwright_app'`,
      withCheck: sql`${table.isDefault} and current_user <> 'chartwright_app'`,
    }),
  ],
)

/** A practitioner's preferences. No row: the defaults. */
export const practitionerSettings = pgTable(
  'practitioner_settings',
  {
    practitionerId: practitionerId().primaryKey(),
    defaultTemplateId: uuid('default_template_id').references(() => templates.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    index('practitioner_settings_template').on(table.defaultTemplateId),
    ownRowsOnly(table.practitionerId),
  ],
)

export const notes = pgTable(
  'notes',
  {
    id: id(),
    practitionerId: practitionerId(),
    sessionId: uuid('session_id').notNull(),
    templateId: uuid('template_id').references(() => templates.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    text: text('note_text').notNull(),
    /** Who wrote it first; null if a person started it. */
    provider: text('provider'),
    model: text('model'),
    /** What its reader must know about how it was written. */
    remark: text('remark'),
    /** Written before the last words of the session were transcribed. */
    fromIncompleteTranscript: boolean('from_incomplete_transcript').notNull().default(false),
    /** Lines of the session have been replaced since it was written. */
    beforeSecondHearing: boolean('before_second_hearing').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'notes_own_session',
      columns: [table.practitionerId, table.sessionId],
      foreignColumns: [sessions.practitionerId, sessions.id],
    }).onDelete('cascade'),
    // Referenced by evidence, so that it cannot belong to somebody else's note.
    unique('notes_owner_id').on(table.practitionerId, table.id),
    index('notes_session').on(table.sessionId, table.createdAt),
    index('notes_template').on(table.templateId),
    ownRowsOnly(table.practitionerId),
  ],
)

/** One per session; each non-empty line of its text is a segment. */
export const transcripts = pgTable(
  'transcripts',
  {
    id: id(),
    practitionerId: practitionerId(),
    sessionId: uuid('session_id').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'transcripts_own_session',
      columns: [table.practitionerId, table.sessionId],
      foreignColumns: [sessions.practitionerId, sessions.id],
    }).onDelete('cascade'),
    unique('transcripts_session').on(table.sessionId),
    // Referenced by segments, so that they cannot belong to somebody else's transcript.
    unique('transcripts_owner_id').on(table.practitionerId, table.id),
    ownRowsOnly(table.practitionerId),
  ],
)

/** What was said, piece by piece. Typed and pasted lines have no times. */
export const transcriptSegments = pgTable(
  'transcript_segments',
  {
    id: id(),
    practitionerId: practitionerId(),
    transcriptId: uuid('transcript_id').notNull(),
    index: integer('index').notNull(),
    startMs: integer('start_ms'),
    endMs: integer('end_ms'),
    speaker: text('speaker'),
    text: text('text').notNull(),
    confidence: real('confidence'),
    /** Of each word of the text, separated by spaces. */
    wordConfidence: real('word_confidence').array(),
    /** As it was heard or typed, if a person has corrected it. */
    originalText: text('original_text'),
    /** A person has heard or read it and confirmed that it is right. */
    isChecked: boolean('is_checked').notNull().default(false),
    /** Of recording_segments, if it was split or merged; null: the one with its own id. */
    soundIds: uuid('sound_ids').array(),
    /** As a person has set it; guesses are not stored. */
    role: text('role', { enum: ['clinician', 'patient', 'other'] }),
    /** The text before the second hearing replaced it. */
    heardFirst: text('heard_first'),
  },
  (table) => [
    foreignKey({
      name: 'transcript_segments_own_transcript',
      columns: [table.practitionerId, table.transcriptId],
      foreignColumns: [transcripts.practitionerId, transcripts.id],
    }).onDelete('cascade'),
    unique('transcript_segments_place').on(table.transcriptId, table.index),
    check('transcript_segments_role', sql`${table.role} in ('clinician', 'patient', 'other')`),
    ownRowsOnly(table.practitionerId),
  ],
)

/** What a person has said about one voice of a visit, for all its lines, including later ones. */
export const transcriptSpeakers = pgTable(
  'transcript_speakers',
  {
    practitionerId: practitionerId(),
    transcriptId: uuid('transcript_id').notNull(),
    /** As in its lines: 'Speaker 2'. */
    label: text('label').notNull(),
    name: text('name'),
    role: text('role', { enum: ['clinician', 'patient', 'other'] }),
  },
  (table) => [
    primaryKey({ columns: [table.transcriptId, table.label] }),
    foreignKey({
      name: 'transcript_speakers_own_transcript',
      columns: [table.practitionerId, table.transcriptId],
      foreignColumns: [transcripts.practitionerId, transcripts.id],
    }).onDelete('cascade'),
    check('transcript_speakers_role', sql`${table.role} in ('clinician', 'patient', 'other')`),
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
    category: text('category').$type<TaskCategory>().notNull(),
    status: text('status').$type<TaskStatus>().notNull(),
    dueDate: date('due_date'),
    sessionId: uuid('session_id'),
    /** A line of the session. It may be gone: lines are replaced when a transcript is edited. */
    segmentId: uuid('segment_id'),
    createdAt: createdAt(),
  },
  (table) => [
    ownPatient('tasks_own_patient', table.practitionerId, table.patientId),
    // Its migration clears session_id alone: the owner stays.
    foreignKey({
      name: 'tasks_own_session',
      columns: [table.practitionerId, table.sessionId],
      foreignColumns: [sessions.practitionerId, sessions.id],
    }).onDelete('set null'),
    // Each title once per session; tasks without a session are not restricted.
    uniqueIndex('tasks_session_title').on(
      table.practitionerId,
      table.sessionId,
      sql`lower(btrim(regexp_replace(${table.title}, '\\s+', ' ', 'g'), ' .'))`,
    ),
    index('tasks_owner_created').on(table.practitionerId, table.createdAt.desc()),
    index('tasks_patient').on(table.patientId),
    ownRowsOnly(table.practitionerId),
  ],
)

/**
 * Keys that sign access tokens, encrypted with SECRET_KEY. The application's role cannot read them.
 */
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
