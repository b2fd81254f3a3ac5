import type { Note } from '@chartwright/contract/notes'
import type { Tx } from '../../db/open.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'
import { alignSentences } from './align-sentences.ts'
import { replaceEvidence } from './evidence.queries.ts'
import { hashSentence } from './hash-sentence.ts'
import { addScribeHashes } from './insights.queries.ts'
import { sentencesOf } from './sentences.ts'

/** Part of every save of a note, in its transaction. Without a transcript there is no evidence. */
export async function recordEvidence(tx: Tx, practitionerId: string, note: Note): Promise<void> {
  const lines = await listSegmentsOfSession(tx, practitionerId, note.session_id)
  const sentences = lines.length === 0 ? [] : sentencesOf(note.note_text).map(({ text }) => text)
  const supported = alignSentences(sentences, lines)
  const rows = sentences.map((sentence, index) => ({
    sentence,
    segmentIds: supported[index] ?? [],
  }))
  await replaceEvidence(tx, practitionerId, note.id, rows)
}

/** What a scribe wrote or proposed for a note. What stood there before is not its work. */
export async function recordScribeText(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  html: string,
  before = '',
): Promise<void> {
  const known = new Set(sentencesOf(before).map(({ text }) => hashSentence(text)))
  const hashes = sentencesOf(html).map(({ text }) => hashSentence(text))
  const fresh = [...new Set(hashes)].filter((hash) => !known.has(hash))
  await addScribeHashes(tx, practitionerId, noteId, fresh)
}
