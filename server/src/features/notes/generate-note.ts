import type { Fact } from '@chartwright/contract/facts'
import type { Note } from '@chartwright/contract/notes'
import type { NoteFrame } from '@chartwright/contract/note-frames'
import type { FastifyBaseLogger } from 'fastify'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Database, Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { htmlOfMarkdown } from '../../lib/note-markdown.ts'
import {
  ScribeError,
  type Piece,
  type Scribe,
  type SentenceSource,
  type Sources,
} from '../../providers/scribe/scribe.ts'
import type { VisitCache } from '../evidence/evidence.api.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { findTemplate } from '../templates/templates.api.ts'
import { countHeardAgain, listSegmentsOfSession } from '../transcript/transcript.api.ts'
import type { NoteSources } from './read-sources.ts'
import { rewriteNote, saveNote, type NewNote } from './save-note.ts'

export interface Generation {
  readonly db: Database
  readonly scribe: Scribe
  readonly practitionerId: string
  readonly sources: NoteSources
  readonly facts: readonly Fact[]
  /** Of the transcript, when it was read. */
  readonly isTranscriptComplete: boolean
  readonly visits: VisitCache
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  /** Part of the save: if it throws, the save is rolled back. */
  readonly alsoSave?: (tx: Tx, note: Note) => Promise<void>
}

interface Written {
  readonly markdown: string
  readonly provider: string
  readonly model: string | null
  readonly remark: string | null
  readonly sources: readonly SentenceSource[]
}

/**
 * Saves a complete note, even if nobody is waiting for it any more, and never a part. No
 * transaction is open while the scribe writes.
 */
export async function* generateNote(generation: Generation): AsyncGenerator<NoteFrame> {
  const { scribe, sources, facts, signal, log } = generation
  const event = { sessionId: sources.sessionId, provider: scribe.name }
  const startedAtMs = performance.now()
  const durationMs = () => Math.round(performance.now() - startedAtMs)
  let written: Written = {
    markdown: '',
    provider: scribe.name,
    model: scribe.model,
    remark: null,
    sources: [],
  }
  try {
    for await (const piece of scribe.writeNote({ ...sources, facts, signal })) {
      if (signal.aborted) return
      written = add(written, piece)
      if (typeof piece === 'string') yield { kind: 'text', text: piece }
      else if (piece.kind === 'restart') yield { kind: 'restart' }
    }
    if (written.markdown.trim() === '') throw new ScribeError('The writer wrote nothing.')
  } catch (error) {
    if (signal.aborted) return
    log.warn({ err: error, ...event, durationMs: durationMs() }, 'note not written')
    yield { kind: 'error', message: describeFailure(error) }
    return
  }
  try {
    const note = await save(generation, written)
    const wasReplaced = written.provider !== scribe.name
    log.info({ ...event, noteId: note.id, wasReplaced, durationMs: durationMs() }, 'note written')
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

function add(written: Written, piece: Piece | Sources): Written {
  if (typeof piece === 'string') return { ...written, markdown: written.markdown + piece }
  if (piece.kind === 'sources') return { ...written, sources: piece.sentences }
  const { name: provider, model, remark } = piece.by ?? { ...written, name: written.provider }
  return { markdown: '', provider, model, remark, sources: [] }
}

async function save(generation: Generation, written: Written): Promise<Note> {
  const { markdown, sources: told, ...by } = written
  const { segments, style = [] } = generation.sources
  // Whoever wrote the note: what is always added has no source in the visit.
  const byStyle = style
    .filter(({ kind, source }) => kind === 'added' && markdown.includes(source))
    .map(({ source }) => source)
  const text = {
    ...by,
    text: htmlOfMarkdown(markdown),
    byStyle,
    told: [
      ...told.map(({ text: sentence, factIds, lines }) => ({
        sentence,
        factIds,
        segmentIds: lines.flatMap((line) => segments[line]?.id ?? []),
      })),
      ...byStyle.map((sentence) => ({ sentence, factIds: [], segmentIds: [] })),
    ],
  }
  try {
    return await saveOnce(generation, text)
  } catch (error) {
    if (error instanceof AppError) throw error
    // The template may have been deleted between the check and the insert.
    return saveOnce(generation, text)
  }
}

function saveOnce(
  generation: Generation,
  written: Pick<NewNote, 'text' | 'provider' | 'model' | 'remark' | 'told' | 'byStyle'>,
): Promise<Note> {
  const { db, practitionerId, sources, visits } = generation
  const { sessionId, templateId, template, note: earlier } = sources
  return asPractitioner(
    db,
    practitionerId,
    async (tx) => {
      // Everybody who writes the transcript holds this lock: no line is replaced until the commit.
      await lockSession(tx, practitionerId, sessionId)
      const lines = await listSegmentsOfSession(tx, practitionerId, sessionId)
      const isThere = (await findTemplate(tx, practitionerId, templateId)) !== undefined
      const note = {
        sessionId,
        templateId: isThere ? templateId : null,
        title: template.title,
        ...written,
        fromIncompleteTranscript: !generation.isTranscriptComplete,
        beforeSecondHearing: countHeardAgain(lines) > sources.heardAgain,
      }
      if (earlier) return rewriteNote(tx, practitionerId, earlier, note, visits)
      const saved = await saveNote(tx, practitionerId, note, visits)
      await generation.alsoSave?.(tx, saved)
      return saved
    },
    ({ id }) => ({ practitionerId, what: 'note_generated', objectIds: [id, sessionId] }),
  )
}
