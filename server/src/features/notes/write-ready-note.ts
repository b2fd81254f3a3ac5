import type { Note } from '@chartwright/contract/notes'
import type { Logger } from 'pino'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Database, Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequireRoom } from '../../http/storage-limit.ts'
import type { Scribe } from '../../providers/scribe/scribe.ts'
import type { VisitCache } from '../evidence/evidence.api.ts'
import { readFacts, type FactLedger } from '../facts/facts.api.ts'
import { listRecordings } from '../recording/recording.api.ts'
import { addNoteTab, findReady, lockSession, setReady } from '../sessions/sessions.api.ts'
import { readSettings } from '../settings/settings.api.ts'
import { generateNote } from './generate-note.ts'
import { listNotes, markIncomplete } from './notes.queries.ts'
import { readSources, type NoteSources } from './read-sources.ts'

export interface ReadyNoteDeps {
  readonly db: Database
  readonly log: Logger
  readonly scribe: Scribe
  readonly visits: VisitCache
  readonly facts: FactLedger
  /** Throws STORAGE_FULL. */
  readonly requireRoom: RequireRoom
}

export interface SessionKey {
  readonly practitionerId: string
  readonly sessionId: string
}

/**
 * Writes the note of the default template if it is due: once per session, however often this runs.
 * A failure is stored with the session, for the practitioner to read.
 */
export async function writeReadyNote(
  deps: ReadyNoteDeps,
  key: SessionKey,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = new Date()
  const sources = await begin(deps, key)
  if (!sources) return
  const { db, log, scribe, visits } = deps
  const { practitionerId, sessionId } = key
  const facts = await readOrSettle(deps, key, () =>
    readFacts(deps.facts, practitionerId, sessionId),
  )
  if (!facts) return
  const frames = generateNote({
    db,
    scribe,
    practitionerId,
    sources,
    facts,
    isTranscriptComplete: true,
    visits,
    signal,
    log,
    alsoSave: (tx, note) => claim(tx, key, note, startedAt),
  })
  for await (const frame of frames) {
    if (frame.kind === 'saved') return
    if (frame.kind === 'error') return settle(deps, key, frame.message)
  }
  // Interrupted: the queue runs it again.
  throw new Error('The note was not finished')
}

/** Undefined: there is nothing to write. */
async function begin(deps: ReadyNoteDeps, key: SessionKey): Promise<NoteSources | undefined> {
  const { practitionerId, sessionId } = key
  return readOrSettle(deps, key, () =>
    asPractitioner(deps.db, practitionerId, async (tx) => {
      // Gone if it was deleted.
      if (!(await lockSession(tx, practitionerId, sessionId))) return undefined
      if ((await findReady(tx, practitionerId, sessionId))?.state !== 'due') return undefined
      const templateId = await findTemplateId(tx, key)
      if (templateId === undefined) {
        await setReady(tx, practitionerId, sessionId, { state: null })
        return undefined
      }
      await deps.requireRoom(tx, practitionerId)
      return readSources(tx, practitionerId, sessionId, { template_id: templateId })
    }),
  )
}

/** Undefined: it cannot be read, and the practitioner is told why. */
async function readOrSettle<Read>(
  deps: ReadyNoteDeps,
  key: SessionKey,
  read: () => Promise<Read>,
): Promise<Read | undefined> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Nothing was said: there is nothing to write, and nobody asked.
    await settle(deps, key, error.code === 'NO_TRANSCRIPT' ? undefined : error.message)
    return undefined
  }
}

/**
 * Undefined without a default template, if there is already a note of it, and while more is being
 * said.
 */
async function findTemplateId(
  tx: Tx,
  { practitionerId, sessionId }: SessionKey,
): Promise<string | undefined> {
  const { default_template_id: templateId } = await readSettings(tx, practitionerId)
  if (templateId === null || (await isOpen(tx, { practitionerId, sessionId }))) return undefined
  const notes = await listNotes(tx, practitionerId, sessionId)
  return notes.some((note) => note.template_id === templateId) ? undefined : templateId
}

/** A recording in progress orders the note again when it ends. */
async function isOpen(tx: Tx, { practitionerId, sessionId }: SessionKey): Promise<boolean> {
  const recordings = await listRecordings(tx, practitionerId, sessionId)
  return recordings.some(({ state }) => state !== 'complete')
}

/** Part of the save, which has locked the session: of two concurrent writers, one saves. */
async function claim(
  tx: Tx,
  key: SessionKey,
  note: Pick<Note, 'id' | 'title'>,
  startedAt: Date,
): Promise<void> {
  const { practitionerId, sessionId } = key
  const isFirst = await setReady(tx, practitionerId, sessionId, {
    state: 'written',
    noteId: note.id,
  })
  if (!isFirst) throw new AppError('CONFLICT')
  await addNoteTab(tx, practitionerId, sessionId, note)
  if (await isOpen(tx, key)) await markIncomplete(tx, practitionerId, sessionId, startedAt)
}

/** Does nothing if it was written or requested in the meantime, or the session is gone. */
async function settle(
  { db }: ReadyNoteDeps,
  { practitionerId, sessionId }: SessionKey,
  message: string | undefined,
): Promise<void> {
  const outcome = message === undefined ? { state: null } : { state: 'failed' as const, message }
  await asPractitioner(db, practitionerId, (tx) => setReady(tx, practitionerId, sessionId, outcome))
}
