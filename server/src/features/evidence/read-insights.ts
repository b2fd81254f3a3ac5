import type { Insights } from '@chartwright/contract/insights'
import type { Note } from '@chartwright/contract/notes'
import type { Tx } from '../../db/open.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'
import { alignSentences } from './align-sentences.ts'
import { hashSentence } from './hash-sentence.ts'
import { findScribeHashes } from './insights.queries.ts'
import { sentencesOf } from './sentences.ts'

/** How a note stands to what was said and typed, now. */
export async function readInsights(tx: Tx, practitionerId: string, note: Note): Promise<Insights> {
  const lines = await listSegmentsOfSession(tx, practitionerId, note.session_id)
  const hashes = await findScribeHashes(tx, practitionerId, note.id)
  const sentences = sentencesOf(note.note_text)
  const supported = alignSentences(
    sentences.map(({ text }) => text),
    lines,
  )
  const placeOf = new Map(lines.map(({ id, index }) => [id, index]))
  return {
    note_id: note.id,
    version: note.version,
    has_transcript: lines.length > 0,
    sentences: sentences.map(({ text, section }, at) => {
      const author = hashes.has(hashSentence(text)) ? 'scribe' : 'clinician'
      const ids = (supported[at] ?? []).toSorted(
        (a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0),
      )
      const standing =
        ids.length > 0 ? 'supported' : author === 'clinician' ? 'typed' : 'unsupported'
      return { text, section, standing, author, segment_ids: ids, context_lines: [], conflicts: [] }
    }),
    omissions: [],
    inner_conflicts: [],
    note_words: countWords(note.note_text),
    visit_words: lines.reduce((sum, { text }) => sum + countWords(text), 0),
    reading_ease: null,
  }
}

function countWords(text: string): number {
  return text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
