import type { Note } from '@chartwright/contract/notes'
import { namesOf } from '../../clinical/style/is-learnable.ts'
import { observeStyle } from '../../clinical/style/observe-style.ts'
import type { Tx } from '../../db/open.ts'
import { findKnown } from '../sessions/sessions.api.ts'
import {
  addPreferences,
  findDraft,
  listSeenOften,
  replaceObservations,
} from './observations.queries.ts'
import { readSections } from './read-sections.ts'
import { hashWords } from './hash-words.ts'
import { isLearning, readStyle } from './style.queries.ts'

/**
 * Part of a person's save and of a signature, in its transaction. What a note says is counted once,
 * however often it is saved; what was seen in enough notes is shown from then on.
 */
export async function learnStyle(
  tx: Tx,
  practitionerId: string,
  note: Pick<Note, 'id' | 'session_id' | 'note_text'>,
): Promise<void> {
  if (!(await isLearning(tx, practitionerId))) return
  const draft = await findDraft(tx, practitionerId, note.id)
  if (draft === undefined) return
  const known = await findKnown(tx, practitionerId, note.session_id)
  const style = await readStyle(tx, practitionerId)
  const added = style.filter(({ kind }) => kind === 'added').map(({ source }) => source)
  const seen = observeStyle(readSections(draft), readSections(note.note_text), {
    names: namesOf(known.patientName, known.clinicianName),
    added: new Set(added),
  }).map((each) => ({
    ...each,
    sourceHash: hashWords(each.source),
    targetHash: hashWords(each.target),
  }))
  await replaceObservations(tx, practitionerId, note.id, seen)
  const often = new Set(await listSeenOften(tx, practitionerId, note.id))
  const isOften = (each: (typeof seen)[number]): boolean =>
    each.isEdit && often.has(`${each.kind} ${each.sourceHash} ${each.targetHash}`)
  await addPreferences(tx, practitionerId, seen.filter(isOften))
}
