import type { ConsentMode } from '@chartwright/contract/consent'
import type { Tx } from '../../db/open.ts'
import { markIncomplete, markReadyIncomplete } from '../notes/notes.api.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { Refusal } from './live/refusal.ts'
import type { RecordingKey } from './recording-deps.ts'
import {
  findRow,
  insertRecording,
  listLive,
  markEnded,
  notify,
  takeOver,
  type Holder,
  type RecordingRow,
} from './recordings.queries.ts'
import { requireConsent } from './require-consent.ts'

export interface Wanted {
  readonly practitionerId: string
  readonly sessionId: string
  /** Undefined: a new recording. */
  readonly recordingId: string | undefined
  readonly consent: ConsentMode
  readonly holder: Holder
  /** Whether this node has this socket. */
  readonly isHeldHere: (holderId: string) => boolean
}

/**
 * Makes this socket the only one that records this session. It takes over from an earlier socket of
 * the same recording, and is refused while another recording of the session has a live one. Earlier
 * recordings that nobody holds are ended, and returned.
 */
export async function holdRecording(
  tx: Tx,
  { practitionerId, sessionId, recordingId, consent, holder, isHeldHere }: Wanted,
): Promise<{ recording: RecordingRow; ended: RecordingKey[] }> {
  if (!(await lockSession(tx, practitionerId, sessionId))) {
    throw new Refusal('notFound', 'Session not found.')
  }
  // Under the session's lock, which every recording and every withdrawal of consent takes as well.
  await requireConsent(tx, { practitionerId, sessionId, recordingId, consent })
  const others = (await listLive(tx, practitionerId, sessionId)).filter(
    ({ id }) => id !== recordingId,
  )
  const isHeld = others.some((other) =>
    other.holderNode === holder.node
      ? other.holder !== null && isHeldHere(other.holder)
      : other.isNodeAlive,
  )
  if (isHeld) {
    throw new Refusal('alreadyRecording', 'This session is being recorded in another window.')
  }
  const ended = others.map(({ id }) => ({ id, practitionerId }))
  for (const key of ended) await markEnded(tx, key)
  if (recordingId === undefined) {
    await markReadyIncomplete(tx, practitionerId, sessionId)
    return { recording: await insertRecording(tx, practitionerId, sessionId, holder), ended }
  }
  const key = { id: recordingId, practitionerId }
  const before = await findRow(tx, key)
  // Nobody was waiting for it any more, and it resumes: notes written since lack what comes now.
  if (before && before.state !== 'live') {
    await markIncomplete(tx, practitionerId, sessionId, before.startedAt)
  }
  await takeOver(tx, key, holder)
  await notify(tx, { kind: 'taken', recording: recordingId, holder: holder.id })
  const recording = await findRow(tx, key)
  if (!recording) throw new Refusal('notFound', 'Recording not found.')
  return { recording, ended }
}
