import type { Note } from '@chartwright/contract/notes'
import type { NoteFrame } from '@chartwright/contract/note-frames'
import type { FastifyBaseLogger } from 'fastify'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Database } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { htmlOfMarkdown } from '../../lib/note-markdown.ts'
import { ScribeError, type Scribe } from '../../providers/scribe/scribe.ts'
import type { VisitCache } from '../evidence/evidence.api.ts'
import { findTemplate } from '../templates/templates.api.ts'
import type { NoteSources } from './read-sources.ts'
import { rewriteNote, saveNote } from './save-note.ts'

export interface Generation {
  readonly db: Database
  readonly scribe: Scribe
  readonly practitionerId: string
  readonly sources: NoteSources
  /** Of what was said, when it was read. */
  readonly isTranscriptComplete: boolean
  readonly visits: VisitCache
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
}

/**
 * Saves what was written whole, even when nobody waits for it any more, and never a part. No
 * transaction is open while the scribe writes.
 */
export async function* generateNote(generation: Generation): AsyncGenerator<NoteFrame> {
  const { scribe, sources, signal, log } = generation
  const event = { sessionId: sources.sessionId, provider: scribe.name }
  const startedAtMs = performance.now()
  const durationMs = () => Math.round(performance.now() - startedAtMs)
  let markdown = ''
  try {
    for await (const text of scribe.writeNote({ ...sources, signal })) {
      if (signal.aborted) return
      markdown += text
      yield { kind: 'text', text }
    }
    if (markdown.trim() === '') throw new ScribeError('The writer wrote nothing.')
  } catch (error) {
    if (signal.aborted) return
    log.warn({ err: error, ...event, durationMs: durationMs() }, 'note not written')
    yield { kind: 'error', message: describeFailure(error) }
    return
  }
  try {
    const note = await save(generation, markdown)
    log.info({ ...event, noteId: note.id, durationMs: durationMs() }, 'note written')
    yield { kind: 'saved', noteId: note.id }
  } catch (error) {
    log.error({ err: error, ...event }, 'note not saved')
    yield { kind: 'error', message: describeFailure(error), isUnsaved: true }
  }
}

function describeFailure(error: unknown): string {
  const isForPeople = error instanceof ScribeError || error instanceof AppError
  return (isForPeople ? error : new AppError('SCRIBE_FAILED')).message
}

async function save(generation: Generation, markdown: string): Promise<Note> {
  const text = htmlOfMarkdown(markdown)
  try {
    return await saveOnce(generation, text)
  } catch (error) {
    if (error instanceof AppError) throw error
    // The template may have gone between the look and the insert.
    return saveOnce(generation, text)
  }
}

function saveOnce(generation: Generation, text: string): Promise<Note> {
  const { db, practitionerId, scribe, sources, visits } = generation
  const { sessionId, templateId, template, note: earlier } = sources
  return asPractitioner(
    db,
    practitionerId,
    async (tx) => {
      const isThere = (await findTemplate(tx, practitionerId, templateId)) !== undefined
      const note = {
        sessionId,
        templateId: isThere ? templateId : null,
        title: template.title,
        text,
        provider: scribe.name,
        model: scribe.model,
        fromIncompleteTranscript: !generation.isTranscriptComplete,
      }
      if (earlier) return rewriteNote(tx, practitionerId, earlier, note, visits)
      return saveNote(tx, practitionerId, note, visits)
    },
    ({ id }) => ({ practitionerId, what: 'note_generated', objectIds: [id, sessionId] }),
  )
}
