import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { bytea, id, jobsRole, moment, ownRowsOnly } from './columns.ts'
import { practitionerId, sessions } from './schema.ts'

const sampleCount = (name: string) => bigint(name, { mode: 'number' })

/**
 * The audio of one microphone, from start to stop. Positions are samples of 44.1 kHz from its
 * start.
 */
export const recordings = pgTable(
  'recordings',
  {
    id: id(),
    practitionerId: practitionerId(),
    sessionId: uuid('session_id').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Where it starts in the session's time, after the recordings before it. */
    offsetMs: integer('offset_ms').notNull(),
    receivedSamples: sampleCount('received_samples').notNull().default(0),
    /** Everything before this position is cut into segments. */
    segmentedSamples: sampleCount('segmented_samples').notNull().default(0),
    segmentCount: integer('segment_count').notNull().default(0),
    /** For how many of its segments in the transcript the speaker is settled. */
    labelledCount: integer('labelled_count').notNull().default(0),
    state: text('state', { enum: ['live', 'ended', 'complete'] })
      .notNull()
      .default('live'),
    completedAt: moment('completed_at'),
    audioDeletedAt: moment('audio_deleted_at'),
    /** The patient's answer that ended it. withdrawn: for good; declined: until they say yes. */
    stoppedBy: text('stopped_by', { enum: ['declined', 'withdrawn'] }),
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
    // Referenced by chunks and segments, so that they cannot belong to somebody else's recording.
    unique('recordings_owner_id').on(table.practitionerId, table.id),
    check('recordings_state', sql`${table.state} in ('live', 'ended', 'complete')`),
    check('recordings_stopped_by', sql`${table.stoppedBy} in ('declined', 'withdrawn')`),
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

/** About a second of s16le each, without gaps: where samples were lost, `pcm` is null. */
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
    /** Of each word of the text, separated by spaces. */
    wordConfidence: real('word_confidence').array(),
    /**
     * The voice print, as 32-bit floats, and the seconds it is based on; deleted with the audio.
     */
    voicePrint: bytea('voice_print'),
    voiceS: real('voice_s'),
    /** In the transcript: segments are added in order, whenever they were finished. */
    applied: boolean('applied').notNull().default(false),
    /**
     * State of the second hearing: waiting for it; replaced or kept by it. Null if it is not
     * wanted. `text` and `confidence` keep the first hearing.
     */
    again: text('again', { enum: ['waiting', 'replaced', 'kept'] }),
  },
  (table) => [
    ownRecording('recording_segments_own_recording', table.practitionerId, table.recordingId),
    unique('recording_segments_place').on(table.recordingId, table.index),
    index('recording_segments_open')
      .on(table.recordingId, table.index)
      .where(sql`not ${table.applied}`),
    check('recording_segments_again', sql`${table.again} in ('waiting', 'replaced', 'kept')`),
    index('recording_segments_again_waiting')
      .on(table.recordingId, table.index)
      .where(sql`${table.again} = 'waiting'`),
    ownRowsOnly(table.practitionerId),
  ],
)
