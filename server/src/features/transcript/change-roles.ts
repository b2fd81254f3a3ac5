import type { RoleChange, Transcript } from '@chartwright/contract/transcript'
import { guessRoles, sameLabel } from '../../clinical/roles/guess-roles.ts'
import { otherRole, type Role } from '../../clinical/roles/role.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import type { StoredSegment } from './show-roles.ts'
import { findSessionOf, findTranscript, listSegments, setRoles } from './transcript.queries.ts'

/** Under the session's lock, as all that is written to its transcript: a swap reads before it writes. */
export async function changeRoles(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  change: RoleChange,
): Promise<Transcript> {
  const sessionId = await findSessionOf(tx, practitionerId, transcriptId)
  if (sessionId === undefined || !(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Transcript not found.')
  }
  const segments = await listSegments(tx, practitionerId, transcriptId)
  await setRoles(tx, practitionerId, transcriptId, rolesAfter(segments, change))
  const transcript = await findTranscript(tx, practitionerId, { id: transcriptId })
  if (!transcript) throw new Error('the transcript is gone in its own transaction')
  return transcript
}

function rolesAfter(
  segments: readonly StoredSegment[],
  change: RoleChange,
): Map<string, Role | null> {
  if (change.scope === 'swap') return swapped(segments)
  const chosen = segments.find(({ id }) => id === change.segment_id)
  if (!chosen) throw new AppError('NOT_FOUND', 'Line not found.')
  const isMeant =
    change.scope === 'line' ? (line: StoredSegment) => line === chosen : sameLabel(chosen)
  return new Map(segments.filter(isMeant).map(({ id }) => [id, change.role]))
}

/** What nobody knows stays unknown. */
function swapped(segments: readonly StoredSegment[]): Map<string, Role> {
  const roles = guessRoles(segments)
  return new Map(
    segments.flatMap(({ id }, at) => {
      const role = roles[at] ?? 'unsure'
      return role === 'unsure' ? [] : [[id, otherRole(role)] as const]
    }),
  )
}
