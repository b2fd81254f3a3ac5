import {
  encodeNoteFrame,
  noteStream,
  type GenerateNote,
  type NoteFrame,
} from '@chartwright/contract/note-frames'
import { notesApi } from '@chartwright/contract/notes'
import type { FastifyInstance } from 'fastify'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mountLong, mountStream, type Gate, type LongCall } from '../../http/mount.ts'
import { holding, type Slots } from '../../http/slots.ts'
import type { Scribe } from '../../providers/scribe/scribe.ts'
import type { VisitCache } from '../evidence/evidence.api.ts'
import { readFacts, type FactLedger } from '../facts/facts.api.ts'
import type { LastWords } from '../recording/recording.api.ts'
import { leaveReadyNote } from '../sessions/sessions.api.ts'
import { readSettings } from '../settings/settings.api.ts'
import { generateNote } from './generate-note.ts'
import { findNote } from './notes.queries.ts'
import { readSources } from './read-sources.ts'

export function generateNoteRoutes(
  app: FastifyInstance,
  gate: Gate,
  scribe: Scribe,
  ledger: FactLedger,
  slots: Slots,
  visits: VisitCache,
  lastWords: LastWords,
): void {
  const { db } = gate

  const begin = async (call: LongCall<typeof noteStream | typeof notesApi.generate>) => {
    const { practitioner, params, body, signal, log } = call
    await asPractitioner(db, practitioner.id, (tx) =>
      leaveIfAsked(tx, practitioner.id, params.session_id, body),
    )
    const { isComplete } = await lastWords.requireComplete(practitioner.id, params.session_id, {
      allowIncomplete: body.allow_incomplete,
    })
    const sources = await asPractitioner(db, practitioner.id, (tx) =>
      readSources(tx, practitioner.id, params.session_id, body),
    )
    const text = body.transcribed_text
    const facts = await readFacts(ledger, practitioner.id, params.session_id, text)
    const generation = {
      db,
      scribe,
      practitionerId: practitioner.id,
      sources,
      facts,
      isTranscriptComplete: isComplete,
      visits,
      signal,
      log,
    }
    return holding(slots.take(practitioner.id), generateNote(generation))
  }

  mountStream(app, gate, noteStream, async (call) => encodeAll(await begin(call)))

  mountLong(app, gate, notesApi.generate, async (call) => {
    const noteId = await noteIdOf(await begin(call))
    const { id } = call.practitioner
    const note = await asPractitioner(db, id, (tx) => findNote(tx, id, noteId))
    if (!note) throw new AppError('NOT_FOUND', 'Note not found.')
    return note
  })
}

/** A person asks for the automatic note before it is written: it is theirs. */
async function leaveIfAsked(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  asked: GenerateNote,
): Promise<void> {
  const { default_template_id: templateId } = await readSettings(tx, practitionerId)
  if (asked.note_id !== undefined || asked.template_id !== templateId) return
  await leaveReadyNote(tx, practitionerId, sessionId)
}

async function* encodeAll(frames: AsyncIterable<NoteFrame>): AsyncGenerator<string> {
  for await (const frame of frames) yield encodeNoteFrame(frame)
}

async function noteIdOf(frames: AsyncIterable<NoteFrame>): Promise<string> {
  for await (const frame of frames) {
    if (frame.kind === 'saved') return frame.noteId
    if (frame.kind === 'error') throw new AppError('SCRIBE_FAILED', frame.message)
  }
  throw new AppError('SCRIBE_FAILED')
}
