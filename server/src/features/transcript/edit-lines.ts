import { TRANSCRIPT_MAX_CHARS } from '@chartwright/contract/limits'
import type { Transcript } from '@chartwright/contract/transcript'
import type { LineEdit } from '@chartwright/contract/transcript-lines'
import type { Tx } from '../../db/open.ts'
import type { LineRow } from '../../db/transcript-edit-schema.ts'
import { AppError } from '../../http/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { editLine } from './edit-line.ts'
import { deleteEdit, findEdit, insertEdit, listRows, replaceRows } from './edits.queries.ts'
import { isTextOf, replaceLines } from './replace-lines.ts'
import { findSessionOf, findText, findTranscript, setText } from './transcript.queries.ts'

/** Under the session's lock, like every write to its transcript. */
export async function editLines(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  edit: LineEdit,
): Promise<{ transcript: Transcript; edit_id: string }> {
  const { text, rows } = await lockLines(tx, practitionerId, transcriptId)
  const at = rows.findIndex(({ id }) => id === edit.segment_id)
  const [line, next] = rows.slice(at)
  if (at < 0 || !line) throw new AppError('NOT_FOUND', 'Line not found.')
  const after = editLine(line, next, edit, newId)
  const before = edit.act === 'merge' && next ? [line, next] : [line]
  await write(tx, practitionerId, transcriptId, { text, rows, at, before, after })
  const editId = await insertEdit(tx, practitionerId, transcriptId, { before, after })
  return { transcript: await getTranscript(tx, practitionerId, transcriptId), edit_id: editId }
}

/** Lines changed since are left alone; speakers set since are kept. */
export async function undoEdit(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  editId: string,
): Promise<Transcript> {
  const { text, rows } = await lockLines(tx, practitionerId, transcriptId)
  const edit = await findEdit(tx, practitionerId, transcriptId, editId)
  if (!edit) throw new AppError('NOT_FOUND', 'Edit not found.')
  const at = rows.findIndex(({ id }) => id === edit.after[0]?.id)
  const now = rows.slice(at, at + edit.after.length)
  if (at < 0 || !isSame(now, edit.after)) throw new AppError('CONFLICT')
  const roles = new Map(now.map(({ id, role }) => [id, role]))
  const after = edit.before.map((line) => ({ ...line, role: roles.get(line.id) ?? line.role }))
  await write(tx, practitionerId, transcriptId, { text, rows, at, before: now, after })
  await deleteEdit(tx, practitionerId, editId)
  return getTranscript(tx, practitionerId, transcriptId)
}

function isSame(now: readonly LineRow[], then: readonly LineRow[]): boolean {
  return (
    now.length === then.length &&
    now.every(({ id, text }, place) => id === then[place]?.id && text === then[place].text)
  )
}

async function lockLines(tx: Tx, practitionerId: string, transcriptId: string) {
  const sessionId = await findSessionOf(tx, practitionerId, transcriptId)
  if (sessionId === undefined || !(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Transcript not found.')
  }
  const known = await findText(tx, practitionerId, sessionId)
  const rows = await listRows(tx, practitionerId, transcriptId)
  return { text: known?.text ?? '', rows }
}

interface Change {
  readonly text: string
  readonly rows: readonly LineRow[]
  readonly at: number
  readonly before: readonly LineRow[]
  readonly after: readonly LineRow[]
}

async function write(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  { text, rows, at, before, after }: Change,
): Promise<void> {
  const texts = rows.map((row) => row.text)
  const whole = isTextOf(text, texts) ? text : texts.join('\n')
  const changed = replaceLines(
    whole,
    at,
    before.length,
    after.map((line) => line.text),
  )
  if (changed.length > TRANSCRIPT_MAX_CHARS) {
    throw new AppError('INVALID_REQUEST', 'The transcript would be too long.')
  }
  const first = before[0]?.index ?? 0
  await replaceRows(
    tx,
    practitionerId,
    transcriptId,
    before,
    after.map((line, place) => ({ ...line, index: first + place })),
  )
  await setText(tx, practitionerId, transcriptId, changed)
}

async function getTranscript(tx: Tx, practitionerId: string, id: string): Promise<Transcript> {
  const transcript = await findTranscript(tx, practitionerId, { id })
  if (!transcript) throw new Error('the transcript is gone in its own transaction')
  return transcript
}
