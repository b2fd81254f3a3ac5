import { TEMPLATE_CATEGORIES, TEMPLATE_ICONS } from '@chartwright/contract/limits'
import type { TaskCategory, TaskStatus } from '@chartwright/contract/tasks'
import type { Tab } from '@chartwright/contract/tabs'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgRole,
  pgTable,
  primaryKey,
  real,
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
/** In the milliseconds of the wire, so that a moment sent back finds its row. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

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

/** The queue's own role finds by ids and states what needs work, and reads nothing else. */
const jobsRole = pgRole('chartwright_jobs').existing()

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
    tabs: jsonb('tabs').$type<Tab[]>().notNull().default([]),
    activeTabId: text('active_tab_id'),
    tabContents: jsonb('tab_contents').$type<Record<string, string>>().notNull().default({}),
    contentVersion: integer('content_version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    ownPatient('sessions_own_patient', table.practitionerId, table.patientId),
    // What notes refer to, so that they cannot stand in somebody else's session.
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
    /** The owner's name, where it is offered to the other practitioners; null: it is not. */
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

export const notes = pgTable(
  'notes',
  {
    id: id(),
    practitionerId: practitionerId(),
    sessionId: uuid('session_id').notNull(),
    templateId: uuid('template_id').references(() => templates.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    text: text('note_text').notNull(),
    /** Who wrote it first; null for what a person began. */
    provider: text('provider'),
    model: text('model'),
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
    // What evidence refers to, so that it cannot stand beside somebody else's note.
    unique('notes_owner_id').on(table.practitionerId, table.id),
    index('notes_session').on(table.sessionId, table.createdAt),
    index('notes_template').on(table.templateId),
    ownRowsOnly(table.practitionerId),
  ],
)

/** One for each session; each line of its text that is not empty is a segment. */
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
    // What segments refer to, so that they cannot stand in somebody else's transcript.
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
    /** As a person has set it; what is guessed is not stored. */
    role: text('role', { enum: ['clinician', 'patient'] }),
  },
  (table) => [
    foreignKey({
      name: 'transcript_segments_own_transcript',
      columns: [table.practitionerId, table.transcriptId],
      foreignColumns: [transcripts.practitionerId, transcripts.id],
    }).onDelete('cascade'),
    unique('transcript_segments_place').on(table.transcriptId, table.index),
    check('transcript_segments_role', sql`${table.role} in ('clinician', 'patient')`),
    ownRowsOnly(table.practitionerId),
  ],
)

const sampleCount = (name: string) => bigint(name, { mode: 'number' })

/** What one microphone gave, from start to stop. Positions are samples of 44.1 kHz from its start. */
export const recordings = pgTable(
  'recordings',
  {
    id: id(),
    practitionerId: practitionerId(),
    sessionId: uuid('session_id').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Where it begins in the session's time, after the recordings before it. */
    offsetMs: integer('offset_ms').notNull(),
    receivedSamples: sampleCount('received_samples').notNull().default(0),
    /** Everything before this position is cut into segments. */
    segmentedSamples: sampleCount('segmented_samples').notNull().default(0),
    segmentCount: integer('segment_count').notNull().default(0),
    state: text('state', { enum: ['live', 'ended', 'complete'] })
      .notNull()
      .default('live'),
    completedAt: moment('completed_at'),
    audioDeletedAt: moment('audio_deleted_at'),
    /** The one socket that may write, and the node that holds it. */
    holder: uuid('holder'),
    holderNode: text('holder_node'),
    holderSeenAt: moment('holder_seen_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'recordings_own_session',
      columns: [table.practitionerId, table.sessionId],
      foreignColumns: [sessions.practitionerId, sessions.id],
    }).onDelete('cascade'),
    // What chunks and segments refer to, so that they cannot stand in somebody else's recording.
    unique('recordings_owner_id').on(table.practitionerId, table.id),
    check('recordings_state', sql`${table.state} in ('live', 'ended', 'complete')`),
    check(
      'recordings_positions',
      sql`${table.segmentedSamples} between 0 and ${table.receivedSamples}`,
    ),
    index('recordings_session').on(table.sessionId, table.startedAt),
    index('recordings_unfinished')
      .on(table.id)
      .where(sql`${table.state} <> 'complete'`),
    index('recordings_with_audio')
      .on(table.completedAt)
      .where(sql`${table.state} = 'complete' and ${table.audioDeletedAt} is null`),
    ownRowsOnly(table.practitionerId),
    pgPolicy('jobs_all_rows', { for: 'select', to: jobsRole, using: sql`true` }),
  ],
)

function ownRecording(name: string, owner: AnyPgColumn, recording: AnyPgColumn) {
  return foreignKey({
    name,
    columns: [owner, recording],
    foreignColumns: [recordings.practitionerId, recordings.id],
  }).onDelete('cascade')
}

/** About a second of s16le each, without holes: where samples were lost, `pcm` is null. */
export const audioChunks = pgTable(
  'audio_chunks',
  {
    practitionerId: practitionerId(),
    recordingId: uuid('recording_id').notNull(),
    fromSample: sampleCount('from_sample').notNull(),
    sampleCount: integer('sample_count').notNull(),
    pcm: bytea('pcm'),
  },
  (table) => [
    primaryKey({ columns: [table.recordingId, table.fromSample] }),
    ownRecording('audio_chunks_own_recording', table.practitionerId, table.recordingId),
    check('audio_chunks_length', sql`${table.sampleCount} > 0`),
    ownRowsOnly(table.practitionerId),
  ],
)

/** What is recognised at a time, with the padding that it is recognised with. */
export const recordingSegments = pgTable(
  'recording_segments',
  {
    id: id(),
    practitionerId: practitionerId(),
    recordingId: uuid('recording_id').notNull(),
    index: integer('index').notNull(),
    fromSample: sampleCount('from_sample').notNull(),
    toSample: sampleCount('to_sample').notNull(),
    kind: text('kind', { enum: ['speech', 'gap'] }).notNull(),
    state: text('state', { enum: ['waiting', 'done'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    text: text('text').notNull().default(''),
    confidence: real('confidence'),
    /** In the transcript: segments get there in order, whenever they were done. */
    applied: boolean('applied').notNull().default(false),
  },
  (table) => [
    ownRecording('recording_segments_own_recording', table.practitionerId, table.recordingId),
    unique('recording_segments_place').on(table.recordingId, table.index),
    index('recording_segments_open')
      .on(table.recordingId, table.index)
      .where(sql`not ${table.applied}`),
    ownRowsOnly(table.practitionerId),
  ],
)

/** For each sentence of a note the transcript's lines that support it; replaced at every save. */
export const noteEvidence = pgTable(
  'note_evidence',
  {
    practitionerId: practitionerId(),
    noteId: uuid('note_id').notNull(),
    sentenceIndex: integer('sentence_index').notNull(),
    sentence: text('sentence').notNull(),
    /** Of transcript_segments; empty where nothing that was said supports it. */
    segmentIds: uuid('segment_ids').array().notNull(),
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

/** What the practitioner does not want to hear of a note any more, by the finding's key. */
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

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    practitionerId: practitionerId(),
    patientId: uuid('patient_id'),
    title: text('title').notNull(),
    category: text('category').$type<TaskCategory>().notNull(),
    status: text('status').$type<TaskStatus>().notNull(),
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
