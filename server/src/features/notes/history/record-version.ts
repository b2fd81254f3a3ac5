import type { Note } from '@chartwright/contract/notes'
import type { Tx } from '../../../db/open.ts'
import { newId } from '../../../lib/ids.ts'
import { VERSION } from '../../../lib/version.ts'
import { isFolded } from './fold-version.ts'
import { changeVersion, findNewest, insertVersion } from './versions.queries.ts'

export type Writer =
  | { readonly kind: 'person'; readonly restoredFrom?: number }
  | {
      readonly kind: 'scribe'
      readonly name: string
      readonly model: string | null
      /** A person accepted its proposal. */
      readonly isAccepted?: boolean
    }

/**
 * Part of every save of a note, in the transaction that holds the note's row: the newest version is
 * always the text of the note.
 */
export async function recordVersion(
  tx: Tx,
  practitionerId: string,
  { id: noteId, note_text: text }: Pick<Note, 'id' | 'note_text'>,
  writer: Writer,
): Promise<void> {
  const newest = await findNewest(tx, practitionerId, noteId, text)
  const isPlainEdit = writer.kind === 'person' && writer.restoredFrom === undefined
  if (newest && isPlainEdit && newest.isSame) return
  if (newest && isPlainEdit && isFolded(newest, text.length)) {
    await changeVersion(tx, practitionerId, newest.id, text)
    return
  }
  const version = { id: newId(), noteId, number: (newest?.number ?? 0) + 1, text }
  if (writer.kind === 'person') {
    const { restoredFrom = null } = writer
    await insertVersion(tx, practitionerId, { ...version, writer: 'person', restoredFrom })
    return
  }
  const { name, model, isAccepted = false } = writer
  await insertVersion(tx, practitionerId, {
    ...version,
    writer: 'scribe',
    scribeName: name,
    isAccepted,
    model,
    // Without a model, the writer is part of the product, and changes with its version.
    productVersion: model === null ? VERSION : null,
  })
}
