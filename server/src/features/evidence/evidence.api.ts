import type { Note } from '@chartwright/contract/notes'
import type { Tx } from '../../db/open.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'
import { alignSentences } from './align-sentences.ts'
import { replaceEvidence } from './evidence.queries.ts'
import { sentencesOf } from './sentences.ts'

/** Part of every save of a note, in its transaction. Without a transcript there is no evidence. */
export async function recordEvidence(tx: Tx, practitionerId: string, note: Note): Promise<void> {
  const lines = await listSegmentsOfSession(tx, practitionerId, note.session_id)
  const sentences = lines.length === 0 ? [] : sentencesOf(note.note_text)
  const supported = alignSentences(sentences, lines)
  const rows = sentences.map((sentence, index) => ({
    sentence,
    segmentIds: supported[index] ?? [],
  }))
  await replaceEvidence(tx, practitionerId, note.id, rows)
}
