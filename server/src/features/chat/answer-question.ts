import type { ProposedNote, QueryTypeInfo } from '@chartwright/contract/chat'
import { CHAT_FAILED, type ChatFrame } from '@chartwright/contract/chat-frames'
import type { Note } from '@chartwright/contract/notes'
import { QUERY_TYPES, type QueryType } from '@chartwright/contract/query-types'
import type { FastifyBaseLogger } from 'fastify'
import { htmlOfMarkdown, markdownOfHtml } from '../../lib/note-markdown.ts'
import { ScribeError, type Scribe } from '../../providers/scribe/scribe.ts'
import { detectQueryType } from './detect-query-type.ts'
import { findSources } from './find-sources.ts'
import type { Asked } from './read-asked.ts'

export interface Answering {
  readonly scribe: Scribe
  readonly asked: Asked
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  /** Called before a change of a note is shown. */
  readonly onProposed: (note: Note, html: string) => Promise<void>
}

const NO_OPEN_NOTE = 'Open the note that should be changed, and ask again.'
const SIGNED = 'This note is signed. Add an addendum, or unsign it, and ask again.'
const CHANGED = 'Here is the changed note. Nothing is changed before you accept it.'

export function describeType(name: QueryType): QueryTypeInfo {
  const [label, description] = QUERY_TYPES[name]
  return { name, label, description }
}

/** One metadata, then chunks and restarts, then one end. Nothing more follows an abort. */
export async function* answerQuestion(answering: Answering): AsyncGenerator<ChatFrame> {
  const { scribe, asked, signal, log } = answering
  const queryType = detectQueryType(asked.question)
  yield {
    type: 'metadata',
    detected_query_type: queryType,
    query_type_info: describeType(queryType),
    provider: scribe.name,
  }
  try {
    yield* queryType === 'note-edit' ? proposeEdit(answering) : answer(answering, queryType)
  } catch (error) {
    if (signal.aborted) return
    // If nothing was said in the visit, the reason is nobody's fault.
    if (error instanceof ScribeError && asked.segments.length === 0) {
      yield { type: 'chunk', content: error.message }
      yield { type: 'end' }
      return
    }
    log.warn({ err: error, provider: scribe.name, queryType }, 'question not answered')
    yield { type: 'end', error: CHAT_FAILED }
  }
}

async function* answer(
  { scribe, asked, signal }: Answering,
  queryType: QueryType,
): AsyncGenerator<ChatFrame> {
  const { question, segments, facts, notes, known } = asked
  let said = ''
  for await (const piece of scribe.answer({
    question,
    queryType,
    segments,
    facts,
    notes,
    known,
    signal,
  })) {
    if (signal.aborted) return
    if (piece === '') continue
    const isMore = typeof piece === 'string'
    said = isMore ? said + piece : ''
    yield isMore ? { type: 'chunk', content: piece } : { type: 'restart' }
  }
  yield { type: 'end', sources: findSources(said, segments, asked.areStored) }
}

async function* proposeEdit({
  scribe,
  asked,
  signal,
  onProposed,
}: Answering): AsyncGenerator<ChatFrame> {
  const { question: instruction, segments, facts, known, openNote } = asked
  if (!openNote || openNote.signature) {
    yield { type: 'chunk', content: openNote ? SIGNED : NO_OPEN_NOTE }
    yield { type: 'end' }
    return
  }
  const text = markdownOfHtml(openNote.note_text)
  const edit = await scribe.editNote({ instruction, text, segments, facts, known, signal })
  if (edit.kind === 'declined') {
    yield { type: 'chunk', content: edit.reason }
    yield { type: 'end' }
    return
  }
  const proposed: ProposedNote = {
    note_id: openNote.id,
    version: openNote.version,
    note_text: htmlOfMarkdown(edit.text),
  }
  await onProposed(openNote, proposed.note_text)
  yield { type: 'chunk', content: CHANGED }
  yield { type: 'end', proposed_note: proposed }
}
