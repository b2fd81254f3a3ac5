import type { Note } from '@chartwright/contract/notes'
import type { Tx } from '../../db/open.ts'
import { lockNotes } from '../notes/notes.api.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'
import { listEvidence, listTold, replaceEvidence, type ToldSentence } from './evidence.queries.ts'
import { factsOf } from './indexing/read-facts.ts'
import { createVisitCache, type VisitCache } from './indexing/visit-cache.ts'
import { addScribeHashes, findScribeHashes } from './insights.queries.ts'
import { alignSentence } from './judging/align-sentence.ts'
import { hashSentence } from './judging/hash-sentence.ts'
import { toldByHash } from './judging/told-by-hash.ts'
import { sentencesOf } from './sentences.ts'

export type { ToldSentence } from './evidence.queries.ts'
export type { VisitCache } from './indexing/visit-cache.ts'

export { forgetEvidence, listEvidence, listTold } from './evidence.queries.ts'
export { findBlanks } from './judging/find-blanks.ts'
export { findDismissals } from './insights.queries.ts'
export { splitSentences } from './sentences.ts'
export { readInsights } from './read-insights.ts'

/**
 * Part of every save of a note, in its transaction. A sentence that its writer told with its sources
 * keeps them for as long as it stands there and one of its lines does; for others the lines are
 * found by their words. Without a transcript there is no evidence but what was told.
 */
export async function recordEvidence(
  tx: Tx,
  practitionerId: string,
  note: Note,
  visits: VisitCache,
  told: readonly ToldSentence[] = [],
): Promise<void> {
  const before = await listTold(tx, practitionerId, note.id)
  const visit = visits.get(await listSegmentsOfSession(tx, practitionerId, note.session_id))
  const byHash = toldByHash([...before, ...told])
  const lines = new Set(visit.lines.map(({ id }) => id))
  const isGone = lines.size === 0 && byHash.size === 0
  const sentences = isGone ? [] : sentencesOf(note.note_text).map(({ text }) => text)
  const rows = factsOf(sentences).map((facts, at) => {
    const sentence = sentences[at] ?? ''
    const own = byHash.get(hashSentence(sentence))
    const segmentIds = own?.segmentIds.filter((id) => lines.has(id)) ?? []
    if (own && (segmentIds.length > 0 || own.segmentIds.length === 0))
      return { sentence, segmentIds, factIds: own.factIds }
    const found = alignSentence(facts, visit).flatMap((place) => visit.lines[place]?.id ?? [])
    return { sentence, segmentIds: found, factIds: null }
  })
  await replaceEvidence(tx, practitionerId, note.id, rows)
}

/**
 * After a change of the transcript, in its transaction: the notes of the session rest on the lines
 * as they are now. The caller has locked the session, so that no note is added meanwhile.
 */
export async function renewEvidence(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<void> {
  const visits = createVisitCache(1)
  for (const note of await lockNotes(tx, practitionerId, sessionId)) {
    await recordEvidence(tx, practitionerId, note, visits)
  }
}

/** Whether every sentence of the text came from a scribe or stood in the note before. */
export async function wasProposed(
  tx: Tx,
  practitionerId: string,
  { id, note_text: html }: Note,
): Promise<boolean> {
  const scribes = await findScribeHashes(tx, practitionerId, id)
  const before = await listEvidence(tx, practitionerId, id)
  const stood = new Set(before.map(({ sentence }) => hashSentence(sentence)))
  const hashes = sentencesOf(html).map(({ text }) => hashSentence(text))
  return (
    hashes.some((hash) => scribes.has(hash)) &&
    hashes.every((hash) => scribes.has(hash) || stood.has(hash))
  )
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
