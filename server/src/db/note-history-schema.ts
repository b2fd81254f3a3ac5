import type { Acknowledged, EvidenceState } from '@chartwright/contract/signatures'
import type { SignedFact } from '../clinical/patients/signed-fact.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, ownRowsOnly } from './columns.ts'
import { notes, practitionerId } from './schema.ts'

/** Every text that a note has had; the newest is the current one. Only that one may change. */
export const noteVersions = pgTable(
  'note_versions',
  {
    id: id(),
    practitionerId: practitionerId(),
    noteId: uuid('note_id').notNull(),
    /** From 1 on, without gaps. */
    number: integer('number').notNull(),
    text: text('note_text').notNull(),
    /** unknown: a note from before its history was kept, which may have several writers. */
    writer: text('writer', { enum: ['scribe', 'person', 'unknown'] }).notNull(),
    /** The person's name as it was then, or the scribe's. */
    writerName: text('writer_name'),
    model: text('model'),
    /** Of the product, if the built-in writer wrote it. */
    productVersion: text('product_version'),
    /** Who accepted the assistant's proposal. */
    acceptedBy: text('accepted_by'),
    /** The number of the version that a person restored with it. */
    restoredFrom: integer('restored_from'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Of the last edit that it contains. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'note_versions_own_note',
      columns: [table.practitionerId, table.noteId],
      foreignColumns: [notes.practitionerId, notes.id],
    }).onDelete('cascade'),
    check('note_versions_writer', sql`${table.writer} in ('scribe', 'person', 'unknown')`),
    unique('note_versions_number').on(table.noteId, table.number),
    // Referenced by signatures, so that they cannot belong to somebody else's text.
    unique('note_versions_owner_id').on(table.practitionerId, table.id),
    ownRowsOnly(table.practitionerId),
  ],
)

/**
 * While a note has a signature that is not withdrawn, triggers prevent any change or deletion of
 * the note.
 */
export const noteSignatures = pgTable(
  'note_signatures',
  {
    id: id(),
    practitionerId: practitionerId(),
    noteId: uuid('note_id').notNull(),
    versionId: uuid('version_id').notNull(),
    /** As they were then: a trigger compares them with the practitioner's row. */
    signerName: text('signer_name').notNull(),
    signerRole: text('signer_role').notNull(),
    signedAt: moment('signed_at').notNull().defaultNow(),
    /** SHA-256 of the note's text in UTF-8, in hexadecimal digits: a trigger compares it. */
    contentSha256: text('content_sha256').notNull(),
    evidence: jsonb('evidence').$type<EvidenceState>().notNull(),
    acknowledged: jsonb('acknowledged').$type<Acknowledged>().notNull(),
    /**
     * Medicines, problems and allergies of the visit as the ledger had them then, without the words
     * that they were said in. Null: signed before this was stored, or the ledger could not be read.
     */
    ledger: jsonb('ledger').$type<SignedFact[]>(),
    unsignedAt: moment('unsigned_at'),
    unsignedName: text('unsigned_name'),
    unsignedReason: text('unsigned_reason'),
  },
  (table) => [
    foreignKey({
      name: 'note_signatures_own_note',
      columns: [table.practitionerId, table.noteId],
      foreignColumns: [notes.practitionerId, notes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'note_signatures_own_version',
      columns: [table.practitionerId, table.versionId],
      foreignColumns: [noteVersions.practitionerId, noteVersions.id],
    }).onDelete('cascade'),
    check(
      'note_signatures_unsigned',
      sql`(${table.unsignedAt} is null) = (${table.unsignedReason} is null)`,
    ),
    uniqueIndex('note_signatures_one')
      .on(table.noteId)
      .where(sql`${table.unsignedAt} is null`),
    index('note_signatures_version').on(table.versionId),
    unique('note_signatures_owner_id').on(table.practitionerId, table.id),
    ownRowsOnly(table.practitionerId),
  ],
)

/** Additions to a signed note, each with its own signature. Never changed. */
export const noteAddenda = pgTable(
  'note_addenda',
  {
    id: id(),
    practitionerId: practitionerId(),
    noteId: uuid('note_id').notNull(),
    /** The note's signature under which it was added. */
    signatureId: uuid('signature_id').notNull(),
    text: text('text').notNull(),
    signerName: text('signer_name').notNull(),
    signerRole: text('signer_role').notNull(),
    signedAt: moment('signed_at').notNull().defaultNow(),
    contentSha256: text('content_sha256').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'note_addenda_own_note',
      columns: [table.practitionerId, table.noteId],
      foreignColumns: [notes.practitionerId, notes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'note_addenda_own_signature',
      columns: [table.practitionerId, table.signatureId],
      foreignColumns: [noteSignatures.practitionerId, noteSignatures.id],
    }).onDelete('cascade'),
    index('note_addenda_note').on(table.noteId, table.signedAt),
    index('note_addenda_signature').on(table.signatureId),
    ownRowsOnly(table.practitionerId),
  ],
)
