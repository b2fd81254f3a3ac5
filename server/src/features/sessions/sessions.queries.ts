import { SESSION_NAME_MAX_CHARS } from '@chartwright/contract/limits'
import type { Session, SessionDetail, SessionSaved } from '@chartwright/contract/sessions'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { holdsAll } from '../../db/holds-all.ts'
import type { Tx } from '../../db/open.ts'
import { noteSignatures } from '../../db/note-history-schema.ts'
import { notes, patients, sessions } from '../../db/schema.ts'
import { withNoteCounts } from './note-counts.queries.ts'

/**
 * The name a person gave it; otherwise what the ledger says the visit is about, with the patient's
 * name. That name is not stored in it: it comes and goes with the link.
 */
const shownName = sql<string>`case
  when ${sessions.isRenamed} or ${sessions.topic} is null then ${sessions.name}
  else left(${sessions.topic} || coalesce(' – ' || ${patients.name}, ''), ${sql.raw(String(SESSION_NAME_MAX_CHARS))})
end`

const columns = {
  id: sessions.id,
  name: shownName,
  practitioner_id: sessions.practitionerId,
  patient_id: sessions.patientId,
  patient_name: patients.name,
  created_at: sessions.createdAt,
}
const savedColumns = { ...columns, content_version: sessions.contentVersion }
const detailColumns = {
  ...savedColumns,
  tabs: sessions.tabs,
  activeTabId: sessions.activeTabId,
  tabContents: sessions.tabContents,
}
const itsPatient = and(
  eq(patients.practitionerId, sessions.practitionerId),
  eq(patients.id, sessions.patientId),
)

function owned(practitionerId: string, sessionId: string) {
  return and(eq(sessions.practitionerId, practitionerId), eq(sessions.id, sessionId))
}

interface Read {
  readonly id: string
  readonly created_at: Date
}

