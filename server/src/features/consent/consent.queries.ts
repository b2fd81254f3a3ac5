import type { Consent } from '@chartwright/contract/consent'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { sessionConsents } from '../../db/consent-schema.ts'
import type { Tx } from '../../db/open.ts'
import { newId } from '../../lib/ids.ts'

const columns = {
  id: sessionConsents.id,
  answer: sessionConsents.answer,
  recorded_at: sessionConsents.recordedAt,
  recorded_by: sessionConsents.recordedBy,
  wording_version: sessionConsents.wordingVersion,
  wording: sessionConsents.wording,
  transcript_deleted: sessionConsents.transcriptDeleted,
}

function inSession(practitionerId: string, sessionId: string) {
  return and(
    eq(sessionConsents.practitionerId, practitionerId),
    eq(sessionConsents.sessionId, sessionId),
  )
}

/** Oldest first. */
export async function listConsents(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<Consent[]> {
  const rows = await tx
    .select(columns)
    .from(sessionConsents)
    .where(inSession(practitionerId, sessionId))
    .orderBy(asc(sessionConsents.place))
  return rows.map((row) => ({ ...row, recorded_at: row.recorded_at.toISOString() }))
}

/** The current one; undefined if nothing was answered. */
export async function findLastAnswer(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<Consent['answer'] | undefined> {
  const [row] = await tx
    .select({ answer: sessionConsents.answer })
    .from(sessionConsents)
    .where(inSession(practitionerId, sessionId))
    .orderBy(desc(sessionConsents.place))
    .limit(1)
  return row?.answer
}

type NewConsent = Pick<
  typeof sessionConsents.$inferInsert,
  'answer' | 'recordedBy' | 'wordingVersion' | 'wording' | 'transcriptDeleted'
>

/** After the existing ones: the caller has locked the session. Returns its id. */
export async function insertConsent(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  consent: NewConsent,
): Promise<string> {
  const id = newId()
  const place = sql`(
    select coalesce(max(c.place), 0) + 1 from ${sessionConsents} c
    where c.practitioner_id = ${practitionerId} and c.session_id = ${sessionId})`
  await tx.insert(sessionConsents).values({ id, practitionerId, sessionId, place, ...consent })
  return id
}
