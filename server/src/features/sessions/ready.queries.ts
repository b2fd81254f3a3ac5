import { SESSION_MAX_TABS } from '@chartwright/contract/limits'
import { noteTabId, TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { notes, sessions } from '../../db/schema.ts'

type ReadyState = (typeof sessions.$inferSelect)['readyState']

function owned(practitionerId: string, sessionId: string) {
  return and(eq(sessions.practitionerId, practitionerId), eq(sessions.id, sessionId))
}

/**
 * Its note is null if it was deleted. Undefined if the session is missing or another
 * practitioner's.
 */
export async function findReady(tx: Tx, practitionerId: string, sessionId: string) {
  const [row] = await tx
    .select({ state: sessions.readyState, noteId: notes.id, message: sessions.readyMessage })
    .from(sessions)
    .leftJoin(
      notes,
      and(eq(notes.practitionerId, sessions.practitionerId), eq(notes.id, sessions.readyNoteId)),
    )
    .where(owned(practitionerId, sessionId))
  return row
}

/**
 * A recording has all its words: the follow-up is done by a job that is part of the same
 * transaction. A session gets one automatic note: whatever was written or requested already stays.
 */
export async function orderFinish(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<void> {
  const isOpen = or(isNull(sessions.readyState), eq(sessions.readyState, 'failed'))
  await tx
    .update(sessions)
    .set({ readyState: 'due', readyMessage: null })
    .where(and(owned(practitionerId, sessionId), isOpen))
  await tx.execute(sql`select graphile_worker.order_finish(${sessionId})`)
}

/** False if it was no longer due, or the session is gone: then nothing changes. */
export async function setReady(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  change: { readonly state: ReadyState; readonly noteId?: string; readonly message?: string },
): Promise<boolean> {
  const { state, noteId = null, message = null } = change
  const { rowCount } = await tx
    .update(sessions)
    .set({ readyState: state, readyNoteId: noteId, readyMessage: message })
    .where(and(owned(practitionerId, sessionId), eq(sessions.readyState, 'due')))
  return rowCount === 1
}

/** A person asks for that note: it is not written automatically a second time. */
export async function leaveReadyNote(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<void> {
  const isUnwritten = or(isNull(sessions.readyState), ne(sessions.readyState, 'written'))
  await tx
    .update(sessions)
    .set({ readyState: 'left', readyMessage: null })
    .where(and(owned(practitionerId, sessionId), isUnwritten))
}

/** In front, for whoever opens the session next. Without stored tabs, all notes are open. */
export async function addNoteTab(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  note: { readonly id: string; readonly title: string },
): Promise<void> {
  const tab = { id: noteTabId(note.id), title: note.title, isClosable: true }
  const hasRoom = sql`jsonb_array_length(${sessions.tabs}) between 1 and ${SESSION_MAX_TABS - 1}`
  await tx
    .update(sessions)
    .set({
      activeTabId: tab.id,
      tabs: sql`case when ${hasRoom} then ${sessions.tabs} || ${JSON.stringify([tab])}::jsonb
        else ${sessions.tabs} end`,
    })
    .where(owned(practitionerId, sessionId))
}

/** Whether the ledger may name it. False if the session is missing or another practitioner's. */
export async function takesTopic(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(owned(practitionerId, sessionId), eq(sessions.isRenamed, false)))
  return rows.length === 1
}

/** Does nothing once a person has named it. */
export async function setTopic(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  topic: string,
): Promise<void> {
  const isNews = sql`${sessions.topic} is distinct from ${topic}`
  await tx
    .update(sessions)
    .set({ topic })
    .where(and(owned(practitionerId, sessionId), eq(sessions.isRenamed, false), isNews))
}

/** Forgets what it knows from what was said: its topic, and a note due to be written from it. */
export async function forgetSaid(tx: Tx, practitionerId: string, sessionId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({
      topic: null,
      tabContents: sql`${sessions.tabContents} - ${TRANSCRIPTION_TAB.id}::text`,
      readyState: sql`case when ${sessions.readyState} = 'due' then 'left' else ${sessions.readyState} end`,
    })
    .where(owned(practitionerId, sessionId))
}