async function onWire<T extends Read>(tx: Tx, practitionerId: string, rows: readonly T[]) {
  const counted = await withNoteCounts(tx, practitionerId, rows)
  return counted.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

export interface SessionPage {
  readonly limit?: number | undefined
  readonly cursor?: { readonly created_at: string; readonly id: string } | undefined
  readonly search?: string | undefined
  readonly patientId?: string | undefined
}

/** Newest first. */
export async function listSessions(
  tx: Tx,
  practitionerId: string,
  { limit, cursor, search, patientId }: SessionPage = {},
): Promise<Session[]> {
  const query = tx
    .select(columns)
    .from(sessions)
    .leftJoin(patients, itsPatient)
    .where(
      and(
        eq(sessions.practitionerId, practitionerId),
        patientId === undefined ? undefined : eq(sessions.patientId, patientId),
        cursor &&
          sql`(${sessions.createdAt}, ${sessions.id}) < (${cursor.created_at}::timestamptz, ${cursor.id}::uuid)`,
        search
          ? sql`(position(lower(${search}) in lower(${shownName})) > 0
              or position(lower(${search}) in lower(${patients.name})) > 0)`
          : undefined,
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return onWire(tx, practitionerId, rows)
}

/** Those of this practitioner, newest first. */
export async function listSessionsById(
  tx: Tx,
  practitionerId: string,
  sessionIds: readonly string[],
): Promise<Session[]> {
  if (sessionIds.length === 0) return []
  const rows = await tx
    .select(columns)
    .from(sessions)
    .leftJoin(patients, itsPatient)
    .where(and(eq(sessions.practitionerId, practitionerId), inArray(sessions.id, [...sessionIds])))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  return onWire(tx, practitionerId, rows)
}

/**
 * The exact name first, then names that contain it as whole words, then those that start with it;
 * newest first.
 */
export async function findSessionsByName(
  tx: Tx,
  practitionerId: string,
  asked: string,
  limit: number,
): Promise<Session[]> {
  const folded = sql`search_fold(${shownName})`
  const wanted = sql`search_fold(${asked})`
  const rows = await tx
    .select(columns)
    .from(sessions)
    .leftJoin(patients, itsPatient)
    .where(
      and(eq(sessions.practitionerId, practitionerId), holdsAll(asked, shownName, patients.name)),
    )
    .orderBy(
      sql`case when ${folded} = ${wanted} then 0
        when position(' ' || ${wanted} || ' ' in ' ' || ${folded} || ' ') > 0 then 1
        when starts_with(${folded}, ${wanted}) then 2 else 3 end`,
      desc(sessions.createdAt),
      desc(sessions.id),
    )
    .limit(limit)
  return onWire(tx, practitionerId, rows)
}

/** Undefined if the session is missing or another practitioner's: existence is not disclosed. */
export async function findSession(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<SessionDetail | undefined> {
  const rows = await tx
    .select(detailColumns)
    .from(sessions)
    .leftJoin(patients, itsPatient)
    .where(owned(practitionerId, sessionId))
  const [session] = await onWire(tx, practitionerId, rows)
  return session
}

/** Like findSession, without its contents. */
export async function findSaved(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<SessionSaved | undefined> {
  const rows = await tx
    .select(savedColumns)
    .from(sessions)
    .leftJoin(patients, itsPatient)
    .where(owned(practitionerId, sessionId))
  const [session] = await onWire(tx, practitionerId, rows)
  return session
}

/**
 * HTML of one tab, empty if there is none. Undefined if the session is missing or another
 * practitioner's.
 */
export async function findTabContent(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  tabId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ html: sql<string>`coalesce(${sessions.tabContents} ->> ${tabId}, '')` })
    .from(sessions)
    .where(owned(practitionerId, sessionId))
  return row?.html
}

/** False if the session is missing or another practitioner's. */
export async function isSession(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(owned(practitionerId, sessionId))
  return rows.length === 1
}

/**
 * Like isSession. Until the transaction ends, others who lock it wait. Rows that refer to the
 * session can still be written: whoever has locked one of them, as Stop does, must not wait for
 * this lock.
 */
export async function lockSession(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(owned(practitionerId, sessionId))
    .for('no key update')
  return rows.length === 1
}

export async function insertSession(
  tx: Tx,
  practitionerId: string,
  session: { id: string; name: string; isRenamed: boolean; patientId: string | null },
): Promise<void> {
  await tx.insert(sessions).values({ practitionerId, ...session })
}

export interface SessionUpdate {
  readonly name?: string | undefined
  readonly patientId?: string | null | undefined
  readonly tabs?: SessionDetail['tabs'] | undefined
  readonly activeTabId?: string | undefined
  /** Tabs that are not named keep their content. */
  readonly tabContents?: Record<string, string> | undefined
}

/** False if this practitioner has no such session, or not in the expected version. */
export async function updateSession(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  { tabContents, ...change }: SessionUpdate,
  expectedVersion?: number,
): Promise<boolean> {
  const content = tabContents && {
    tabContents: sql`${sessions.tabContents} || ${JSON.stringify(tabContents)}::jsonb`,
    contentVersion: sql`${sessions.contentVersion} + 1`,
  }
  const isExpected =
    expectedVersion === undefined ? undefined : eq(sessions.contentVersion, expectedVersion)
  const named = change.name === undefined ? undefined : { isRenamed: true }
  const values = { ...change, ...named, ...content }
  if (Object.values(values).every((value) => value === undefined)) {
    return isSession(tx, practitionerId, sessionId)
  }
  const { rowCount } = await tx
    .update(sessions)
    .set(values)
    .where(and(owned(practitionerId, sessionId), isExpected))
  return rowCount === 1
}

/** How many of them were this practitioner's. */
export async function removeSessions(
  tx: Tx,
  practitionerId: string,
  sessionIds: readonly string[],
): Promise<number> {
  const { rowCount } = await tx
    .delete(sessions)
    .where(and(eq(sessions.practitionerId, practitionerId), inArray(sessions.id, [...sessionIds])))
  return rowCount ?? 0
}

/** Until the transaction ends, nobody can sign one of their notes. */
export async function countSignedNotes(
  tx: Tx,
  practitionerId: string,
  sessionIds: readonly string[],
): Promise<number> {
  const asked = and(
    eq(sessions.practitionerId, practitionerId),
    inArray(sessions.id, [...sessionIds]),
  )
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(asked)
    .orderBy(sessions.id)
    .for('update')
  const [row] = await tx
    .select({ signed: sql<number>`count(*)::int` })
    .from(noteSignatures)
    .innerJoin(
      notes,
      and(
        eq(notes.practitionerId, noteSignatures.practitionerId),
        eq(notes.id, noteSignatures.noteId),
      ),
    )
    .where(
      and(
        eq(notes.practitionerId, practitionerId),
        inArray(notes.sessionId, [...sessionIds]),
        isNull(noteSignatures.unsignedAt),
      ),
    )
  return row?.signed ?? 0
}

export async function unlinkPatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ patientId: null })
    .where(and(eq(sessions.practitionerId, practitionerId), eq(sessions.patientId, patientId)))
}
