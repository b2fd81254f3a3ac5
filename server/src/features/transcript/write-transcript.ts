import type { Transcript } from '@chartwright/contract/transcript'
import type { Tx } from '../../db/open.ts'
import { newId } from '../../lib/ids.ts'
import { AppError } from '../../http/app-error.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { alignLines } from './align-lines.ts'
import { linesOf } from './lines-of.ts'
import {
  findSessionOf,
  findTranscript,
  insertTranscript,
  listSegments,
  replaceText,
  type Line,
} from './transcript.queries.ts'

/**
 * A session has one. Sent again, the same text is the same transcript; a different one is refused.
 */
export async function createTranscript(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  text: string,
): Promise<Transcript> {
  if (!(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Session not found.')
  }
  const known = await findTranscript(tx, practitionerId, { sessionId })
  if (known?.text === text) return known
  if (known && known.text !== '') {
    throw new AppError('CONFLICT', 'This session has a transcript already.')
  }
  const id = known?.id ?? (await insertTranscript(tx, practitionerId, sessionId))
  return write(tx, practitionerId, id, text)
}

export async function changeTranscript(
  tx: Tx,
  practitionerId: string,
  id: string,
  text: string,
): Promise<Transcript> {
  const sessionId = await findSessionOf(tx, practitionerId, id)
  // The session's lock serialises everybody who writes its transcript.
  if (sessionId === undefined || !(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Transcript not found.')
  }
  return write(tx, practitionerId, id, text)
}

async function write(
  tx: Tx,
  practitionerId: string,
  id: string,
  text: string,
): Promise<Transcript> {
  const segments = await listSegments(tx, practitionerId, id)
  const texts = linesOf(text)
  const kept = alignLines(
    segments.map((segment) => segment.text),
    texts,
  )
  const lines = texts.map((line, index): Line => {
    const known = segments[kept[index] ?? -1]
    return { id: known?.id ?? newId(), isNew: known === undefined, text: line }
  })
  await replaceText(tx, practitionerId, id, text, lines)
  const transcript = await findTranscript(tx, practitionerId, { id })
  if (!transcript) throw new Error('the transcript is gone in its own transaction')
  return transcript
}
