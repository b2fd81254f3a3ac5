import type { NoteVersion, NoteVersionText } from '@chartwright/contract/note-history'
import { and, desc, eq, sql } from 'drizzle-orm'
import { noteSignatures, noteVersions } from '../../../db/note-history-schema.ts'
import type { Tx } from '../../../db/open.ts'
import { practitioners } from '../../../db/schema.ts'
import type { NewestVersion } from './fold-version.ts'

const columns = {
  id: noteVersions.id,
  number: noteVersions.number,
  writer: noteVersions.writer,
  writer_name: noteVersions.writerName,
  model: noteVersions.model,
  product_version: noteVersions.productVersion,
  accepted_by: noteVersions.acceptedBy,
  restored_from: noteVersions.restoredFrom,
  created_at: noteVersions.createdAt,
  updated_at: noteVersions.updatedAt,
}

function onWire<T extends { created_at: Date; updated_at: Date }>(row: T) {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function ofNote(practitionerId: string, noteId: string) {
  return and(eq(noteVersions.practitionerId, practitionerId), eq(noteVersions.noteId, noteId))
}

/** Newest first. */
export async function listVersions(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<NoteVersion[]> {
  const rows = await tx
    .select(columns)
    .from(noteVersions)
    .where(ofNote(practitionerId, noteId))
    .orderBy(desc(noteVersions.number))
  return rows.map(onWire)
}

/** Like listVersions. */
export async function listVersionTexts(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<NoteVersionText[]> {
  const rows = await tx
    .select({ ...columns, note_text: noteVersions.text })
    .from(noteVersions)
    .where(ofNote(practitionerId, noteId))
    .orderBy(desc(noteVersions.number))
  return rows.map(onWire)
}

/** Undefined if the version is missing or another practitioner's. */
export async function findVersion(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  number: number,
): Promise<NoteVersionText | undefined> {
  const [row] = await tx
    .select({ ...columns, note_text: noteVersions.text })
    .from(noteVersions)
    .where(and(ofNote(practitionerId, noteId), eq(noteVersions.number, number)))
  return row && onWire(row)
}

interface Newest extends NewestVersion {
  readonly id: string
  readonly number: number
  readonly isSame: boolean
}

/** The newest version, compared with a text. Undefined if the note has no version. */
export async function findNewest(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  text: string,
): Promise<Newest | undefined> {
  const [row] = await tx
    .select({
      id: noteVersions.id,
      number: noteVersions.number,
      writer: noteVersions.writer,
      restoredFrom: noteVersions.restoredFrom,
      wasSigned: sql<boolean>`exists (select from ${noteSignatures} s where s.version_id = "note_versions"."id")`,
      ageMs: sql<number>`(extract(epoch from now() - ${noteVersions.createdAt}) * 1000)::float8`,
      chars: sql<number>`length(${noteVersions.text})`,
      isSame: sql<boolean>`${noteVersions.text} = ${text}`,
    })
    .from(noteVersions)
    .where(ofNote(practitionerId, noteId))
    .orderBy(desc(noteVersions.number))
    .limit(1)
  return row
}

type NewVersion = Omit<
  typeof noteVersions.$inferInsert,
  'practitionerId' | 'writerName' | 'acceptedBy'
>

export async function insertVersion(
  tx: Tx,
  practitionerId: string,
  version: NewVersion & { readonly scribeName?: string; readonly isAccepted?: boolean },
): Promise<void> {
  const { scribeName, isAccepted = false, ...row } = version
  const ownName = sql<string>`(select p.name from ${practitioners} p where p.id = ${practitionerId})`
  await tx.insert(noteVersions).values({
    ...row,
    practitionerId,
    writerName: scribeName ?? ownName,
    acceptedBy: isAccepted ? ownName : null,
  })
}

export async function changeVersion(
  tx: Tx,
  practitionerId: string,
  versionId: string,
  text: string,
): Promise<void> {
  await tx
    .update(noteVersions)
    .set({ text, updatedAt: sql`now()` })
    .where(and(eq(noteVersions.practitionerId, practitionerId), eq(noteVersions.id, versionId)))
}
